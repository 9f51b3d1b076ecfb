import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OfferingDetail, Pay } from '@/contracts/offerings/schemas'
import { costOf, invoiceOf, payOf } from '@/domain/pay/pay'
import { serviceTermsOf } from '@/server/modules/billing/service'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import type { Tx } from '@/server/db/transaction'
import { matchings, offerings, offers } from '@/server/db/schema'
import { groupsOf } from '@/server/modules/groups/service'
import { occupationNameOf, positionNamed } from '@/server/modules/masterData/service'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { toOfferings } from './repository'

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

/** One posting whole: its terms, what one worker gets and what the store pays. */
export async function findOffering(
  db: Tx,
  scope: ClientScope,
  offeringId: number,
  now: Date,
): Promise<OfferingDetail> {
  const { offering, occupationId } = takeOne(
    await db
      .select({ offering: offerings, occupationId: offers.occupationId })
      .from(offerings)
      .innerJoin(
        offers,
        and(eq(offers.clientId, offerings.clientId), eq(offers.id, offerings.offerId)),
      )
      .where(scope.has(offerings, offeringId)),
  )
  const canReadMoney = scope.may('private.read')
  const [row] = await toOfferings(db, scope, [offering], now)
  const pay = payOf({ ...offering, bonuses: await bonusesFor(db, offering) })
  const terms = await serviceTermsOf(db, scope.companyId, offering)
  const position = positionNamed(offering.position)
  const chosen = new Set(offering.groupIds)
  const groups =
    chosen.size === 0
      ? []
      : (await groupsOf(db, scope))
          .filter((g) => chosen.has(g.id))
          .map(({ id, name }) => ({ id, name }))
  const matched = await matchedPays(db, scope, offeringId)
  return {
    ...takeOne(row ? [row] : []),
    occupationName: occupationNameOf(occupationId),
    closeRule: offering.closeRule,
    ladder: offering.ladder,
    groups,
    position: position ? { id: position.id, name: position.name } : null,
    memo: offering.memo,
    pay,
    cost: canReadMoney ? costOf(pay, offering.peopleWanted, terms) : null,
    matchedCost: canReadMoney ? invoiceOf(matched, terms) : null,
    source: offering.source,
    terms: offering.terms,
    createdByName: offering.createdByName,
    createdAt: offering.createdAt,
  }
}
