import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { contractOn } from '@/domain/billing/contract'
import { feeRateBpOf } from '@/domain/billing/feeRate'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import type { OfferingProblem, OfferingWarning } from '@/domain/offerings/check/offeringRule'
import { cannotPost } from '@/domain/offerings/offering'
import { overlapRange } from '@/domain/offerings/overlapRange'
import { cannotPromiseOvertime } from '@/domain/offerings/overtime'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { withCost } from '@/domain/restrictions/costBounds'
import { dayOf, monthOf, type Month } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import type { OfferingRow } from '@/server/modules/offerings/records/offerings'
import {
  continuedElsewhere,
  fromOffering,
  offerContext,
  offeringBoundsOf,
  previewOf,
} from '@/server/modules/offerings/service'

/** Upper bound of the store's other offerings compared with the dates of one run; they only lead to warnings. */
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

/** The limit and the budget of a month, and what the dates checked so far add to its invoice. */
type MonthBounds = Awaited<ReturnType<typeof offeringBoundsOf>> & {
  /** Yen with tax. */
  plannedYen: number
  /** The rounding remainder of the month's tax with those dates (`TakenUsage`). */
  taxRemainder: number
}

/** Reads the bounds of each month. They already include the offerings that this run has created. */
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

/** Returns the bounds for the next date: those of its month with the cost of the dates checked so far. */
const boundsWith = ({ usage, budget, plannedYen, taxRemainder }: MonthBounds) => ({
  usage: usage && { ...usage, usedYen: usage.usedYen + plannedYen, taxRemainder },
  budget: budget && { ...budget, usedYen: budget.usedYen + plannedYen },
})

/** Reads the facts that the rules need for every date of a run; see `offerContext` for `lockOffer` and `boundsOf`. */
export async function contextOfDates<Bounds>(
  { db, scope, now }: StoreOperation,
  offerId: number,
  items: readonly Pick<MultidateDate, 'workOn'>[],
  { lockOffer = false, boundsOf }: { lockOffer?: boolean; boundsOf: () => Promise<Bounds> },
) {
  const days = items.map(({ workOn }) => workOn).sort()
  const around = {
    from: overlapRange(days[0] ?? dayOf(now)).from,
    to: overlapRange(days.at(-1) ?? dayOf(now)).to,
  }
  const { common, ...offer } = await offerContext({ db, scope, now }, offerId, {
    around: { ...around, limit: MAX_OTHERS },
    lockOffer,
    boundsOf,
  })
  const hasLaborAgreement36 = days.some((day) => offer.hasAgreementOn(day))
  return { ...offer, around, common: { ...common, hasLaborAgreement36 } }
}

/** Reads the shifts of other stores that continue those of the run. */
const shiftsElsewhere = (
  store: StoreOperation,
  around: { from: string; to: string },
  items: readonly MultidateDate[],
) =>
  continuedElsewhere(
    store,
    around,
    items.flatMap((item) => shiftOfInput(item) ?? []),
  )

/**
 * Checks each date by the rules of a single offering, in the order of the days. A date that can be posted reduces what
 * the limit and the budget of its month leave for later dates. `lock`: the caller writes what it checks, so the offer
 * and the limits are locked until the end of the transaction.
 */
export async function validateDates(
  { db, scope, now }: StoreOperation,
  source: OfferingRow,
  items: readonly MultidateDate[],
  { lock = false } = {},
) {
  const sorted = [...items].sort((a, b) => (a.workOn < b.workOn ? -1 : 1))
  const {
    offer,
    feeTerms,
    hasAgreementOn,
    around,
    bounds: months,
    ...alike
  } = await contextOfDates({ db, scope, now }, source.offerId, items, {
    lockOffer: lock,
    boundsOf: () =>
      boundsOfMonths(
        { db, scope, now },
        { months: new Set(sorted.map(({ workOn }) => monthOf(workOn))), lock },
      ),
  })
  const { hasLaborAgreement36 } = alike.common
  const common = {
    ...alike.common,
    // These shifts only lead to a warning, which a write does not show.
    continuedElsewhere: lock ? [] : await shiftsElsewhere({ db, scope, now }, around, items),
  }
  const dates: ValidatedDate[] = []
  for (const item of sorted) {
    const input = await fromOffering({ db, scope, now }, source, item.workOn, item)
    const month = months.get(monthOf(item.workOn))
    if (!month) throw new Error(`no bounds for the month of ${item.workOn}`)
    const feeRateBp = feeRateBpOf(feeTerms, input)
    const context = { ...common, feeRateBp, ...boundsWith(month) }
    const { errors, warnings } = validateOffering(input, context)
    // Errors of the field `offer` hold for every date: they are returned once, as `refused`.
    const dateErrors = errors.filter(({ field }) => field !== 'offer')
    // The agreement of the store may end between two dates. If it covers no date, `validateOffering` has refused the
    // offer, so single dates are refused only if it covers others.
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
