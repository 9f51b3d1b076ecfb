import type { Page } from '@playwright/test'
import { expect, settled, test } from './kit'

const store = async (read: <T>(path: string) => Promise<T>) => (await read<{ items: { id: number }[] }>('/accounts/me/accessible_resources/clients')).items[0]?.id ?? 0

test('店舗管理者が、ホームから7回以内の操作で明日の求人を出すと、1分ほどでワーカーが決まる', async ({ page, signIn, read, watch }) => {
  test.setTimeout(300_000)
  await signIn('store')
  const clientId = await store(read)
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  let taps = 0
  const tap = async (target: ReturnType<Page['getByRole']>) => { taps++; await target.click() }
  await tap(page.getByRole('button', { name: '募集する' }).first())
  await watch.look('post_1_template')
  await tap(page.getByRole('dialog').getByRole('link', { name: /前回/ }).first())
  await page.waitForURL(/\/offerings\/new$/)
  await settled(page)
  await tap(page.getByText('明日', { exact: true }))
  await settled(page)
  await watch.look('post_2_conditions')
  await tap(page.getByRole('button', { name: '確認へ進む' }))
  await page.waitForURL(/\/offerings\/confirm$/)
  await settled(page)
  await watch.look('post_3_confirm')
  const agreed = page.getByRole('checkbox', { name: /労働契約が成立する/ })
  if (await agreed.count() > 0) await tap(agreed)
  await tap(page.getByRole('button', { name: 'この内容で募集を開始する' }))
  await page.waitForURL(/\/offerings\/\d+$/)
  expect(taps).toBeLessThanOrEqual(7)
  const people = page.getByRole('table', { name: 'マッチング済みのワーカー' })
  await expect(people.getByRole('row').nth(1)).toBeVisible({ timeout: 120_000 })
  await settled(page)
  await watch.look('post_4_matched')
  // Who is on the screen is who the server knows.
  const offeringId = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? ''
  const { items } = await read<{ items: { name: string }[] }>(`/clients/${clientId}/offerings/${offeringId}/users`)
  expect(items.length).toBeGreaterThan(0)
  await expect(people.getByText(items[0]?.name ?? '')).toBeVisible()
})

test('閲覧のみの人は、画面からも呼び出しからも求人を出せない', async ({ page, signIn, read, visit }) => {
  await signIn('viewer')
  const clientId = await store(read)
  await visit(`/clients/${clientId}`)
  await expect(page.getByRole('button', { name: '募集する' })).toHaveCount(0)
  await visit(`/clients/${clientId}/offers`)
  await expect(page.getByRole('link', { name: /ひな形から募集/ })).toHaveCount(0)
  const { items: [offer] } = await read<{ items: { id: number }[] }>(`/clients/${clientId}/offers`)
  await visit(`/clients/${clientId}/offers/${offer?.id ?? 0}/offerings/new`, 'viewer_new_offering')
  await expect(page.getByText('募集する権限がありません')).toBeVisible()
  const answer = await page.request.post(`/app/api/v1/clients/${clientId}/offers/${offer?.id ?? 0}/offerings`, { headers: { 'X-App': 'X-App' }, data: {} })
  expect(answer.status()).toBe(403)
})
