import type { Paged } from '@/contracts/common/schemas'
import type { TodayBoard } from '@/contracts/dashboard/schemas'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { agree, pressOnce, together } from '../acts'
import type { Day } from '../day'
import type { Person } from '../person'

/** Somebody is missing and three corrections wait: what a Monday noon brings. */
export async function monday(day: Day) {
  const { manager, colleague, store, step, open } = day
  await step('two people open today', async () => {
    await Promise.all([open(manager, store), open(colleague, store)])
  })
  await missing(day)
  await corrections(day)
}

/** The missing person is absent, and somebody else is looked for. */
async function missing(day: Day) {
  const { manager, store, cut } = day
  const { page, read } = manager
  const board = () => read<TodayBoard>(`${store}/today_board`)
  const shift = (await board()).offerings.find((one) =>
    one.users.some(({ presence }) => presence === 'late'),
  )
  const worker = shift?.users.find(({ presence }) => presence === 'late')
  if (!shift || !worker) throw new Error('nobody is missing')
  const sheet = page.getByRole('dialog')
  const sure = sheet.getByRole('button', { name: '欠勤を確定する' })
  await cut(manager, {
    kind: 'aborted',
    name: 'the missing person is absent',
    path: /\/absence$/,
    press: async () => {
      if ((await sure.count()) === 0) {
        await page.getByRole('button', { name: `${worker.name}さんの未到着に対応する` }).click()
        await sheet.getByRole('button', { name: /^欠勤にする/ }).click()
        await sheet.getByRole('radio', { name: /^連絡がない/ }).click()
      }
      await sure.click()
    },
    done: async () => {
      const path = `${store}/offerings/${shift.id}/users/${worker.userId}`
      return (await read<OfferingUserDetail>(path)).status === 'absence' ? 1 : 0
    },
    success: /代わりを募集しますか/,
  })
  await cut(manager, {
    kind: 'lost',
    name: 'a replacement is posted',
    path: /\/offerings(\?|$)|replacement/,
    press: async () => {
      await agree(page)
      await sheet.getByRole('button', { name: '1名の募集を公開する' }).click()
    },
    done: async () =>
      (await board()).offerings.filter(
        ({ title, endAt, startAt }) =>
          title === shift.title && endAt === shift.endAt && startAt > shift.startAt,
      ).length,
    success: /代わりの1名の募集を開始しました/,
  })
}

/** Four corrections: through two cuts, with a colleague at the same one, and with one that is just being answered. */
async function corrections(day: Day) {
  const { manager, colleague, store, open, step, fault } = day
  const list = `${store}/fix_payment_requests`
  const [first, second, third, fourth] = await waiting(day)
  if (!first || !second || !third || !fourth) {
    fault('there are too few corrections')
    return
  }
  await step('both open the corrections', async () => {
    await Promise.all([open(manager, list), open(colleague, list)])
  })
  await approveThrough(day, first, {
    kind: 'offline',
    name: 'a correction is approved in the cold store',
  })
  await step('both approve the same correction', async () => {
    for (const who of [manager, colleague])
      await cardOf(who, second).getByRole('button', { name: '承認する', exact: true }).click()
    await together(day, { press: (who) => approve(who, second), success: APPROVED })
    if ((await isDone(day, second)()) !== 1) fault('nobody has approved it')
  })
  await approveThrough(day, third, {
    kind: 'lost',
    name: 'a correction is approved, and the answer is lost',
  })
  await step('a counter-proposal, while a colleague approves', () => counter(day, fourth))
}

const APPROVED = /修正依頼を .*円 で承認しました/

const waiting = async ({ manager, store }: Day) =>
  (await manager.read<Paged<FixPaymentRequest>>(`${store}/attendances/fix_payment_requests`)).items
const isDone =
  (day: Day, { id }: FixPaymentRequest) =>
  async () =>
    (await waiting(day)).some((one) => one.id === id) ? 0 : 1
const cardOf = ({ page }: Person, { name }: FixPaymentRequest) =>
  page.getByRole('article', { name: `${name}さんの修正依頼` }).first()

async function approve(who: Person, request: FixPaymentRequest) {
  const card = cardOf(who, request)
  const sure = card.getByRole('button', { name: /円で承認する$/ })
  await pressOnce(card.getByRole('button', { name: '承認する', exact: true }), sure)
  await sure.click()
}
const approveThrough = (
  day: Day,
  request: FixPaymentRequest,
  cut: Pick<Parameters<Day['cut']>[1], 'kind' | 'name'>,
) =>
  day.cut(day.manager, {
    ...cut,
    path: /fix_payment_requests/,
    press: () => approve(day.manager, request),
    done: isDone(day, request),
    success: APPROVED,
  })

async function counter({ manager, colleague, fault }: Day, request: FixPaymentRequest) {
  const card = cardOf(manager, request)
  await card.getByRole('button', { name: '差し戻す', exact: true }).click()
  const form = card.getByRole('form', { name: '差し戻す内容' })
  const written = form.getByRole('textbox', { name: '差し戻す理由' })
  await written.fill('QRの記録と時刻が異なります。')
  await form.getByRole('switch', { name: /正しいと思う時刻を提案する/ }).click()
  await approve(colleague, request)
  await manager.page.waitForTimeout(3_000)
  await form.getByRole('button', { name: '差し戻す', exact: true }).click()
  await manager.page.waitForTimeout(2_000)
  if ((await written.count()) === 0) fault('the reason that was written is lost')
}
