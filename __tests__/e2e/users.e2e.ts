import type { Page } from '@playwright/test'
import { expect, settled, test } from './kit'
import { block, gatherGroup, postToGroup, storeOf, thumbOf } from './steps'

const PHONE = { width: 375, height: 812 }
const PEOPLE = 3
type Users = {
  items: { userId: number; name: string; blocked: string | null }[]
  totalCount: number
}
const usersOf = async (page: Page, clientId: number, search = '') =>
  (await (
    await page.request.get(`/app/api/v2/clients/${clientId}/users${search}`, {
      headers: { 'X-App': 'X-App' },
    })
  ).json()) as Users

test('店舗管理者が、5+N回の操作で常連のグループを作り、続く5回で、そのグループだけに募集する (375px)', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  await signIn('store')
  const clientId = await storeOf(read)
  const name = `常連ホール${Date.now() % 100_000}`
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  const thumb = thumbOf(page, watch.look)
  await gatherGroup(thumb, name, PEOPLE)
  expect(thumb.taps()).toBeLessThanOrEqual(5 + PEOPLE)
  await postToGroup(thumb, name, PEOPLE)
  expect(thumb.taps()).toBeLessThanOrEqual(5)
  const { items } = await read<{ items: { id: number; inUseCount: number; name: string }[] }>(
    `/clients/${clientId}/groups`,
  )
  expect(items.find((group) => group.name === name)?.inUseCount).toBe(1)
})

test('ワーカーをひらがなで探して開き、ブロックして、解除する', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}/users`)
  await settled(page)
  const search = page.getByRole('button', { name: '探す', exact: true })
  if (await search.isVisible()) await search.click()
  await page.getByRole('searchbox', { name: '氏名・フリガナで探す' }).fill('たけだ')
  await page.waitForURL(/nameKana=/)
  const found = (
    await usersOf(page, clientId, `?nameKana=${encodeURIComponent('タケダ')}`)
  ).items.find((user) => user.blocked === null)
  await page
    .getByRole('table', { name: 'ワーカー' })
    .getByRole('link', { name: found?.name ?? '' })
    .first()
    .click()
  await page.waitForURL(new RegExp(`/users/${found?.userId ?? 0}$`))
  await settled(page)
  await watch.look('users_4_one')
  await block(thumbOf(page, watch.look), '勤務態度')
  await page.getByRole('button', { name: 'ブロックを解除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ブロックを解除する' }).click()
  await expect(page.getByText('この店舗でブロック中(勤務態度)')).toHaveCount(0)
})

test('375px: ワーカーの一覧は、1人が2行まで', async ({ page, signIn, read }) => {
  await page.setViewportSize(PHONE)
  await signIn('store')
  await page.goto(`/clients/${await storeOf(read)}/users`)
  await settled(page)
  const lines = await page
    .getByRole('table', { name: 'ワーカー' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const boxes: DOMRect[] = []
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = document.createRange()
          text.selectNodeContents(texts.currentNode)
          boxes.push(...[...text.getClientRects()].filter(({ width }) => width > 1))
        }
        let [count, end] = [0, -Infinity]
        for (const { top, bottom } of boxes.sort((one, other) => one.top - other.top)) {
          if (top >= end - 2) count += 1
          end = Math.max(end, bottom)
        }
        return count
      }),
    )
  expect(lines.length).toBeGreaterThan(5)
  expect(Math.max(...lines)).toBeLessThanOrEqual(2)
})
