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
type Company = Pick<ListCall, 'db' | 'scope' | 'account'>
type Search = Omit<ListCall['query'], 'page'>

/** The accounts that the search finds; null without one. */
async function foundAccounts({ db, scope }: Company, { keyword }: Search) {
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
/** By role, the most powerful first, then by name. */
const inOrder = (a: Member, b: Member) =>
  widest(a) - widest(b) || a.name.localeCompare(b.name, 'ja') || a.accountId - b.accountId

/** A member of the whole company may open each of its stores. */
const opensStore = ({ roles }: Member, storeId: number) =>
  roles.some(({ clientId }) => clientId === null || clientId === storeId)

/** The members that a search finds; `found`: the accounts of its keyword. */
const wantedMembers = (
  all: readonly Member[],
  found: ReadonlySet<number> | null,
  { role: wanted, state, store }: Search,
) =>
  all
    .filter((member) => found === null || found.has(member.accountId))
    .filter(({ roles }) => wanted === '' || roles.some(({ role }) => role === wanted))
    .filter((member) => state === '' || member.state === state)
    .filter((member) => store === 0 || opensStore(member, store))

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
    await foundAccounts(call, query),
  ])
  const shown = wantedMembers(all, found, query).sort(inOrder)
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

/** How many members each search finds. */
export const countMembers = (company: Company, searches: readonly Search[]) =>
  bypassRls(company.db, company.scope, async () => {
    const all = await allMembers(company.db, company)
    const counts: number[] = []
    for (const search of searches)
      counts.push(wantedMembers(all, await foundAccounts(company, search), search).length)
    return counts
  })

/** The members of one store, by a role in this store. */
export const listClientMembers = async (call: Call<typeof clientMembers.list>) => ({
  items: await bypassRls(call.db, call.scope, () => allMembers(call.db, call)),
})
