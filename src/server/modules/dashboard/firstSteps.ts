import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { FirstSteps } from '@/contracts/dashboard/schemas'
import { missingStoreFacts } from '@/domain/clients/storeFacts'
import type { Tx } from '@/server/db/transaction'
import { clients, offerings, offers } from '@/server/db/schema'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'

/** The offers that are looked through for a usable one, latest first: a store without a shift has few. */
const TEMPLATES_LOOKED_AT = 50

/** Which steps to its first shift a new store has done; null for ever once a shift has begun. */
export async function firstStepsOf(
  db: Tx,
  scope: ClientScope,
  now: Date,
): Promise<FirstSteps | null> {
  const posted = and(scope.has(offerings), isNotNull(offerings.publishedAt))
  const [begun] = await db
    .select({ id: offerings.id })
    .from(offerings)
    .where(and(posted, lte(offerings.startAt, now.toISOString())))
    .limit(1)
  if (begun) return null
  const client = takeOne(await db.select().from(clients).where(eq(clients.id, scope.clientId)))
  const missingFacts = missingStoreFacts(client)
  const templates = await db
    .select({ id: offers.id, status: offers.status })
    .from(offers)
    .where(and(scope.has(offers), isNull(offers.archivedAt)))
    .orderBy(desc(offers.updatedAt), desc(offers.id))
    .limit(TEMPLATES_LOOKED_AT)
  const [offering] = await db
    .select({ id: offerings.id, startAt: offerings.startAt })
    .from(offerings)
    .where(posted)
    .orderBy(asc(offerings.startAt))
    .limit(1)
  const usable = templates.find((offer) => offer.status === 'usable')
  const offer = usable ?? templates[0]
  return {
    storeReady: missingFacts.length === 0,
    missingFacts,
    offer: offer ? { id: offer.id, usable: usable !== undefined } : null,
    offering: offering ?? null,
  }
}
