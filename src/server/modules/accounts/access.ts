import { asc, eq, inArray } from 'drizzle-orm'
import type { accounts as contract } from '@/contracts/accounts'
import type { Permission } from '@/contracts/permission'
import { permissionsOf } from '@/domain/accounts/permissions'
import { sumBy } from '@/lib/sumBy'
import { mayIn, type Account as Caller } from '@/server/auth/tenantScope'
import { clientVisits, companies } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call, ManualTransactionCall } from '@/server/http/context'
import { accessibleClients } from '@/server/modules/clients/records/clients'
import {
  nothingToDo,
  seatsToday,
  addTodoCounts,
  todosOf,
  countTodos,
} from '@/server/modules/dashboard/service'
import { countUnreadNotices } from '@/server/modules/notices/service'

/** The stores of an account with their to-dos. */
async function storesWithTodos(db: Tx, account: Caller, now: Date) {
  const stores = await accessibleClients(db, account)
  const clientIds = stores.map(({ client }) => client.id)
  const storesWhere = (permission: Permission) =>
    stores.flatMap(({ client }) => (mayIn(account, client, permission) ? [client.id] : []))
  const todos = await todosOf(db, storesWhere, now)
  const todosIn = (clientId: number) => todos.get(clientId) ?? nothingToDo
  return { stores, clientIds, storesWhere, todosIn }
}

/**
 * The roles of the account with their permissions, and the union of all. Calls are not decided by the union: each is
 * checked in its own scope.
 */
export const permission = ({ account }: Call<typeof contract.permission>) => {
  const scopes = account.memberships.map((membership) => ({
    ...membership,
    permissions: [...permissionsOf(membership.role)],
  }))
  const permissions = [...new Set(scopes.flatMap((scope) => scope.permissions))]
  return Promise.resolve({ permissions, scopes })
}

/**
 * Counts the to-dos of all stores of the account and of each store. A to-do counts only if the account may do it;
 * unread notices belong to the account and not to a store.
 */
export async function notificationCounts({
  db,
  account,
  now,
}: Call<typeof contract.notificationCounts>) {
  const { clientIds, todosIn } = await storesWithTodos(db, account, now)
  const byClient = clientIds.map((clientId) => ({ clientId, ...todosIn(clientId) }))
  return {
    ...addTodoCounts(byClient),
    unreadNotices: await countUnreadNotices(db, account, now),
    byClient,
  }
}

/** The stores of the account for the store picker. */
export async function clients({ db, account, now }: Call<typeof contract.clients>) {
  const { stores, storesWhere, todosIn } = await storesWithTodos(db, account, now)
  const seats = await seatsToday(db, storesWhere('store.read'), now)
  const visitRows = await db
    .select()
    .from(clientVisits)
    .where(eq(clientVisits.accountId, account.id))
  const visits = new Map(visitRows.map((visit) => [visit.clientId, visit]))
  return {
    items: stores.map(({ client, companyName }) => {
      const todos = todosIn(client.id)
      const visit = visits.get(client.id)
      return {
        ...client,
        companyName,
        isFavorite: visit?.isFavorite ?? false,
        lastOpenedAt: visit?.lastOpenedAt ?? null,
        today: seats.get(client.id) ?? { capacity: 0, matchedCount: 0, endedSeatCount: 0 },
        todos,
        todoCount: countTodos(todos),
      }
    }),
  }
}

/** The companies in which the account has a role for all stores. */
export async function accessibleCompanies({ db, account, now }: Call<typeof contract.companies>) {
  const companyIds = account.memberships.flatMap((membership) =>
    membership.clientId === null ? [membership.companyId] : [],
  )
  const { stores, todosIn } = await storesWithTodos(db, account, now)
  const rows =
    companyIds.length > 0
      ? await db
          .select()
          .from(companies)
          .where(inArray(companies.id, companyIds))
          .orderBy(asc(companies.id))
      : []
  return {
    items: rows.map(({ id, name, status }) => {
      const storesOfCompany = stores.filter(({ client }) => client.companyId === id)
      return {
        id,
        name,
        status,
        clientCount: storesOfCompany.length,
        todoCount: sumBy(storesOfCompany, ({ client }) => countTodos(todosIn(client.id))),
      }
    }),
  }
}

/**
 * Stores the star of the store picker and the store opened last. In a transaction of its own: the row belongs to
 * the account, not to the store of the path.
 */
export async function visitClient({
  context,
  account,
  clientId,
  body,
  now,
}: ManualTransactionCall<typeof contract.visitClient>) {
  const visit = {
    ...(body.isFavorite !== undefined && { isFavorite: body.isFavorite }),
    ...(body.opened && { lastOpenedAt: now.toISOString() }),
  }
  if (Object.keys(visit).length === 0) return
  await context.db.tx('system', (db) =>
    db
      .insert(clientVisits)
      .values({ accountId: account.id, clientId, ...visit })
      .onConflictDoUpdate({
        target: [clientVisits.accountId, clientVisits.clientId],
        set: visit,
      }),
  )
}
