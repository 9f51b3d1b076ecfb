import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Member } from '@/contracts/members/schemas'
import { roles as roleOrder, type Role } from '@/contracts/permission'
import { canManage } from '@/domain/accounts/memberRights'
import { activeAdminIds } from '@/server/auth/companyAdmins'
import type { Account, ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { accounts, clients, memberships, setupTokens } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The scope of a membership: a store, or a company with all its stores. */
export type MemberScope = ClientScope | CompanyScope
/** The store of the scope; null for a scope of the whole company. */
export const storeIdOf = (scope: MemberScope) => ('clientId' in scope ? scope.clientId : null)

const inScope = (scope: MemberScope, accountId?: number) => {
  const clientId = storeIdOf(scope)
  return and(
    eq(memberships.companyId, scope.companyId),
    clientId === null ? undefined : eq(memberships.clientId, clientId),
    accountId === undefined ? undefined : eq(memberships.accountId, accountId),
  )
}

/** The roles of a scope with their accounts, oldest first; `accountId`: of one member. Outside row-level security. */
export const memberRows = (db: Tx, scope: MemberScope, accountId?: number) =>
  db
    .select({
      id: memberships.id,
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      status: accounts.status,
      lastSignInAt: accounts.currentSignInAt,
      role: memberships.role,
      clientId: memberships.clientId,
      clientName: clients.name,
      suspendedAt: memberships.suspendedAt,
      lockVersion: memberships.lockVersion,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .leftJoin(clients, eq(clients.id, memberships.clientId))
    .where(inScope(scope, accountId))
    .orderBy(asc(memberships.id))
export type MemberRow = Awaited<ReturnType<typeof memberRows>>[number]

/** The version of a member: the newest of the rows. */
export const versionOf = (rows: readonly MemberRow[]) =>
  Math.max(0, ...rows.map(({ lockVersion }) => lockVersion))

/** Whether all roles of a member here are suspended. */
export const isSuspended = (rows: readonly MemberRow[]) =>
  rows.every(({ suspendedAt, status }) => suspendedAt !== null || status === 'disabled')

function stateOf(rows: readonly MemberRow[]): Member['state'] {
  if (isSuspended(rows)) return 'suspended'
  return rows[0]?.status === 'invited' ? 'invited' : 'active'
}

/** Returns when the link of each open invitation expires, by account. */
async function invitationEnds(db: Tx, accountIds: number[]) {
  if (accountIds.length === 0) return new Map<number, string>()
  const rows = await db
    .select({ accountId: setupTokens.accountId, endsAt: max(setupTokens.expiresAt) })
    .from(setupTokens)
    .where(
      and(
        inArray(setupTokens.accountId, accountIds),
        eq(setupTokens.kind, 'invite'),
        isNull(setupTokens.usedAt),
        isNull(setupTokens.revokedAt),
      ),
    )
    .groupBy(setupTokens.accountId)
  return new Map(rows.flatMap(({ accountId, endsAt }) => (endsAt ? [[accountId, endsAt]] : [])))
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Returns the stores that have only one active 店舗管理者, keyed by that account. */
function soleManagers(rows: readonly MemberRow[]) {
  const managers = rows.filter(
    (row) => row.role === 'clientManager' && row.suspendedAt === null && row.status === 'active',
  )
  const byStore = groupBy(managers, ({ clientId }) => clientId)
  const alone = [...byStore.values()].flatMap((ofStore) => (ofStore.length === 1 ? ofStore : []))
  return groupBy(alone, ({ accountId }) => accountId)
}

const rank = (role: Role) => roleOrder.indexOf(role)
const byRole = (a: MemberRow, b: MemberRow) => rank(a.role) - rank(b.role) || a.id - b.id

/** All members of a scope as its list shows them, in the order in which they came. */
export async function allMembers(
  db: Tx,
  { scope, account }: { scope: MemberScope; account: Account },
): Promise<Member[]> {
  const rows = await memberRows(db, scope)
  const admins = await activeAdminIds(db, scope.companyId)
  const alone = soleManagers(rows)
  const invited = rows.filter(({ status }) => status === 'invited')
  const ends = await invitationEnds(db, [...new Set(invited.map(({ accountId }) => accountId))])
  const byAccount = groupBy(rows, ({ accountId }) => accountId)
  return [...byAccount].flatMap(([accountId, own]) => {
    const [first] = own
    if (!first) return []
    const heldRoles = own.map(({ role }) => role)
    return {
      accountId,
      name: first.name,
      email: first.email,
      roles: [...own].sort(byRole),
      state: stateOf(own),
      isStoppedByOperator: first.status === 'disabled',
      invitedUntilAt: ends.get(accountId) ?? null,
      lastSignInAt: first.lastSignInAt,
      isSelf: accountId === account.id,
      isLastAdmin:
        heldRoles.includes('companyAdmin') && admins.length === 1 && admins[0] === accountId,
      isManageable: canManage((permission) => scope.may(permission), heldRoles),
      soleManagerOf: (alone.get(accountId) ?? []).map(({ clientName }) => clientName ?? ''),
      lockVersion: versionOf(own),
    }
  })
}
