import { and, between, desc, eq, gte, inArray, isNotNull, lte, ne, or } from 'drizzle-orm'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { hasAgreementOn } from '@/domain/clients/laborAgreement'
import { serviceTermsOn } from '@/domain/billing/contract'
import { feeRateBpOf, graduateFeeOn, type FeeTerms } from '@/domain/billing/feeRate'
import { bonusesOn } from '@/domain/pay/bonus'
import { closesAtOf } from '@/domain/offerings/offering'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import { usualPeopleOf, type OfferingContext } from '@/domain/offerings/check/offeringRule'
import { overlapRange } from '@/domain/offerings/overlapRange'
import { specificMinimumOf } from '@/domain/pay/minimumWage'
import { costOf, payOf } from '@/domain/pay/pay'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { type Day, dayOf, isDay, type Month, monthOf, msOf } from '@/lib/date'
import { bonusContractsOf } from '@/server/modules/bonusContracts/service'
import { allRows } from '@/server/db/allRows'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { clients, offerings, offers } from '@/server/db/schema'
import { groupReach, groupsOf } from '@/server/modules/groups/service'
import { offerStatusOf } from '@/server/modules/offers/service'
import { positionsOf } from '@/server/modules/masterData/service'
import { restrictionsOf, acknowledgementDue } from '@/server/modules/clients/service'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { closingDaysOf, closureOf } from '@/server/modules/closingDays/service'
import { workplaceRows } from '@/server/modules/clients/records/clients'
import { latestBudgetRequest } from '@/server/modules/budgets/records/budgets'
import { contractsOf, offeringBoundsOf } from '@/server/modules/billing/service'
import { statusAt } from './records/offerings'
import { RECENT_OFFERINGS } from './suggestion'

/** The most offerings within a day of a new one; no store has so many. */
const OTHERS_COMPARED = 100
type Others = { from: string; to: string; exceptId?: number; most?: number }
/**
 * Times of the published offerings of the store that start between two instants, both included, the earliest first.
 * They only lead to a warning, so `most` bounds how many are compared.
 */
const othersBetween = (
  { db, scope, now }: StoreOperation,
  { from, to, exceptId = 0, most = OTHERS_COMPARED }: Others,
) =>
  db
    .select({
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      breakMin: offerings.breakMin,
    })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        ne(offerings.id, exceptId),
        isNotNull(offerings.publishedAt),
        gte(offerings.startAt, from),
        lte(offerings.startAt, to),
        ne(statusAt(now), 'unpublished'),
      ),
    )
    .orderBy(offerings.startAt)
    .limit(most)

/**
 * Times of the published offerings at the company's other stores that start between two instants and touch one of these
 * shifts: a worker who takes both works without a break in time (労働基準法38条1項). Only times leave this function: a
 * store does not see the offerings of another.
 */
export const continuedElsewhere = (
  { db, scope, now }: StoreOperation,
  { from, to }: { from: string; to: string },
  shifts: readonly { startAt: string; endAt: string }[],
): Promise<OfferingContext['continuedElsewhere']> =>
  bypassRls(db, scope, () =>
    db
      .select({
        startAt: offerings.startAt,
        endAt: offerings.endAt,
        breakMin: offerings.breakMin,
      })
      .from(offerings)
      .innerJoin(clients, eq(clients.id, offerings.clientId))
      .where(
        and(
          eq(clients.companyId, scope.companyId),
          ne(clients.id, scope.clientId),
          isNotNull(offerings.publishedAt),
          // By day, for which each store has an index.
          between(offerings.workOn, dayOf(from), dayOf(to)),
          ne(statusAt(now), 'unpublished'),
          or(
            inArray(
              offerings.startAt,
              shifts.map(({ endAt }) => endAt),
            ),
            inArray(
              offerings.endAt,
              shifts.map(({ startAt }) => startAt),
            ),
          ),
        ),
      )
      .orderBy(offerings.startAt)
      .limit(OTHERS_COMPARED),
  )

/** The people wanted by the latest published offerings of an offer. */
const latestPeople = (db: Tx, scope: ClientScope, offerId: number) =>
  db
    .select({ peopleWanted: offerings.peopleWanted })
    .from(offerings)
    .where(
      and(scope.has(offerings), eq(offerings.offerId, offerId), isNotNull(offerings.publishedAt)),
    )
    .orderBy(desc(offerings.startAt))
    .limit(RECENT_OFFERINGS)

/**
 * What the rules ask about every offering of an offer alike, whatever its day, and what the fee rate of each follows
 * from. `around`: the other offerings to compare with. `lockOffer`: nobody may put the offer away before the caller has
 * written its offering.
 */
export async function offerContext(
  { db, scope, now }: StoreOperation,
  offerId: number,
  { around, lockOffer = false }: { around: Others; lockOffer?: boolean },
) {
  const found = db.select().from(offers).where(scope.has(offers, offerId))
  const offer = takeOne(await (lockOffer ? found.for('update') : found))
  const known = await allRows(db, {
    workplaces: workplaceRows(db, scope),
    contracts: contractsOf(db, scope.companyId),
    groups: groupsOf(db, scope),
    bonuses: bonusContractsOf(db, scope.clientId, offerId),
    closingDays: closingDaysOf(db, scope),
    latest: latestPeople(db, scope, offerId),
    others: othersBetween({ db, scope, now }, around),
  })
  const { prefectureCode, feeRateBp, contracts, ...store } = takeOne(known.workplaces)
  const feeTerms: FeeTerms = { usualBp: feeRateBp, contracts: known.contracts }
  return {
    offer,
    feeTerms,
    hasAgreementOn: (day: Day) => hasAgreementOn(store, contracts, day),
    common: {
      usualPeople: usualPeopleOf(known.latest.map(({ peopleWanted }) => peopleWanted)),
      now: now.toISOString(),
      offerStatus: offerStatusOf(offer),
      overtimePossible: offer.content.overtimePossible,
      restrictions: await restrictionsOf(db, scope, now),
      prefectureCode: prefectureCode ?? '',
      specificMinimum: specificMinimumOf(store),
      groups: known.groups,
      positionIds: positionsOf(offer.occupationId).map(({ id }) => id),
      hasUniformChange: offer.content.hasUniformChange,
      changeTimeMin: offer.content.changeTimeMin,
      offerId,
      contracts: feeTerms.contracts,
      bonuses: known.bonuses,
      closureOn: closureOf(known.closingDays),
      others: known.others,
    },
  }
}

type MonthBoundsOf = (month: Month) => ReturnType<typeof offeringBoundsOf>

export type ContextOptions = {
  exceptId?: number
  lock?: boolean
  lockOffer?: boolean
  boundsOf?: MonthBoundsOf
}
/**
 * Everything the rules ask about an offering beside its own conditions. `exceptId`: the offering itself, where
 * there is one already. `lock`: the caller writes what it checks, so that nobody else of the company may use
 * the rest of the limit meanwhile. `lockOffer`: nor may anybody put the offer away. `boundsOf`: where the caller
 * asks about several offerings and reads the bounds of a month once.
 */
export async function offeringContext(
  { db, scope, now }: StoreOperation,
  offerId: number,
  input: OfferingInput,
  {
    exceptId = 0,
    lock = false,
    lockOffer = false,
    boundsOf = (month) => offeringBoundsOf({ db, scope, now }, month, { exceptId, lock }),
  }: ContextOptions = {},
) {
  const around = overlapRange(isDay(input.workOn) ? input.workOn : '1970-01-02')
  const { offer, common, feeTerms, ...terms } = await offerContext({ db, scope, now }, offerId, {
    around: { ...around, exceptId },
    lockOffer,
  })
  const shift = shiftOfInput(input)
  const hasLaborAgreement36 = isDay(input.workOn) && terms.hasAgreementOn(input.workOn)
  const context: OfferingContext = {
    ...common,
    hasLaborAgreement36,
    feeRateBp: feeRateBpOf(feeTerms, input),
    reach: await groupReach({ db, scope }, input, {
      groups: common.groups,
      terms: offer.content,
      hasLaborAgreement36,
      exceptId,
    }),
    // They only lead to a warning, which is not shown on a write.
    continuedElsewhere: lock
      ? []
      : await continuedElsewhere({ db, scope, now }, around, shift ? [shift] : []),
    ...(await boundsOf(monthOf(input.workOn))),
  }
  return { offer, context, feeTerms }
}

/** The result of the conditions, if their times are valid: the instants, the pay of one worker, the cost of all. */
export function previewOf(
  input: OfferingInput,
  {
    feeRateBp,
    contracts,
    offerId,
    bonuses,
  }: Pick<OfferingContext, 'feeRateBp' | 'contracts' | 'offerId' | 'bonuses'>,
): OfferingValidation['preview'] {
  const shift = shiftOfInput(input)
  if (!shift || msOf(shift.endAt) <= msOf(shift.startAt)) return null
  const { breakMin, hourlyWageYen, transportationYen } = input
  const pay = payOf({
    ...shift,
    breakMin,
    hourlyWageYen,
    transportationYen,
    bonuses: bonusesOn(bonuses, offerId, input.workOn),
  })
  return {
    ...shift,
    closesAt: closesAtOf(input.closeRule, shift.startAt, input.customClosesAt),
    pay,
    cost: costOf(pay, input.peopleWanted, serviceTermsOn(contracts, input.workOn, feeRateBp)),
  }
}

/**
 * The fee of an offering for graduates beside that of the same offering for others; undefined for any other offering.
 */
export const graduateFeeOf = (
  input: OfferingInput,
  preview: OfferingValidation['preview'],
  feeTerms: FeeTerms,
): OfferingValidation['graduateFee'] =>
  input.scope === 'graduate'
    ? {
        ...graduateFeeOn(feeTerms, input.workOn),
        usualTotalYen:
          preview &&
          costOf(
            preview.pay,
            input.peopleWanted,
            serviceTermsOn(feeTerms.contracts, input.workOn, feeTerms.usualBp),
          ).totalYen,
      }
    : undefined

/** The budget that the offering would exceed, and what the store has asked head office for; null where it fits. */
export async function exceededBudgetOf(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  { workOn }: OfferingInput,
  {
    errors,
    context: { budget },
    preview,
  }: {
    errors: readonly { field: string }[]
    context: Pick<OfferingContext, 'budget'>
    preview: OfferingValidation['preview']
  },
): Promise<OfferingValidation['budget']> {
  if (!budget || !preview || !errors.some(({ field }) => field === 'budget')) return null
  const month = monthOf(workOn)
  return {
    month,
    budgetYen: budget.budgetYen,
    forecastYen: budget.usedYen + preview.cost.totalYen,
    request: await latestBudgetRequest(db, scope.clientId, month),
  }
}

/** 409 when one of the problems is the budget of the store: head office has to approve it first. */
export function refuseAboveBudget(problems: readonly { field: string; message: string }[]) {
  const problem = problems.find(({ field }) => field === 'budget')
  if (problem) throw conflict(problem.message, 'budget_exceeded')
}

/** The part of the company's limit that a store may see: only the rest, because the sums include other stores. */
export const remainingOf = (usage: OfferingContext['usage']) =>
  usage && { remainingYen: usage.limitYen - usage.usedYen }

/**
 * The validation of an offering while it is edited: faults, warnings, pay and cost in yen. It writes and locks nothing,
 * so publishing asks the same rules again with the lock of `offeringContext`.
 */
export async function validateForStore(
  { db, scope, now }: StoreOperation,
  accountId: number,
  offerId: number,
  input: OfferingInput,
): Promise<OfferingValidation> {
  const { context, feeTerms } = await offeringContext({ db, scope, now }, offerId, input)
  const { usage } = context
  const preview = previewOf(input, context)
  const checked = validateOffering(input, context)
  return {
    ...checked,
    preview,
    budget: await exceededBudgetOf({ db, scope }, input, { ...checked, context, preview }),
    acknowledgementRequired: await acknowledgementDue(db, scope, accountId, now),
    usage: remainingOf(usage),
    reach: context.reach,
    graduateFee: graduateFeeOf(input, preview, feeTerms),
  }
}
