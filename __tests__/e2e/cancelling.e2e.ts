import { expect, settled, test } from './kit'
import { menuEntry, storeOf, thumbOf } from './steps'

type Shift = {
  id: number
  startAt: string
  status: string
  users: { userId: number; name: string; checkedInAt: string | null }[]
}
const HOUR = 3_600_000

test('24時間以内のマッチングを、ホームから7回の操作でキャンセルでき、金額はボタンより先に分かる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  const narrow = (page.viewportSize()?.width ?? 0) < 750
  await signIn('store')
  const clientId = await storeOf(read)
  const days = await Promise.all(
    [0, 1].map(async (ahead) => {
      const on = new Date(Date.now() + 9 * HOUR + ahead * 24 * HOUR).toISOString().slice(0, 10)
      return {
        ahead,
        board: await read<{ offerings: Shift[] }>(`/clients/${clientId}/today_board?on=${on}`),
      }
    }),
  )
  const found = days
    .flatMap(({ ahead, board }) => board.offerings.map((offering) => ({ ...offering, ahead })))
    .filter(
      (o) =>
        Date.parse(o.startAt) > Date.now() + HOUR / 4 &&
        Date.parse(o.startAt) < Date.now() + 24 * HOUR &&
        o.users.some((user) => user.checkedInAt === null),
    )
  const linkTo = (shift: Shift) =>
    page.locator(`a[href='/clients/${clientId}/offerings/${shift.id}']`).first()
  /** Opens home on a day with such a shift. On a phone it folds the last shifts of a long day away. */
  async function openHomeWithShift() {
    for (const shift of found) {
      const on = new Date(Date.parse(shift.startAt) + 9 * HOUR).toISOString().slice(0, 10)
      await page.goto(`/clients/${clientId}${shift.ahead > 0 ? `?on=${on}` : ''}`)
      await settled(page)
      if (await linkTo(shift).isVisible()) return shift
    }
    return undefined
  }
  const shift = await openHomeWithShift()
  const worker = shift?.users.find((user) => user.checkedInAt === null)
  if (!shift || !worker) throw new Error('nobody is matched within 24 hours')

  const { tap, taps } = thumbOf(page)
  await tap(linkTo(shift))
  await page.waitForURL(/\/offerings\/\d+$/)
  await settled(page)
  await tap(page.getByRole('button', { name: `${worker.name}さんのその他の操作` }))
  await tap(menuEntry(page, /キャンセル申請/))
  await page.waitForURL(/\/reject\/\d+$/)
  await settled(page)
  await watch.look('cancel_1_reason')
  const danger = page.getByRole('button', { name: /をキャンセルする$/ })
  await expect(danger).toHaveCount(0)
  // On a phone choosing a reason opens the next step.
  await tap(page.getByRole('radio', { name: '自社スタッフで人員が足りた' }))
  const judged = page.getByRole('region', { name: '休業手当の判定' })
  await expect(judged).toContainText('必要です')
  const yen = /お支払い([\d,]+)円/.exec((await judged.textContent()) ?? '')?.[1]
  expect(yen, 'what it costs').toBeTruthy()
  await watch.look('cancel_2_cost')
  if (narrow) {
    await expect(danger).toHaveCount(0)
    await tap(page.getByRole('button', { name: /^次へ/ }))
  }
  await tap(
    page.getByRole('checkbox', { name: `休業手当 ${yen}円の支払いが発生することを確認しました` }),
  )
  await watch.look('cancel_3_message')
  await tap(danger)
  await page.waitForURL(/\/offerings\/\d+$/)
  if (narrow) expect(taps()).toBeLessThanOrEqual(7)
  await settled(page)
  await expect(
    page.getByText(`${worker.name}さんをキャンセルしました。休業手当 ${yen}円をお支払いします。`),
  ).toBeVisible()
  const { status } = await read<{ status: string }>(
    `/clients/${clientId}/offerings/${shift.id}/users/${worker.userId}`,
  )
  expect(status).toBe('rejected')
})

test('閲覧のみの人は、キャンセルの画面から何も送れない', async ({ page, signIn, read, visit }) => {
  await signIn('viewer')
  const clientId = await storeOf(read)
  const {
    items: [offering],
  } = await read<{ items: { id: number }[] }>(`/clients/${clientId}/offerings`)
  await visit(`/clients/${clientId}/offerings/${offering?.id ?? 0}/reject`, 'viewer_cancel')
  await expect(page.getByText('キャンセルを申請する権限がありません')).toBeVisible()
})
