import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FirstSteps } from '@/contracts/dashboard/schemas'
import { missingStoreFacts } from '@/domain/clients/storeFacts'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, offerings, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The offers that are looked through for a usable one, latest first: a store without a shift has few. */
const MAX_OFFERS = 50

/** Returns which steps towards its first shift a store has done. For stores in which no shift has begun yet. */
export async function firstStepsOf(db: Tx, scope: ClientScope): Promise<FirstSteps> {
  const client = firstOrNotFound(
    await db.select().from(clients).where(eq(clients.id, scope.clientId)),
  )
  const missingFacts = missingStoreFacts(client)
  const latest = await db
    .select({ id: offers.id, status: offers.status })
    .from(offers)
    .where(and(scope.has(offers), isNull(offers.archivedAt)))
    .orderBy(desc(offers.updatedAt), desc(offers.id))
    .limit(MAX_OFFERS)
  const [offering] = await db
    .select({ id: offerings.id, startAt: offerings.startAt })
    .from(offerings)
    .where(and(scope.has(offerings), isNotNull(offerings.publishedAt)))
    .orderBy(asc(offerings.startAt))
    .limit(1)
  const usable = latest.find((offer) => offer.status === 'usable')
  const offer = usable ?? latest[0]
  return {
    storeReady: missingFacts.length === 0,
    missingFacts,
    offer: offer ? { id: offer.id, usable: usable !== undefined } : null,
    offering: offering ?? null,
  }
}
