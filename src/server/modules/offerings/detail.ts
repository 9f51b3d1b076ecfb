import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Offering, OfferingDetail, Pay } from '@/contracts/offerings/schemas'
import { serviceTermsOn } from '@/domain/billing/contract'
import type { OfferingContext } from '@/domain/offerings/check/offeringRule'
import { costOf, invoiceOf, payOf, type ServiceTerms } from '@/domain/pay/pay'
import { serviceTermsOf } from '@/server/modules/billing/service'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import type { Tx } from '@/server/db/transaction'
import { matchings, offerings, offers } from '@/server/db/schema'
import { groupsOf } from '@/server/modules/groups/service'
import { occupationNameOf, positionNamed } from '@/server/modules/masterData/service'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import type { NewPosting } from './insert'
import { toOffering, toOfferings } from './repository'

/** What those who are matched get, as planned or fixed. */
async function matchedPays(db: Tx, scope: ClientScope, offeringId: number): Promise<Pay[]> {
  const matched = await db
    .select({ scheduled: matchings.scheduledPay, fixed: matchings.fixedPay })
    .from(matchings)
    .where(
      and(
        scope.has(matchings),
        eq(matchings.offeringId, offeringId),
        inArray(matchings.status, ['established', 'worked']),
      ),
    )
    .orderBy(asc(matchings.id))
  return matched.map(({ scheduled, fixed }) => fixed ?? scheduled)
}

type Posting = typeof offerings.$inferSelect
type DetailParts = {
  offering: Offering
  occupationId: number
  /** What one worker gets. */
  pay: Pay
  /** The billing contract of the store on that day. */
  terms: ServiceTerms
  /** The groups of the store, at least those that were chosen. */
  groups: readonly { id: number; name: string }[]
  /** What those who are matched get. */
  matched: readonly Pay[]
}
/** An offering whole: its terms, what one worker gets and what the store pays, as far as the scope may read money. */
function toDetail(
  scope: ClientScope,
  posting: Posting,
  { offering, occupationId, pay, terms, groups, matched }: DetailParts,
): OfferingDetail {
  const canReadMoney = scope.may('private.read')
  const position = positionNamed(posting.position)
  return {
    ...offering,
    occupationName: occupationNameOf(occupationId),
    closeRule: posting.closeRule,
    ladder: posting.ladder,
    groups: groups
      .filter(({ id }) => posting.groupIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    position: position ? { id: position.id, name: position.name } : null,
    memo: posting.memo,
    pay,
    cost: canReadMoney ? costOf(pay, posting.peopleWanted, terms) : null,
    matchedCost: canReadMoney ? invoiceOf(matched, terms) : null,
    source: posting.source,
    terms: posting.terms,
    createdByName: posting.createdByName,
    createdAt: posting.createdAt,
  }
}

/** One offering of the store; ApiError 404 when there is none. */
export async function findOffering(
  db: Tx,
  scope: ClientScope,
  offeringId: number,
  now: Date,
): Promise<OfferingDetail> {
  const { posting, occupationId } = takeOne(
    await db
      .select({ posting: offerings, occupationId: offers.occupationId })
      .from(offerings)
      .innerJoin(
        offers,
        and(eq(offers.clientId, offerings.clientId), eq(offers.id, offerings.offerId)),
      )
      .where(scope.has(offerings, offeringId)),
  )
  return toDetail(scope, posting, {
    offering: takeOne(await toOfferings(db, scope, [posting], now)),
    occupationId,
    pay: payOf({ ...posting, bonuses: await bonusesFor(db, posting) }),
    terms: await serviceTermsOf(db, scope.companyId, posting),
    groups: posting.groupIds.length === 0 ? [] : await groupsOf(db, scope),
    matched: await matchedPays(db, scope, offeringId),
  })
}

/** An offering that was just written, from the data of its rules: nothing is read again. */
export const newOffering = (
  { scope, now }: Pick<StoreOperation, 'scope' | 'now'>,
  posting: Posting,
  { offer, context, preview }: Pick<NewPosting, 'offer' | 'preview'> & { context: OfferingContext },
): OfferingDetail =>
  toDetail(scope, posting, {
    offering: toOffering(posting, now),
    occupationId: offer.occupationId,
    pay: preview.pay,
    terms: serviceTermsOn(context.contracts, posting.workOn, posting.feeRateBp),
    groups: context.groups,
    matched: [],
  })
