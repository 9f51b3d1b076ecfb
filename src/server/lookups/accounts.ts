import { and, inArray, eq, isNull, or } from 'drizzle-orm'
import type { Role } from '@/contracts/permission'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { accounts, clients, companies, memberships } from '@/server/db/schema'
import type { Scope, Account as Caller } from '@/server/auth/tenantScope'

/**
 * The names of those who did something here: a store may not read accounts, only these names. The ids must come from
 * rows of the scope.
 */
export async function accountNames(
  db: Tx,
  scope: Scope,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await bypassRls(db, scope, () =>
    db
      .select({ id: accounts.id, name: accounts.name })
      .from(accounts)
      .where(inArray(accounts.id, wanted)),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** '森下 由香さん'; 他の担当者 where the name is not known, for an account that has left. */
export const whoDid = (name: string | undefined) =>
  name === undefined ? '他の担当者' : `${name}さん`

/** The stores somebody can open: those of their companies and those of their own, in the order of their ids. */
export async function accessibleClients(db: Tx, { memberships }: Pick<Caller, 'memberships'>) {
  const companyIds = memberships.flatMap((m) => (m.clientId === null ? [m.companyId] : []))
  const clientIds = memberships.flatMap((m) => m.clientId ?? [])
  if (memberships.length === 0) return []
  return db
    .select({ client: clients, companyName: companies.name })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .where(or(inArray(clients.companyId, companyIds), inArray(clients.id, clientIds)))
    .orderBy(clients.id)
}

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
