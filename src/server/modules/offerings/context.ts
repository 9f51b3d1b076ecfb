import { and, between, desc, eq, gte, inArray, isNotNull, lte, ne, or } from 'drizzle-orm'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import { feeRateBpOf, type FeeTerms } from '@/domain/billing/feeRate'
import { hasAgreementOn } from '@/domain/clients/laborAgreement'
import { usualPeopleOf, type OfferingContext } from '@/domain/offerings/check/offeringRule'
import { overlapRange } from '@/domain/offerings/overlapRange'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { specificMinimumOf } from '@/domain/pay/minimumWage'
import { type Day, dayOf, type Month, monthOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, offerings, offers } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { contractsOf, offeringBoundsOf } from '@/server/modules/billing/service'
import { bonusContractsOf } from '@/server/modules/bonusContracts/service'
import { workplaceRows } from '@/server/modules/clients/records/clients'
import { restrictionsOf } from '@/server/modules/clients/service'
import { closingDaysOf, closureOf } from '@/server/modules/closingDays/service'
import { groupReach, groupsOf } from '@/server/modules/groups/service'
import { positionsOf } from '@/server/modules/masterData/service'
import { offerStatusOf } from '@/server/modules/offers/service'
import { statusAt } from './records/offerings'

/** A suggestion and the usual number of people are based on this many recent offerings. */
export const RECENT_OFFERINGS = 10
/** The most other offerings that are compared: more would only repeat a warning. */
const OTHERS_COMPARED = 100
type Others = { from: string; to: string; exceptId?: number; limit?: number }
/**
 * Reads the times of the store's published offerings that start between two instants, both included, the earliest
 * first. They only lead to a warning, so `limit` may bound how many are compared.
 */
const othersBetween = (
  { db, scope, now }: StoreOperation,
  { from, to, exceptId = 0, limit = OTHERS_COMPARED }: Others,
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
    .limit(limit)

/**
 * Reads the times of the published offerings at the company's other stores that start between two instants and begin or
 * end exactly when one of these shifts ends or begins: the working time of somebody who takes both adds up (労働基準法
 * 38条1項). Only times are returned, because a store does not see the offerings of another.
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

type Offer = typeof offers.$inferSelect
/** Returns an offer of the store; 404 without one. */
export async function findOffer(db: Tx, scope: ClientScope, offerId: number, lock: boolean) {
  const found = db.select().from(offers).where(scope.has(offers, offerId)).$dynamic()
  return firstOrNotFound(await (lock ? found.for('update') : found))
}

/**
 * Reads the facts that the rules need for any offering of an offer, whatever its day, and what decides its fee rate.
 * `asked`: the id of the offer, or its row if the caller has it. `around`: the range of the other offerings to compare
 * with. `lockOffer`: locks the offer, so that nobody archives it before the caller has written the offering. `boundsOf`
 * reads the limits on the cost; it is called outside the scope of the store.
 */
export async function offerContext<Bounds>(
  { db, scope, now }: StoreOperation,
  asked: number | Offer,
  {
    around,
    lockOffer = false,
    boundsOf,
  }: { around: Others; lockOffer?: boolean; boundsOf: () => Promise<Bounds> },
) {
  const offer = typeof asked === 'number' ? await findOffer(db, scope, asked, lockOffer) : asked
  const offerId = offer.id
  const known = await allRows(db, {
    workplaces: workplaceRows(db, scope),
    contracts: contractsOf(db, scope.companyId),
    groups: groupsOf(db, scope),
    bonuses: bonusContractsOf(db, scope.clientId, offerId),
    closingDays: closingDaysOf(db, scope),
    latest: latestPeople(db, scope, offerId),
    others: othersBetween({ db, scope, now }, around),
  })
  const {
    prefectureCode,
    feeRateBp,
    contracts: companyAgreements,
    ...store
  } = firstOrNotFound(known.workplaces)
  const feeTerms: FeeTerms = { usualBp: feeRateBp, contracts: known.contracts }
  const { restrictions, bounds } = await bypassRls(db, scope, async () => ({
    restrictions: await restrictionsOf(db, scope, now),
    bounds: await boundsOf(),
  }))
  return {
    offer,
    feeTerms,
    bounds,
    hasAgreementOn: (day: Day) => hasAgreementOn(store, companyAgreements, day),
    common: {
      usualPeople: usualPeopleOf(known.latest.map(({ peopleWanted }) => peopleWanted)),
      now: now.toISOString(),
      offerStatus: offerStatusOf(offer),
      overtimePossible: offer.content.overtimePossible,
      restrictions,
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
 * Reads the facts that the rules need about an offering besides its own conditions. `exceptId`: the offering itself if
 * it exists already. `lock`: the caller writes what it checks, so the usage of the company's limit is locked.
 * `lockOffer`: also locks the offer, so that nobody archives it. `boundsOf`: for a caller that checks several offerings
 * and reads the bounds of a month once.
 */
export async function offeringContext(
  { db, scope, now }: StoreOperation,
  asked: number | Offer,
  input: OfferingInput,
  {
    exceptId = 0,
    lock = false,
    lockOffer = false,
    boundsOf = (month) => offeringBoundsOf({ db, scope, now }, month, { exceptId, lock }),
  }: ContextOptions = {},
) {
  const around = overlapRange(input.workOn)
  const { offer, common, feeTerms, bounds, ...terms } = await offerContext(
    { db, scope, now },
    asked,
    {
      around: { ...around, exceptId },
      lockOffer,
      boundsOf: () => boundsOf(monthOf(input.workOn)),
    },
  )
  const shift = shiftOfInput(input)
  const hasLaborAgreement36 = terms.hasAgreementOn(input.workOn)
  const context: OfferingContext = {
    ...common,
    hasLaborAgreement36,
    feeRateBp: feeRateBpOf(feeTerms, input),
    // `reach` and `continuedElsewhere` only lead to warnings, which are not shown on a write.
    reach: lock
      ? undefined
      : await groupReach({ db, scope }, input, {
          groups: common.groups,
          terms: offer.content,
          hasLaborAgreement36,
          exceptId,
        }),
    continuedElsewhere: lock
      ? []
      : await continuedElsewhere({ db, scope, now }, around, shift ? [shift] : []),
    ...bounds,
  }
  return { offer, context, feeTerms }
}
