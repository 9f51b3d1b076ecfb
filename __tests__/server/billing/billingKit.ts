import { sql } from 'drizzle-orm'
import { monthOf } from '@/lib/date'
import {
  billingAdjustments,
  clientUsers,
  companyContracts,
  fixPaymentRequests,
  matchings,
  offerings,
  users,
} from '@/server/db/schema'
import { confirmDueMonths } from '@/server/modules/billing/service'
import { examples, payOfExample, type ExampleLine } from '@tests/domain/billing/examples'
import { factsOf } from '@tests/fixtures/factsAtMatch'
import { testContext } from '@tests/kit/app'
import { addOffer, offerContent, OFFER, prepareStore, writeRows } from '@tests/kit/serverKit'

/** Maps the three stores of the examples to those of company 1. */
export const storeOf = (line: { store_id: number }) => 10 + line.store_id
const OFFER_13 = 5013
const offerOf = { 11: OFFER[11], 12: OFFER[12], 13: OFFER_13 } as Record<number, number>
const idOf = (line: ExampleLine) => 90_000 + line.matching_id
const workerOf = (line: ExampleLine) => 90_000 + line.worker_id

const offeringOf = (line: ExampleLine): typeof offerings.$inferInsert => ({
  id: idOf(line),
  clientId: storeOf(line),
  offerId: offerOf[storeOf(line)] ?? 0,
  title: 'ディナーのホールスタッフ',
  workOn: line.work_on,
  startAt: plannedStart(line),
  endAt: line.end_at,
  breakMin: line.break_min,
  closeRule: 'at_start',
  closesAt: plannedStart(line),
  peopleWanted: 1,
  peopleMatched: 1,
  hourlyWageYen: line.hourly_wage_yen,
  transportationYen: line.pay?.transportation_yen ?? 0,
  feeRateBp: 3000,
  scope: 'public',
  terms: offerContent(),
  publishedAt: '2026-08-01T00:00:00Z',
  createdAt: '2026-08-01T00:00:00Z',
})
const plannedStart = (line: ExampleLine) => line.start_at
const nothing = payOfExample({
  work_min: 0,
  night_min: 0,
  overtime_min: 0,
  base_yen: 0,
  night_premium_yen: 0,
  overtime_premium_yen: 0,
  transportation_yen: 0,
  bonus_company_yen: 0,
  bonus_platform_yen: 0,
  leave_allowance_yen: 0,
  gross_yen: 0,
  withholding_tax_yen: 0,
  net_yen: 0,
  billed_yen: 0,
  fee_yen: 0,
})
/** The cancelled matching whose evidence is under review at the end of October. */
export const REVIEWED = 129
const isOpenReview = (line: ExampleLine) => line.matching_id === REVIEWED
const matchingOf = (line: ExampleLine): typeof matchings.$inferInsert => {
  const pay = line.pay ? payOfExample(line.pay) : nothing
  return {
    id: idOf(line),
    clientId: storeOf(line),
    offeringId: idOf(line),
    userId: workerOf(line),
    startAt: line.start_at,
    endAt: line.end_at,
    status: isOpenReview(line) ? 'established' : line.status,
    cancelReviewDueAt: isOpenReview(line) ? '2026-11-12T00:00:00Z' : null,
    matchedAt: '2026-08-20T00:00:00Z',
    appliedScope: 'public',
    hourlyWageYen: line.hourly_wage_yen,
    transportationYen: line.pay?.transportation_yen ?? 0,
    scheduledPay: pay,
    factsAtMatch: factsOf(offerContent()),
    fixedPay: line.pay && !line.provisional ? pay : null,
    checkedInAt: line.status === 'worked' ? line.start_at : null,
    checkedOutAt: line.status === 'worked' ? line.end_at : null,
    createdAt: '2026-08-20T00:00:00Z',
  }
}

/** The corrections that are open at the confirmation: the requested end of the shift. */
const openFixes = [
  { matchingId: 124, startAt: '2026-09-29T17:00:00+09:00', endAt: '2026-09-29T23:11:00+09:00' },
  { matchingId: 133, startAt: '2026-11-30T17:19:00+09:00', endAt: '2026-11-30T22:30:00+09:00' },
]
const lineOf = (matchingId: number) => {
  const line = examples.lines.find(({ matching_id }) => matching_id === matchingId)
  if (!line) throw new Error(`no example ${matchingId}`)
  return line
}
const fixOf = ({ matchingId, startAt, endAt }: (typeof openFixes)[number]) => {
  const line = lineOf(matchingId)
  const planned = { startAt: line.start_at, endAt: line.end_at, breakMin: 0, grossYen: 0 }
  return {
    id: idOf(line),
    clientId: storeOf(line),
    matchingId: idOf(line),
    reasonKinds: ['overtime' as const],
    reasonText: '時刻が予定と異なりました。',
    planned,
    requested: { ...planned, startAt, endAt },
    status: 'requested' as const,
    requestedAt: '2026-10-06T00:00:00Z',
    dueAt: '2027-01-31T00:00:00Z',
  }
}
/** The id of the correction of a worked example. */
export const fixIdOf = (matchingId: number) => idOf(lineOf(matchingId))

/** Writes the worked months: 134 matchings of three stores, with a commission of 137 yen. The clock is before them. */
export async function prepareExamples() {
  const context = await prepareStore()
  const { lines } = examples
  const people = [...new Map(lines.map((line) => [workerOf(line), line])).entries()]
  await writeRows(async (db) => {
    await db.execute(sql`update clients set name = '=SUM(1)' where id = 12`)
    await addOffer(db, { id: OFFER_13, clientId: 13 })
    await db.insert(companyContracts).values({
      companyId: 1,
      validFrom: '2026-01-01',
      transferCommissionYen: 137,
    })
    await db.insert(users).values(
      people.map(([id]) => ({
        id,
        name: id % 2 === 0 ? '𠮷田 太郎' : '髙橋 花子',
        nameKana: 'カナ',
        kanaKey: 'カナ',
        birthOn: '1998-11-21',
        gender: 'unspecified' as const,
        phoneNumber: '09000000000',
        tier: 'hope' as const,
        prefectureCode: '13',
        createdAt: '2026-01-01T00:00:00Z',
      })),
    )
    const known = [
      ...new Map(
        lines.map((line) => [`${storeOf(line)} ${workerOf(line)}`, line] as const),
      ).values(),
    ]
    await db.insert(clientUsers).values(
      known.map((line) => ({
        clientId: storeOf(line),
        userId: workerOf(line),
        firstAt: '2026-01-01T00:00:00Z',
      })),
    )
    await db.insert(offerings).values(lines.map(offeringOf))
    await db.insert(matchings).values(lines.map(matchingOf))
    await db.insert(fixPaymentRequests).values(openFixes.map(fixOf))
  })
  return context
}

/** Runs the confirmation at an instant. */
export async function confirmAt(instant: string) {
  const context = await testContext()
  context.now = new Date(instant)
  return confirmDueMonths(context)
}

/** Adjustments that the operator books. */
export const bookAdjustment = (
  clientId: number,
  approvedAt: string,
  kind: 'feeDiscount' | 'wageCorrection' | 'leaveAllowanceAfterClose',
  amounts: { nontaxable?: number; taxable10?: number; matchingId?: number },
) =>
  writeRows((db) =>
    db.insert(billingAdjustments).values(
      (['nontaxable', 'taxable10'] as const).flatMap((taxCategory) => {
        const amountYen = amounts[taxCategory]
        if (amountYen === undefined) return []
        return [
          {
            companyId: 1,
            clientId,
            month: monthOf(approvedAt),
            kind,
            matchingId: amounts.matchingId ?? null,
            sourceMonth: '2026-10',
            taxCategory,
            amountYen,
            payouts: kind === 'leaveAllowanceAfterClose' ? 1 : 0,
            reason: '運営による調整',
            approvedAt,
          },
        ]
      }),
    ),
  )
/** The id of the stored matching of a worked example. */
export const matchingIdOf = (matchingId: number) => idOf(lineOf(matchingId))
