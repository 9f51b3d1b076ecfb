import type { Locator, Page } from '@playwright/test'
import { expect, settled, test } from './kit'
import { storeOf, thumbOf } from './steps'

const PHONE = { width: 375, height: 812 }
type OfferingOperation = {
  createdCount: number
  items: { workOn: string; offeringId: number | null }[]
}

/** Returns the days of the calendar that can be chosen, without today. */
const selectableDaysOf = (page: Page) =>
  page
    .getByRole('gridcell')
    .getByRole('button')
    .and(page.locator(':not([aria-disabled]):not([data-today])'))

/** Returns the visible date of a day's cell. Fails if the cell is smaller than a touch target (44 px, WCAG 2.5.5). */
async function readDayCell(cell: Locator) {
  const box = await cell.boundingBox()
  expect(
    Math.min(box?.width ?? 0, box?.height ?? 0),
    'a day is large enough to hit',
  ).toBeGreaterThanOrEqual(44)
  return /^\d+月\d+日/.exec((await cell.locator('.vh').textContent()) ?? '')?.[0] ?? ''
}

/** Expects that the completed run contains each selected day exactly once. */
function expectEachDayOnce(operation: OfferingOperation | undefined, dayNames: readonly string[]) {
  const items = operation?.items ?? []
  expect(operation?.createdCount).toBe(10)
  expect(new Set(items.map((item) => item.offeringId)).size).toBe(10)
  expect(
    items.map(({ workOn }) => `${Number(workOn.slice(5, 7))}月${Number(workOn.slice(8))}日`),
  ).toEqual(dayNames)
}

test('店舗管理者が、ホームから15回以内の操作で10日分の求人を出し、10日ともカレンダーに載る', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  const { tap, taps } = thumbOf(page)
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

  const dayNames: string[] = []
  for (let index = 0; index < 10; index++) {
    const cell = selectableDaysOf(page).nth(index + 3)
    dayNames.push(await readDayCell(cell))
    await tap(cell)
  }
  await expect(page.getByRole('region', { name: '選んだ日' }).getByRole('listitem')).toHaveCount(10)
  await settled(page)
  await watch.look('bulk_2_chosen')
  await tap(page.getByRole('button', { name: '10件の内容を確認する' }))
  await page.waitForURL(/step=confirm/)
  await settled(page)
  await watch.look('bulk_3_confirm')
  const consent = page.getByRole('checkbox', { name: /労働契約が成立する/ })
  if ((await consent.count()) > 0) await tap(consent)
  await tap(page.getByRole('button', { name: '10件を公開する' }))
  await page.waitForURL(/operationId=\d+/)
  expect(taps()).toBeLessThanOrEqual(15)

  await expect(page.getByText('10件を公開しました。')).toBeVisible({ timeout: 120_000 })
  await settled(page)
  await watch.look('bulk_4_done')
  // The server has stored what the page reports.
  const operationId = new URL(page.url()).searchParams.get('operationId') ?? ''
  const { items: operations } = await read<{ items: OfferingOperation[] }>(
    `/clients/${clientId}/offering/multidate_posting_operations?operationId=${operationId}`,
  )
  expectEachDayOnce(operations[0], dayNames)

  await page.getByRole('link', { name: '求人の一覧へ' }).click()
  await expect(page.getByText('複数日の募集は、カレンダーで見渡せます')).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await settled(page)
  await watch.look('bulk_5_calendar')
})

test('カレンダーで選んだ日に、ドラッグなしで募集する準備ができる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}/offerings`)
  await settled(page)
  await page.getByRole('button', { name: 'カレンダー' }).click()
  await settled(page)
  await watch.look('calendar_1_month')
  await page.getByRole('button', { name: '日をまとめて選ぶ' }).click()
  const selectableDays = selectableDaysOf(page)
  await page.getByRole('button', { name: '次の月' }).click()
  await settled(page)
  await selectableDays.nth(1).click()
  await selectableDays.nth(3).click()
  await watch.look('calendar_2_copy')
  await page.getByRole('button', { name: '2日に募集する内容を選ぶ' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await page.waitForURL(/\/bulk_create\?offeringId=\d+&on=/)
  await settled(page)
  await expect(page.getByRole('region', { name: '選んだ日' }).getByRole('listitem')).toHaveCount(2)
  // The view is remembered for this store.
  await page.goto(`/clients/${clientId}/offerings`)
  await expect(page.getByRole('grid')).toBeVisible()
})

test('閲覧のみの人は、複数日の募集に進めない', async ({ page, signIn, read, visit }) => {
  await signIn('viewer')
  const clientId = await storeOf(read)
  await visit(`/clients/${clientId}/offerings/bulk_create`, 'viewer_bulk')
  await expect(page.getByText('募集する権限がありません')).toBeVisible()
})
