import { and, eq, isNull } from 'drizzle-orm'
import type { Role } from '@/contracts/permission'
import { accounts, memberships } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/**
 * The active accounts that hold a role for the whole company (`clientId` null) or for one store, each once.
 * For mails of the operator: a scoped transaction reads no accounts.
 */
export async function holdersOf(
  db: Tx,
  { companyId, clientId, role }: { companyId: number; clientId: number | null; role: Role },
) {
  const ofScope =
    clientId === null ? isNull(memberships.clientId) : eq(memberships.clientId, clientId)
  return db
    .selectDistinct({ id: accounts.id, email: accounts.email, name: accounts.name })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(
      and(
        eq(accounts.status, 'active'),
        isNull(memberships.suspendedAt),
        eq(memberships.companyId, companyId),
        ofScope,
        eq(memberships.role, role),
      ),
    )
}

/** The names of the active accounts that hold one of these roles, by address: one mail to each. */
export async function holdersByEmail(
  db: Tx,
  place: { companyId: number; clientId: number | null },
  roles: readonly Role[],
) {
  const people = new Map<string, string>()
  for (const role of roles)
    for (const { email, name } of await holdersOf(db, { ...place, role })) people.set(email, name)
  return people
}
