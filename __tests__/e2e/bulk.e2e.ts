import type { Page } from '@playwright/test'
import { expect, settled, test } from './kit'

const PHONE = { width: 375, height: 812 }

test('店舗管理者が、ホームから15回以内の操作で10日分の求人を出し、10日ともカレンダーに載る', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  await signIn('store')
  const clientId =
    (await read<{ items: { id: number }[] }>('/accounts/me/accessible_resources/clients')).items[0]
      ?.id ?? 0
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  let taps = 0
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps++
    await target.click()
  }
  await tap(page.getByRole('button', { name: '募集する' }).first())
  await tap(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /を複数日に募集$/ })
      .first(),
  )
  await page.waitForURL(/\/bulk_create\?/)
  await settled(page)
  await watch.look('bulk_1_empty')

  const free = page
    .getByRole('gridcell')
    .getByRole('button')
    .and(page.locator(':not([aria-disabled]):not([data-today])'))
  const names: string[] = []
  for (let n = 0; n < 10; n++) {
    const day = free.nth(n + 3)
    const box = await day.boundingBox()
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      'a day is large enough to hit',
    ).toBeGreaterThanOrEqual(44)
    names.push(/^\d+月\d+日/.exec((await day.locator('.vh').textContent()) ?? '')?.[0] ?? '')
    await tap(day)
  }
  await expect(page.getByRole('region', { name: '選んだ日' }).getByRole('listitem')).toHaveCount(10)
  await settled(page)
  await watch.look('bulk_2_chosen')
  await tap(page.getByRole('button', { name: '10件の内容を確認する' }))
  await page.waitForURL(/step=confirm/)
  await settled(page)
  await watch.look('bulk_3_confirm')
  const agreed = page.getByRole('checkbox', { name: /労働契約が成立する/ })
  if ((await agreed.count()) > 0) await tap(agreed)
  await tap(page.getByRole('button', { name: '10件を公開する' }))
  await page.waitForURL(/operationId=\d+/)
  expect(taps).toBeLessThanOrEqual(15)

  await expect(page.getByText('10件を掲載しました。')).toBeVisible({ timeout: 120_000 })
  await settled(page)
  await watch.look('bulk_4_done')
  // What the page says is what the server knows: each day once.
  const id = new URL(page.url()).searchParams.get('operationId')
  const {
    items: [run],
  } = await read<{
    items: { createdCount: number; items: { workOn: string; offeringId: number | null }[] }[]
  }>(`/clients/${clientId}/offering/multidate_posting_operations?operationId=${id ?? ''}`)
  expect(run?.createdCount).toBe(10)
  expect(new Set(run?.items.map((item) => item.offeringId)).size).toBe(10)
  expect(
    run?.items.map(
      (item) => `${Number(item.workOn.slice(5, 7))}月${Number(item.workOn.slice(8))}日`,
    ),
  ).toEqual(names)

  await page.getByRole('link', { name: '求人の一覧へ' }).click()
  await expect(page.getByText('複数日の募集は、カレンダーで見渡せます')).toBeVisible()
  await page.getByRole('button', { name: 'カレンダーで見る' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await settled(page)
  await watch.look('bulk_5_calendar')
})

test('カレンダーで選んだ求人を、ドラッグなしでほかの日にコピーする準備ができる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  await signIn('store')
  const clientId =
    (await read<{ items: { id: number }[] }>('/accounts/me/accessible_resources/clients')).items[0]
      ?.id ?? 0
  await page.goto(`/clients/${clientId}/offerings`)
  await settled(page)
  await page.getByRole('button', { name: 'カレンダー' }).click()
  await settled(page)
  await watch.look('calendar_1_month')
  await page
    .getByRole('button', { name: /の操作$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'コピーする日を選ぶ' }).click()
  const free = page
    .getByRole('gridcell')
    .getByRole('button')
    .and(page.locator(':not([aria-disabled]):not([data-today])'))
  await page.getByRole('button', { name: '次の月' }).click()
  await settled(page)
  await free.nth(1).click()
  await free.nth(3).click()
  await watch.look('calendar_2_copy')
  await page.getByRole('button', { name: '2日にコピーする' }).click()
  await page.waitForURL(/\/bulk_create\?offeringId=\d+&on=/)
  await settled(page)
  await expect(page.getByRole('region', { name: '選んだ日' }).getByRole('listitem')).toHaveCount(2)
  // The view is remembered for this store.
  await page.goto(`/clients/${clientId}/offerings`)
  await expect(page.getByRole('grid')).toBeVisible()
})

test('閲覧のみの人は、複数日の募集に進めない', async ({ page, signIn, read, visit }) => {
  await signIn('viewer')
  const clientId =
    (await read<{ items: { id: number }[] }>('/accounts/me/accessible_resources/clients')).items[0]
      ?.id ?? 0
  await visit(`/clients/${clientId}/offerings/bulk_create`, 'viewer_bulk')
  await expect(page.getByText('募集する権限がありません')).toBeVisible()
})
