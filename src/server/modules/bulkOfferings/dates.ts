import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { contractOn } from '@/domain/billing/contract'
import { feeRateBpOf } from '@/domain/billing/feeRate'
import { cannotPost } from '@/domain/offerings/offering'
import { cannotPromiseOvertime } from '@/domain/offerings/overtime'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import type { OfferingProblem, OfferingWarning } from '@/domain/offerings/check/offeringRule'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { overlapRange } from '@/domain/offerings/overlapRange'
import { withCost } from '@/domain/restrictions/costBounds'
import { dayOf, monthOf, type Month } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import type { OfferingRow } from '@/server/modules/offerings/records/offerings'
import {
  continuedElsewhere,
  fromOffering,
  offerContext,
  offeringBoundsOf,
  previewOf,
} from '@/server/modules/offerings/service'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { enqueue } from '@/server/jobs/queue'

/** Upper bound of the store's other offerings that are compared with the dates of one run. */
const MAX_OTHERS = 2000

type ValidatedDate = {
  item: MultidateDate
  input: OfferingInput
  feeRateBp: number
  taxPercent: number
  errors: OfferingProblem[]
  warnings: OfferingWarning[]
  preview: OfferingValidation['preview']
}

/** What bounds a month, and what the dates of the run that were checked before add to its invoice, yen. */
type MonthBounds = Awaited<ReturnType<typeof offeringBoundsOf>> & {
  plannedYen: number
  /** Of the month's tax with those dates: see `TakenUsage`. */
  taxRemainder: number
}

/** The bounds of each month before the dates of a run; offerings that the run has created are in them. */
async function boundsOfMonths(
  store: StoreOperation,
  { months, lock }: { months: Set<Month>; lock: boolean },
) {
  const bounds = new Map<Month, MonthBounds>()
  // In the order of the months, so that two runs cannot deadlock.
  for (const month of [...months].sort()) {
    const ofMonth = await offeringBoundsOf(store, month, { lock })
    const taxRemainder = ofMonth.usage?.taxRemainder ?? 0
    bounds.set(month, { ...ofMonth, plannedYen: 0, taxRemainder })
  }
  return bounds
}

/** The bounds for the next date. */
const boundsWith = ({ usage, budget, plannedYen, taxRemainder }: MonthBounds) => ({
  usage: usage && { ...usage, usedYen: usage.usedYen + plannedYen, taxRemainder },
  budget: budget && { ...budget, usedYen: budget.usedYen + plannedYen },
})

/** What the rules ask about all dates of a run alike. */
export async function contextOfDates(
  { db, scope, now }: StoreOperation,
  offerId: number,
  items: readonly Pick<MultidateDate, 'workOn'>[],
) {
  const days = items.map(({ workOn }) => workOn).sort()
  const around = {
    from: overlapRange(days[0] ?? dayOf(now)).from,
    to: overlapRange(days.at(-1) ?? dayOf(now)).to,
  }
  const { common, ...offer } = await offerContext({ db, scope, now }, offerId, {
    around: { ...around, most: MAX_OTHERS },
  })
  const hasLaborAgreement36 = days.some((day) => offer.hasAgreementOn(day))
  return { ...offer, around, common: { ...common, hasLaborAgreement36 } }
}

/**
 * Each date by the rules of a single offering, in the order of the days; those that can be posted count
 * against the limit and the budget of their month for the ones after them. `lock`: the caller writes what it
 * checks.
 */
export async function validateDates(
  { db, scope, now }: StoreOperation,
  source: OfferingRow,
  items: readonly MultidateDate[],
  { lock = false } = {},
) {
  const { offer, feeTerms, hasAgreementOn, around, ...alike } = await contextOfDates(
    { db, scope, now },
    source.offerId,
    items,
  )
  const { hasLaborAgreement36 } = alike.common
  const sorted = [...items].sort((a, b) => (a.workOn < b.workOn ? -1 : 1))
  const common = {
    ...alike.common,
    continuedElsewhere: await continuedElsewhere(
      { db, scope, now },
      around,
      items.flatMap((item) => shiftOfInput(item) ?? []),
    ),
  }
  const months = await boundsOfMonths(
    { db, scope, now },
    { months: new Set(sorted.map(({ workOn }) => monthOf(workOn))), lock },
  )
  const dates: ValidatedDate[] = []
  for (const item of sorted) {
    const input = await fromOffering({ db, scope, now }, source, item.workOn, item)
    const month = months.get(monthOf(item.workOn))
    if (!month) continue
    const feeRateBp = feeRateBpOf(feeTerms, input)
    const context = { ...common, feeRateBp, ...boundsWith(month) }
    const { errors, warnings } = validateOffering(input, context)
    // Errors of the field `offer` hold for every date: they are returned once, as `refused`.
    const dateErrors = errors.filter(({ field }) => field !== 'offer')
    // The agreement of the store may end between two dates.
    const withoutAgreement = cannotPromiseOvertime(common, {
      hasLaborAgreement36: hasAgreementOn(item.workOn) || !hasLaborAgreement36,
    })
    if (withoutAgreement) dateErrors.push({ field: 'workOn', message: withoutAgreement })
    const preview = previewOf(input, context)
    const taxPercent = contractOn(common.contracts, item.workOn).consumptionTaxPercent
    if (dateErrors.length === 0 && preview) {
      const { plannedYen: usedYen, taxRemainder } = month
      const planned = withCost({ usedYen, taxRemainder }, preview.cost, taxPercent)
      month.plannedYen = planned.usedYen
      month.taxRemainder = planned.taxRemainder
    }
    dates.push({ item, input, feeRateBp, taxPercent, errors: dateErrors, warnings, preview })
  }
  return {
    offer,
    refused: cannotPost(common),
    months,
    dates,
  }
}

/** Payload of the job that posts the dates of a run. */
export type BulkOfferingRun = { operationId: number; clientId: number; accountId: number }

export const enqueueBulkOfferings = (db: Tx, run: BulkOfferingRun, now: Date) =>
  enqueue(db, 'multidate', run, now)
