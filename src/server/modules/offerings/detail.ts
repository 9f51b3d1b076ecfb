import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Offering, OfferingDetail, Pay } from '@/contracts/offerings/schemas'
import { serviceTermsOn } from '@/domain/billing/contract'
import type { OfferingContext } from '@/domain/offerings/check/offeringRule'
import { costOf, invoiceOf, payOf, type ServiceTerms } from '@/domain/pay/pay'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { liveMatchingStatuses, matchings, offerings, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { serviceTermsOf } from '@/server/modules/billing/service'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import { groupsOf } from '@/server/modules/groups/service'
import { occupationNameOf, positionNamed } from '@/server/modules/masterData/service'
import type { NewOffering } from './insert'
import { toOffering, toOfferings } from './repository'

/** Returns the pay of each matched worker: the fixed pay, or the planned one until it is fixed. */
async function matchedPays(db: Tx, scope: ClientScope, offeringId: number): Promise<Pay[]> {
  const matched = await db
    .select({ scheduled: matchings.scheduledPay, fixed: matchings.fixedPay })
    .from(matchings)
    .where(
      and(
        scope.has(matchings),
        eq(matchings.offeringId, offeringId),
        inArray(matchings.status, liveMatchingStatuses),
      ),
    )
    .orderBy(asc(matchings.id))
  return matched.map(({ scheduled, fixed }) => fixed ?? scheduled)
}

type OfferingRow = typeof offerings.$inferSelect
type DetailParts = {
  offering: Offering
  occupationId: number
  /** The pay of one worker. */
  pay: Pay
  /** The billing contract of the store on that day. */
  terms: ServiceTerms
  /** The groups of the store, at least those that were chosen. */
  groups: readonly { id: number; name: string }[]
  /** The pay of each matched worker. */
  matched: readonly Pay[]
}
/** Builds the detail of an offering: its terms, the pay of one worker, and the cost if the scope may read amounts. */
function toDetail(
  scope: ClientScope,
  row: OfferingRow,
  { offering, occupationId, pay, terms, groups, matched }: DetailParts,
): OfferingDetail {
  const canReadMoney = scope.may('private.read')
  const position = positionNamed(row.position)
  return {
    ...offering,
    occupationName: occupationNameOf(occupationId),
    closeRule: row.closeRule,
    ladder: row.ladder,
    groups: groups
      .filter(({ id }) => row.groupIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    position: position ? { id: position.id, name: position.name } : null,
    memo: row.memo,
    pay,
    cost: canReadMoney ? costOf(pay, row.peopleWanted, terms) : null,
    matchedCost: canReadMoney ? invoiceOf(matched, terms) : null,
    source: row.source,
    terms: row.terms,
    createdByName: row.createdByName,
    createdAt: row.createdAt,
  }
}

/** One offering of the store; ApiError 404 when there is none. */
export async function findOfferingDetail(
  db: Tx,
  scope: ClientScope,
  offeringId: number,
  now: Date,
): Promise<OfferingDetail> {
  const { row, occupationId } = firstOrNotFound(
    await db
      .select({ row: offerings, occupationId: offers.occupationId })
      .from(offerings)
      .innerJoin(
        offers,
        and(eq(offers.clientId, offerings.clientId), eq(offers.id, offerings.offerId)),
      )
      .where(scope.has(offerings, offeringId)),
  )
  return toDetail(scope, row, {
    offering: firstOrNotFound(await toOfferings(db, scope, [row], now)),
    occupationId,
    pay: payOf({ ...row, bonuses: await bonusesFor(db, row) }),
    terms: await serviceTermsOf(db, scope.companyId, row),
    groups: row.groupIds.length === 0 ? [] : await groupsOf(db, scope),
    matched: await matchedPays(db, scope, offeringId),
  })
}

type Written = Pick<NewOffering, 'offer' | 'preview'> & { context: OfferingContext }
/** Builds the detail of an offering that was just written and never had matches, from what its check has read. */
const unmatchedDetail = (
  scope: ClientScope,
  row: OfferingRow,
  { offer, context, preview, offering }: Written & { offering: Offering },
): OfferingDetail =>
  toDetail(scope, row, {
    offering,
    occupationId: offer.occupationId,
    pay: preview.pay,
    terms: serviceTermsOn(context.contracts, row.workOn, row.feeRateBp),
    groups: context.groups,
    matched: [],
  })
/** Returns the detail of a new offering without reading anything again. */
export const newOfferingDetail = (
  { scope, now }: Pick<StoreOperation, 'scope' | 'now'>,
  row: OfferingRow,
  written: Written,
): OfferingDetail => unmatchedDetail(scope, row, { ...written, offering: toOffering(row, now) })
/** Returns the detail of an offering that was edited before its first match; only its counts are read again. */
export const editedOfferingDetail = async (
  { db, scope, now }: StoreOperation,
  row: OfferingRow,
  written: Written,
): Promise<OfferingDetail> =>
  unmatchedDetail(scope, row, {
    ...written,
    offering: firstOrNotFound(await toOfferings(db, scope, [row], now)),
  })
