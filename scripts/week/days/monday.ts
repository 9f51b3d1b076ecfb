import { expect, settled } from '@tests/e2e/kit'
import type { TodayBoard } from '@/contracts/dashboard/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import type { Day } from '../day'

/** Somebody is missing, three corrections wait: what a Monday noon brings. */
export async function monday(day: Day) {
  const { manager, colleague, store, step, open } = day
  await step('two people open today', async () => {
    await Promise.all([open(manager, store), open(colleague, store)])
  })
  await step('the manager is told by whom the missing person is expected', () => missing(day))
  await approvals(day)
}

async function missing({ manager: { page, read }, store, cut: _cut }: Day) {
  const { offerings } = await read<TodayBoard>(`${store}/today_board`)
  const shift = offerings.find((one) => one.users.some((user) => user.presence === 'late'))
  const worker = shift?.users.find((user) => user.presence === 'late')
  if (!shift || !worker) throw new Error('nobody is missing')
  await page.getByRole('button', { name: `${worker.name}さんの未到着に対応する` }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^電話する/ })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function approvals({ manager, colleague, store, open, step, cut, fault }: Day) {
  const list = `${store}/fix_payment_requests`
  const waiting = () =>
    manager.read<Paged<FixPaymentRequest>>(`${store}/attendances/fix_payment_requests`)
  const { items } = await waiting()
  const [first, second] = items
  if (!first || !second) {
    fault('there are no corrections to approve')
    return
  }
  await step('both open the corrections', async () => {
    await Promise.all([open(manager, list), open(colleague, list)])
  })
  const approve = (who: typeof manager, { name }: FixPaymentRequest) => async () => {
    const card = who.page.getByRole('article', { name: `${name}さんの修正依頼` })
    const sure = card.getByRole('button', { name: /円で承認する$/ })
    if ((await sure.count()) === 0)
      await card.getByRole('button', { name: '承認する', exact: true }).click()
    await sure.click()
  }
  await cut(manager, {
    kind: 'offline',
    name: 'a correction is approved in the cold store',
    path: /fix_payment_requests/,
    press: approve(manager, first),
    done: async () => ((await waiting()).items.some(({ id }) => id === first.id) ? 0 : 1),
    success: /修正依頼を .*円 で承認しました/,
  })
  await step('both approve the same correction', async () => {
    const openSure = async (who: typeof manager) => {
      const card = who.page.getByRole('article', { name: `${second.name}さんの修正依頼` })
      await card.getByRole('button', { name: '承認する', exact: true }).click()
    }
    await openSure(manager)
    await openSure(colleague)
    await Promise.all([approve(manager, second)(), approve(colleague, second)()])
    await settled(manager.page)
    await settled(colleague.page)
  })
}
