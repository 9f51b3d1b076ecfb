import { and, asc, eq, or } from 'drizzle-orm'
import type { clientMembers, members as contract } from '@/contracts/members'
import type { Member } from '@/contracts/members/schemas'
import { roles as roleOrder } from '@/contracts/permission'
import { PER_PAGE } from '@/server/db/pagination'
import { accounts, clients, memberships } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import { bypassRls } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { allMembers } from './memberRows'

type ListCall = Call<typeof contract.list>

/** The accounts that the search finds; null without one. */
async function foundAccounts({ db, scope, query: { keyword } }: ListCall) {
  if (keyword === '') return null
  const rows = await db
    .selectDistinct({ id: accounts.id })
    .from(accounts)
    .innerJoin(memberships, eq(memberships.accountId, accounts.id))
    .where(
      and(
        eq(memberships.companyId, scope.companyId),
        or(contains(accounts.name, keyword), contains(accounts.email, keyword)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

const widest = ({ roles: [first] }: Member) =>
  first ? roleOrder.indexOf(first.role) : roleOrder.length
/** Whoever may do most first, then by name. */
const inOrder = (a: Member, b: Member) =>
  widest(a) - widest(b) || a.name.localeCompare(b.name, 'ja') || a.accountId - b.accountId

/** Somebody of the whole company may open each of its stores. */
const opensStore = ({ roles }: Member, storeId: number) =>
  roles.some(({ clientId }) => clientId === null || clientId === storeId)

/** The members of a company. All are built before a page is cut: a person has several rows. */
export async function listMembers(call: ListCall) {
  const { db, scope, query } = call
  const stores = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(eq(clients.companyId, scope.companyId))
    .orderBy(asc(clients.id))
  const [all, found] = await bypassRls(db, scope, async () => [
    await allMembers(db, call),
    await foundAccounts(call),
  ])
  const shown = all
    .filter((member) => found === null || found.has(member.accountId))
    .filter(({ roles }) => query.role === '' || roles.some(({ role }) => role === query.role))
    .filter(({ state }) => query.state === '' || state === query.state)
    .filter((member) => query.store === 0 || opensStore(member, query.store))
    .sort(inOrder)
  const start = (query.page - 1) * PER_PAGE
  return {
    items: shown.slice(start, start + PER_PAGE),
    page: query.page,
    perPage: PER_PAGE,
    totalCount: shown.length,
    memberCount: all.length,
    invitedCount: all.filter(({ state }) => state === 'invited').length,
    stores,
  }
}

/** The members of one store, by a role in this store. */
export const listClientMembers = async (call: Call<typeof clientMembers.list>) => ({
  items: await bypassRls(call.db, call.scope, () => allMembers(call.db, call)),
})
