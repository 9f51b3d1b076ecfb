import { eq } from 'drizzle-orm'
import type { Statements } from '@/contracts/billing/schemas'
import type { ClientBase } from '@/contracts/clients/schemas'
import { billingOperations, billingPayments } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { recordPayment, remindOfOverdue } from '@/server/modules/billing/service'
import type { TestContext } from '@tests/kit/app'
import {
  callApi,
  callStore,
  OFFER,
  offeringCreate,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { confirmAt, prepareExamples } from './billingKit'

// September of the worked months: 493,421 yen, due on 2 November 2026 (billing.md §15, §3).
const NUMBER = '1-202609-1'
const TOTAL = 493_421
let world: TestContext
beforeEach(async () => {
  await prepareStore()
  world = await prepareExamples()
  await confirmAt('2026-10-07T00:00:00+09:00')
})
const at = (instant: string) => {
  world.now = new Date(instant)
}
const pay = (amountYen: number, more: { isFeeDeducted?: boolean; receivedOn?: string } = {}) =>
  world.db.tx('system', (db) =>
    recordPayment(
      { db, now: world.now },
      { invoiceNumber: NUMBER, amountYen, receivedOn: '2026-10-30', ...more },
    ),
  )
const september = async () => {
  const { body } = await callApi<Statements>('company', 'GET', '/companies/1/statements')
  const found = body.items.find(({ month }) => month === '2026-09')
  return [found?.paidStatus, found?.paidOn]
}
const restrictions = async () =>
  (await callStore<ClientBase>('manager', 'GET', '/base')).body.restrictions.filter(
    ({ code }) => code === 'payment_overdue',
  )
const remind = () =>
  world.db.tx('system', (db) => remindOfOverdue({ db, now: world.now }, world.settings))

describe('入金', () => {
  test('請求額と同じ入金で、入金済みになる', async () => {
    at('2026-10-30T15:00:00+09:00')
    expect(await pay(TOTAL)).toEqual({ isPaid: true, restYen: 0, feeDiscountYen: 0 })
    expect(await september()).toEqual(['paid', '2026-10-30'])
  })
  test('振込手数料差引は880円まで。差額は利用料の値引きとして残る', async () => {
    at('2026-10-30T15:00:00+09:00')
    await expect(pay(TOTAL - 881, { isFeeDeducted: true })).rejects.toThrow('不足は881円')
    expect(await september()).toEqual(['unpaid', null])
    expect(await pay(TOTAL - 880, { isFeeDeducted: true })).toEqual({
      isPaid: true,
      restYen: 0,
      feeDiscountYen: 880,
    })
    expect(await september()).toEqual(['paid', '2026-10-30'])
  })
  test('足りない入金は残りを待ち、合わせて満ちた日に入金済みになる', async () => {
    at('2026-10-31T15:00:00+09:00')
    expect(await pay(400_000)).toEqual({ isPaid: false, restYen: 93_421, feeDiscountYen: 0 })
    await expect(pay(93_422)).rejects.toThrow('残り93,421円より多い')
    expect(await september()).toEqual(['unpaid', null])
    await pay(93_421, { receivedOn: '2026-10-31' })
    expect(await september()).toEqual(['paid', '2026-10-31'])
  })
  test('間違えた記録は、負の入金で取り消す。行そのものは変えられない', async () => {
    at('2026-10-30T15:00:00+09:00')
    await pay(TOTAL)
    await expect(pay(-TOTAL - 1)).rejects.toThrow('493,421円まで')
    expect(await pay(-TOTAL)).toMatchObject({ isPaid: false, restYen: TOTAL })
    expect(await september()).toEqual(['unpaid', null])
    await expect(
      writeRows((db) => db.update(billingPayments).set({ amountYen: 1 })),
    ).rejects.toThrow()
  })
  test('ない番号と、先の日付には理由を言い、何も残さない', async () => {
    at('2026-10-29T15:00:00+09:00')
    const before = await world.digest()
    await expect(pay(TOTAL)).rejects.toThrow('本日までの日')
    await expect(
      world.db.tx('system', (db) =>
        recordPayment(
          { db, now: world.now },
          { invoiceNumber: '1-202608-1', amountYen: 1, receivedOn: '2026-10-01' },
        ),
      ),
    ).rejects.toThrow('請求書 1-202608-1 はありません。')
    expect(await world.digest()).toBe(before)
  })
})

describe('期限を過ぎた請求', () => {
  test('翌日に注意、3銀行営業日後に公開停止、14日後に利用停止。入金で、その日に終わる', async () => {
    at('2026-11-02T23:59:00+09:00')
    expect(await restrictions()).toEqual([])
    // 3 November is a holiday: the third bank day after the 2nd is the 6th.
    const levels = []
    for (const day of ['2026-11-03', '2026-11-05', '2026-11-06', '2026-11-15', '2026-11-16']) {
      at(`${day}T09:00:00+09:00`)
      levels.push((await restrictions())[0]?.level)
    }
    expect(levels).toEqual(['warning', 'warning', 'block_publish', 'block_publish', 'block_all'])
    const [restriction] = await restrictions()
    const [operation] = await world.db.tx('system', (db) =>
      db.select().from(billingOperations).where(eq(billingOperations.invoiceNumber, NUMBER)),
    )
    expect(restriction?.refOperationId).toBe(operation?.id)
    await pay(TOTAL, { receivedOn: '2026-11-16' })
    expect(await restrictions()).toEqual([])
  })
  test('公開停止の間、どの店舗も公開できず、利用明細は読める', async () => {
    at('2026-11-06T09:00:00+09:00')
    for (const clientId of [11, 12] as const) {
      const path = `/clients/${clientId}/offers/${OFFER[clientId]}/offerings`
      const answer = await callApi<{ messages: string[] }>(
        'company',
        'POST',
        path,
        offeringCreate(),
      )
      expect([answer.status, answer.body.messages[0]]).toEqual([
        409,
        expect.stringContaining('入金を確認できないため、求人を公開できません。'),
      ])
    }
    expect(await september()).toEqual(['overdue', null])
  })
  test('段階ごとに1回だけ、請求を読む人にメールする', async () => {
    at('2026-11-02T12:00:00+09:00')
    expect(await remind()).toBe(0)
    at('2026-11-03T12:00:00+09:00')
    expect([await remind(), await remind()]).toEqual([1, 0])
    world.mails.length = 0
    while (await runNextJob(world, jobDefinitions));
    const { mails } = world
    expect(mails.map(({ to }) => to)).toContain('company@example.jp')
    expect(mails[0]?.subject).toContain('ご請求の入金を確認できていません')
    expect(mails[0]?.body).toContain('お支払い期限が2026年11月2日')
    at('2026-11-06T12:00:00+09:00')
    expect(await remind()).toBe(1)
    await pay(TOTAL, { receivedOn: '2026-11-06' })
    at('2026-11-20T12:00:00+09:00')
    expect(await remind()).toBe(0)
  })
})
