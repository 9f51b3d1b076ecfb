import { and, eq } from 'drizzle-orm'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { bonusesOn } from '@/domain/pay/bonus'
import { cannotPost } from '@/domain/offerings/offering'
import {
  overlapRange,
  validateOffering,
  type OfferingProblem,
  type OfferingWarning,
} from '@/domain/offerings/offeringCheck'
import { costOf, payOf } from '@/domain/pay/pay'
import { monthOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { multidateItems, offerings } from '@/server/db/schema'
import type { OfferingRow } from '@/server/lookups/offerings'
import {
  fromOffering,
  offerContext,
  othersBetween,
  previewOf,
  usedYenIn,
} from '@/server/modules/offerings/service'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { enqueue } from '@/server/jobs/queue'

/** More postings than this do not lie around the days of one run. */
const MOST_OTHERS = 2000

export type ValidatedDate = {
  item: MultidateDate
  input: OfferingInput
  errors: OfferingProblem[]
  warnings: OfferingWarning[]
  preview: OfferingValidation['preview']
}

/** The postings that a run has made so far. Nobody may have matched yet, but the ceiling of the month must hold for all of them. */
const madeBy = (db: Tx, scope: ClientScope, operationId: number) =>
  db
    .select({ offering: offerings })
    .from(multidateItems)
    .innerJoin(
      offerings,
      and(
        eq(offerings.clientId, multidateItems.clientId),
        eq(offerings.multidateItemId, multidateItems.id),
      ),
    )
    .where(and(scope.has(multidateItems), eq(multidateItems.operationId, operationId)))

/**
 * Each date by the rules of a single posting, in the order of the days; those that can be posted count against the ceiling of their month
 * for the ones after them. `operationId`: the run whose postings count already.
 */
export async function validateDates(
  { db, scope, now }: StoreOperation,
  source: OfferingRow,
  items: readonly MultidateDate[],
  operationId = 0,
) {
  const { offer, usageLimitYen, common } = await offerContext(db, scope, source.offerId, now)
  const sorted = [...items].sort((a, b) => (a.workOn < b.workOn ? -1 : 1))
  const first = sorted[0]?.workOn ?? source.workOn
  const last = sorted.at(-1)?.workOn ?? source.workOn
  const others = await othersBetween(
    { db, scope, now },
    { from: overlapRange(first).from, to: overlapRange(last).to },
    0,
    MOST_OTHERS,
  )
  const months = new Map<
    string,
    { month: string; limitYen: number; usedYen: number; plannedYen: number }
  >()
  if (usageLimitYen !== null) {
    const made = operationId ? await madeBy(db, scope, operationId) : []
    for (const month of new Set(sorted.map(({ workOn }) => monthOf(workOn)))) {
      const ofMonth = made
        .map(({ offering }) => offering)
        .filter(({ workOn }) => monthOf(workOn) === month)
      const matched = await usedYenIn(
        db,
        scope,
        month,
        ofMonth.map(({ id }) => id),
      )
      const usedYen = ofMonth.reduce(
        (sum, o) =>
          sum +
          costOf(
            payOf({ ...o, bonuses: bonusesOn(common.bonuses, o.offerId, o.workOn) }),
            o.peopleWanted,
            o.feeRateBp,
          ).totalYen,
        matched,
      )
      months.set(month, { month, limitYen: usageLimitYen, usedYen, plannedYen: 0 })
    }
  }
  const dates: ValidatedDate[] = []
  for (const item of sorted) {
    const input = await fromOffering({ db, scope, now }, source, item.workOn, item)
    const month = months.get(monthOf(item.workOn))
    const usage = month
      ? { limitYen: month.limitYen, usedYen: month.usedYen + month.plannedYen }
      : null
    const { errors, warnings } = validateOffering(input, { ...common, others, usage })
    // What keeps the store from posting at all is told once, not beside every date.
    const own = errors.filter(({ field }) => field !== 'offer')
    const preview = previewOf(input, common)
    if (month && own.length === 0) month.plannedYen += preview?.cost.totalYen ?? 0
    dates.push({ item, input, errors: own, warnings, preview })
  }
  return {
    offer,
    feeRateBp: common.feeRateBp,
    refused: cannotPost(common),
    months: [...months.values()],
    dates,
  }
}

export type BulkOfferingRun = { operationId: number; clientId: number; accountId: number }

export const enqueueBulkOfferings = (db: Tx, run: BulkOfferingRun, now: Date) =>
  enqueue(db, 'multidate', run, now)
