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

/** Upper bound of the store's other postings that are compared with the dates of one run. */
const MOST_OTHERS = 2000

export type ValidatedDate = {
  item: MultidateDate
  input: OfferingInput
  errors: OfferingProblem[]
  warnings: OfferingWarning[]
  preview: OfferingValidation['preview']
}

/** How much of a month's limit is used: by what is posted already, and by the dates of the run that were checked before. */
type MonthUsage = { month: string; limitYen: number; usedYen: number; plannedYen: number }

/** The postings that a run has created so far. */
const createdBy = (db: Tx, scope: ClientScope, operationId: number) =>
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
 * The usage of each month before the dates of a run. The postings that the run has created count with all their seats, although nobody may have matched yet:
 * otherwise a run could pass the limit that it was started under.
 */
async function monthUsages(
  { db, scope, now }: StoreOperation,
  {
    months,
    limitYen,
    operationId,
    bonuses,
  }: { months: Set<string>; limitYen: number; operationId: number; bonuses: Bonuses },
) {
  const created = operationId ? await createdBy(db, scope, operationId) : []
  const usages = new Map<string, MonthUsage>()
  for (const month of months) {
    const createdInMonth = created
      .map(({ offering }) => offering)
      .filter(({ workOn }) => monthOf(workOn) === month)
    const createdIds = createdInMonth.map(({ id }) => id)
    const matchedYen = await usedYenIn({ db, scope, now }, month, createdIds)
    const usedYen = createdInMonth.reduce(
      (sum, offering) => sum + fullCostYen(offering, bonuses),
      matchedYen,
    )
    usages.set(month, { month, limitYen, usedYen, plannedYen: 0 })
  }
  return usages
}

type Bonuses = Awaited<ReturnType<typeof offerContext>>['common']['bonuses']

/** What a posting costs when all its seats are taken, yen. */
function fullCostYen(offering: typeof offerings.$inferSelect, bonuses: Bonuses) {
  const pay = payOf({
    ...offering,
    bonuses: bonusesOn(bonuses, offering.offerId, offering.workOn),
  })
  return costOf(pay, offering.peopleWanted, offering.feeRateBp).totalYen
}

/**
 * Each date by the rules of a single posting, in the order of the days; those that can be posted count against the limit of their month
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
  const firstDay = sorted[0]?.workOn ?? source.workOn
  const lastDay = sorted.at(-1)?.workOn ?? source.workOn
  const others = await othersBetween(
    { db, scope, now },
    { from: overlapRange(firstDay).from, to: overlapRange(lastDay).to },
    0,
    MOST_OTHERS,
  )
  const months =
    usageLimitYen === null
      ? new Map<string, MonthUsage>()
      : await monthUsages(
          { db, scope, now },
          {
            months: new Set(sorted.map(({ workOn }) => monthOf(workOn))),
            limitYen: usageLimitYen,
            operationId,
            bonuses: common.bonuses,
          },
        )
  const dates: ValidatedDate[] = []
  for (const item of sorted) {
    const input = await fromOffering({ db, scope, now }, source, item.workOn, item)
    const month = months.get(monthOf(item.workOn))
    const usage = month
      ? { limitYen: month.limitYen, usedYen: month.usedYen + month.plannedYen }
      : null
    const { errors, warnings } = validateOffering(input, { ...common, others, usage })
    // Errors of the field `offer` hold for every date: they are returned once, as `refused`.
    const dateErrors = errors.filter(({ field }) => field !== 'offer')
    const preview = previewOf(input, common)
    if (month && dateErrors.length === 0) month.plannedYen += preview?.cost.totalYen ?? 0
    dates.push({ item, input, errors: dateErrors, warnings, preview })
  }
  return {
    offer,
    feeRateBp: common.feeRateBp,
    refused: cannotPost(common),
    months: [...months.values()],
    dates,
  }
}

/** Payload of the job that posts the dates of a run. */
export type BulkOfferingRun = { operationId: number; clientId: number; accountId: number }

export const enqueueBulkOfferings = (db: Tx, run: BulkOfferingRun, now: Date) =>
  enqueue(db, 'multidate', run, now)
