import { and, eq, isNull, or } from 'drizzle-orm'
import type { SubscriptionEvent } from '@/contracts/accounts/enums'
import type { Permission } from '@/contracts/permission'
import { permissionsOf } from '@/domain/accounts/permissions'
import { canSubscribe } from '@/domain/accounts/subscription'
import { accounts, memberships, subscriptions } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Store = { id: number; companyId: number }

/**
 * The active members of the store, with their role and their subscriptions; a member with two roles is listed twice.
 */
const membersOf = (db: Tx, { id, companyId }: Store) =>
  db
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      role: memberships.role,
      events: subscriptions.events,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .leftJoin(
      subscriptions,
      and(eq(subscriptions.accountId, accounts.id), eq(subscriptions.clientId, id)),
    )
    .where(
      and(
        eq(accounts.status, 'active'),
        isNull(memberships.suspendedAt),
        eq(memberships.companyId, companyId),
        or(isNull(memberships.clientId), eq(memberships.clientId, id)),
      ),
    )

/**
 * The active members of a store whose role permits the content of this mail, each once, with their subscriptions.
 * `also`: a permission that this mail needs besides.
 */
export async function recipientsOf(
  db: Tx,
  store: Store,
  event: SubscriptionEvent,
  also?: Permission,
) {
  const members = await membersOf(db, store)
  const readers = members.filter(({ role }) => {
    const may = (permission: Permission) => permissionsOf(role).includes(permission)
    return canSubscribe(event, may) && (also === undefined || may(also))
  })
  return [...new Map(readers.map((member) => [member.id, member])).values()]
}
