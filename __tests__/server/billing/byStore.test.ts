import { addHours, addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { StatementDetail, Statements } from '@/contracts/billing/schemas'
import { billConfirmedAt } from '@/domain/billing/calendar'
import { addMonths } from '@/lib/date'
import { companyContracts, matchings } from '@/server/db/schema'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import {
  months,
  type Owed,
  owedByAll,
  owedByStore,
  type RandomMonth,
} from '@tests/figures/randomMonth'
import { report } from '@tests/figures/report'
import { testContext } from '@tests/kit/app'
import { callApi, callStore, prepareStore, writeRows } from '@tests/kit/serverKit'
import { confirmAt, prepareExamples } from './billingKit'
import { differing, matchingId, writeMonth, writePeople } from './randomMonthKit'

// September of the worked months, before its confirmation: the tax rounded by store is 11,350 as well (billing.md §15).
const totals = [
  [11, 284_728],
  [12, 143_433],
  [13, 65_260],
]
describe('店舗ごとに請求する企業', () => {
  beforeAll(async () => {
    await prepareExamples()
    await writeRows((db) => db.update(companyContracts).set({ billingUnit: 'store' }))
    await confirmAt('2026-10-06T23:59:59+09:00')
  }, 120_000)

  test('店舗ごとに請求する企業の確定前の月は、店舗ごとの行になり、それぞれの詳細を開ける', async () => {
    const { body } = await callApi<Statements>('company', 'GET', '/companies/1/statements')
    const rows = body.items.filter(({ month }) => month === '2026-09')
    expect(rows.map(({ clientId, totalYen }) => [clientId, totalYen])).toEqual(totals)
    for (const [clientId, totalYen] of totals) {
      const path = `/companies/1/statements/details?month=2026-09&client_id=${clientId}`
      const { statement, stores } = (await callApi<StatementDetail>('company', 'GET', path)).body
      expect([statement.clientId, statement.totalYen]).toEqual([clientId, totalYen])
      expect(stores.map((store) => [store.clientId, store.totalYen])).toEqual([
        [clientId, totalYen],
      ])
    }
  })
  test('店舗の利用明細は、確定前も自店舗の額を示す', async () => {
    const { body } = await callStore<Statements>('manager', 'GET', '/statements')
    expect(body.items.find(({ month }) => month === '2026-09')?.totalYen).toBe(284_728)
  })
})

// As a figure nine months, the most with a tax table and a month after them; beside the other tests one.
const ROUNDS = Number(process.env['MONTH_ROUNDS'] ?? 1)
const IS_FIGURE = ROUNDS > 1
/** A refund goes to the next month, store by store and outside the scope of tax (billing.md §5.7). */
function carriedOver({ contract }: RandomMonth, owed: ReadonlyMap<number, Owed>) {
  const isRefund = owedByAll(owed).totalYen < 0
  return [...owed].flatMap(([clientId, { totalYen }]) =>
    totalYen !== 0 && (contract.billingUnit === 'store' ? totalYen < 0 : isRefund)
      ? [{ clientId, taxCategory: 'nontaxable' as const, amountYen: totalYen, payouts: 0 }]
      : [],
  ) as RandomMonth['adjustments']
}
test(`どの月でも、明細、店舗、企業、6つのCSVが前もって計算した額と同じで、確定しても、もう一度確定しても変わらない(${ROUNDS}か月)`, async () => {
  setLimitsScale(1000)
  const world = await prepareStore()
  await writeRows((db) => db.delete(companyContracts))
  await writePeople()
  const seed = Date.now() % 2 ** 31
  const faults: unknown[] = []
  const noticed: number[] = []
  let carried: RandomMonth['adjustments'] = []
  for (const [round, made] of fc.sample(months, { numRuns: ROUNDS, seed }).entries()) {
    const month = addMonths('2026-02', round)
    await writeMonth(month, made)
    const owed = owedByStore({ ...made, adjustments: [...made.adjustments, ...carried] }, month)
    const confirmedAt = new Date(billConfirmedAt(month))
    if (IS_FIGURE) {
      await confirmAt(addSeconds(confirmedAt, -1).toISOString())
      faults.push(...(await differing(month, owed)))
      noticed.push(await oneYenMore(month, made, owed))
    }
    faults.push(
      ...((await confirmAt(confirmedAt.toISOString())) === 1 ? [] : [`${month} not confirmed`]),
    )
    faults.push(...(await differing(month, owed)))
    const before = await world.digest()
    await confirmAt(addHours(confirmedAt, 1).toISOString())
    if ((await world.digest()) !== before) faults.push(`${month}: a second confirmation changed it`)
    carried = carriedOver(made, owed)
  }
  const selfCheck = noticed.map((places) => `one yen more, noticed in ${places} places`)
  report('random months served', { months: ROUNDS, seed, failed: faults.length, selfCheck })
  expect(faults).toEqual([])
  expect(noticed.every((places) => places > 0)).toBe(true)
}, 600_000)

/** In how many places one yen more in the pay of one matching is noticed; taken back afterwards. */
async function oneYenMore(month: string, { shifts }: RandomMonth, owed: ReadonlyMap<number, Owed>) {
  const at = shifts.findIndex(({ kind }) => kind === 'fixed')
  if (at < 0) return 1
  const ofMatching = eq(matchings.id, matchingId(month, at))
  const { db } = await testContext()
  const [row] = await db.tx('system', (tx) => tx.select().from(matchings).where(ofMatching))
  const pay = row?.fixedPay
  if (!pay) return 0
  const more = { ...pay, baseYen: pay.baseYen + 1, grossYen: pay.grossYen + 1 }
  await writeRows((tx) => tx.update(matchings).set({ fixedPay: more }).where(ofMatching))
  const { length } = await differing(month, owed)
  await writeRows((tx) => tx.update(matchings).set({ fixedPay: pay }).where(ofMatching))
  return length
}
