import { and, eq, isNull } from 'drizzle-orm'
import { clients, invitations } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Returns the invitation of a valid code with its stores; undefined for an unknown or renewed code. */
export async function invitationOf(db: Tx, code: string) {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.code, code), isNull(invitations.endedAt)))
  if (!invitation) return undefined
  const { companyId, clientId, brandName } = invitation
  const stores = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(
      clientId === null
        ? brandStores(companyId, brandName ?? '')
        : and(eq(clients.id, clientId), eq(clients.status, 'active')),
    )
    .orderBy(clients.id)
  return stores.length === 0 ? undefined : { invitation, stores }
}

/** Condition for the active stores of a company under one brand. */
export const brandStores = (companyId: number, brandName: string) =>
  and(
    eq(clients.companyId, companyId),
    eq(clients.brandName, brandName),
    eq(clients.status, 'active'),
  )
