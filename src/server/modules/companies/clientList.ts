import { and, asc, count, eq, or } from 'drizzle-orm'
import type { TodoCounts } from '@/contracts/accounts/schemas'
import type { companyClients as contract } from '@/contracts/companies'
import type { ClientTotals, CompanyClient } from '@/contracts/companies/schemas'
import { prefectureName } from '@/domain/data/prefectures'
import { dayOf, monthOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { PER_PAGE } from '@/server/db/pagination'
import { budgetRequests, clients } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import type { Call } from '@/server/http/context'
import { usageByStore } from '@/server/modules/billing/service'
import { budgetsIn, openBudgetRequests } from '@/server/modules/budgets/records/budgets'
import { restrictionsOfCompany, usageRestriction } from '@/server/modules/clients/service'
import { nothingToDo, todosOf, countTodos } from '@/server/modules/dashboard/service'
import { fillOf } from './fillOfDays'

const noSeats = { wanted: 0, matched: 0, endedSeatCount: 0 }

type ListCall = Call<typeof contract.list>
type Company = Pick<ListCall, 'db' | 'scope' | 'now'>
type Search = Omit<ListCall['query'], 'page' | 'order'>
type Conditions = Omit<ListCall['query'], 'page'>

/** The to-dos of each of these stores that the account may see. */
const todosIn = ({ db, scope, now }: Company, ids: number[]) =>
  todosOf(db, (permission) => (scope.may(permission) ? ids : []), now)
/** Counts the to-dos for the list of stores. Unread messages are left out, because they have a separate column. */
const todoCountOf = (counts: TodoCounts) => countTodos(counts) - counts.unreadChatRooms

/** All stores of the company with what waits in each, by id. */
async function allClients({ db, scope, now }: Company): Promise<CompanyClient[]> {
  const rows = await db
    .select()
    .from(clients)
    .where(eq(clients.companyId, scope.companyId))
    .orderBy(asc(clients.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const operation = { db, now }
  const todosByClient = await todosIn({ db, scope, now }, ids)
  const fill = await fillOf(operation, ids)
  const restrictions = await restrictionsOfCompany(db, scope, now)
  const month = monthOf(now)
  const canSeeMoney = scope.may('billing.viewStore')
  const uses = canSeeMoney
    ? await usageByStore(operation, { companyId: scope.companyId, month }, ids)
    : undefined
  const budgets = canSeeMoney ? await budgetsIn(db, ids, month) : undefined
  return rows.map((row) => {
    const counts = todosByClient.get(row.id) ?? nothingToDo
    const { notArrived, unreadChatRooms, fixPaymentRequests, unreviewedUsers, violatedOffers } =
      counts
    const todoCount = todoCountOf(counts)
    const namedTodoCount = notArrived + fixPaymentRequests + unreviewedUsers + violatedOffers
    const days = fill.get(row.id) ?? []
    const use = uses?.get(row.id)
    const budgetYen = budgets?.get(row.id)
    const today = days.find(({ on }) => on === dayOf(now)) ?? noSeats
    return {
      id: row.id,
      name: row.name,
      code: row.code,
      status: row.status,
      prefectureName: prefectureName(row.prefectureCode ?? '') ?? null,
      city: row.city,
      today: { wanted: today.wanted, matched: today.matched, endedSeatCount: today.endedSeatCount },
      freeSeats: sumBy(days, ({ freeSeats }) => freeSeats),
      todos: {
        notArrived,
        fixPaymentRequests,
        unreviewed: unreviewedUsers,
        violatedOffers,
        others: todoCount - namedTodoCount,
      },
      todoCount,
      unreadChatRooms,
      monthUseYen: use?.usedYen ?? null,
      monthBudget: use && budgetYen !== undefined ? { budgetYen, ...use } : null,
      restriction: restrictions.get(row.id)?.[0] ?? null,
      fill: days,
    }
  })
}

/** The ids of the stores that match keyword and prefecture; null without either. */
async function matchingIds({ db, scope }: Company, { keyword, prefecture }: Search) {
  if (!keyword && !prefecture) return null
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.companyId, scope.companyId),
        keyword
          ? or(
              contains(clients.name, keyword),
              contains(clients.nameKana, keyword),
              contains(clients.code, keyword),
            )
          : undefined,
        prefecture ? eq(clients.prefectureCode, prefecture) : undefined,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

const byName = (a: CompanyClient, b: CompanyClient) => a.name.localeCompare(b.name, 'ja')
/** Stores without a code come last. */
const byCode = (a: CompanyClient, b: CompanyClient) =>
  (a.code ?? '\uffff').localeCompare(b.code ?? '\uffff') || a.id - b.id
const orders = {
  todo: (a: CompanyClient, b: CompanyClient) => b.todoCount - a.todoCount || byCode(a, b),
  code: byCode,
  name: byName,
  open: (a: CompanyClient, b: CompanyClient) => b.freeSeats - a.freeSeats || byCode(a, b),
  use: (a: CompanyClient, b: CompanyClient) =>
    (b.monthUseYen ?? 0) - (a.monthUseYen ?? 0) || byCode(a, b),
}

async function prefecturesOf({ db, scope }: Company) {
  const rows = await db
    .selectDistinct({ code: clients.prefectureCode })
    .from(clients)
    .where(eq(clients.companyId, scope.companyId))
    .orderBy(asc(clients.prefectureCode))
  return rows.flatMap(({ code }) => {
    const name = prefectureName(code ?? '')
    return code !== null && name !== undefined ? [{ code, name }] : []
  })
}

async function budgetRequestCountOf({ db, scope, now }: Company) {
  if (!scope.may('budget.manage')) return 0
  const [found] = await db
    .select({ count: count() })
    .from(budgetRequests)
    .innerJoin(clients, eq(clients.id, budgetRequests.clientId))
    .where(openBudgetRequests(scope.companyId, now))
  return found?.count ?? 0
}

/** The totals of these stores. */
const totalsOf = (stores: readonly CompanyClient[], canSeeMoney: boolean): ClientTotals => ({
  today: {
    wanted: sumBy(stores, ({ today }) => today.wanted),
    matched: sumBy(stores, ({ today }) => today.matched),
    endedSeatCount: sumBy(stores, ({ today }) => today.endedSeatCount),
    notArrived: sumBy(stores, ({ todos }) => todos.notArrived),
  },
  freeSeats: sumBy(stores, ({ freeSeats }) => freeSeats),
  todoCount: sumBy(stores, ({ todoCount }) => todoCount),
  unreadChatRooms: sumBy(stores, ({ unreadChatRooms }) => unreadChatRooms),
  monthUseYen: canSeeMoney ? sumBy(stores, ({ monthUseYen }) => monthUseYen ?? 0) : null,
})

/**
 * Selects the stores of the company. `all`: every store. `found`: those that keyword and prefecture find. `shown`:
 * those of them that the filter keeps, in the requested order. `sums` are over `all`, `totals` over `shown`.
 */
async function selectClients(company: Company, query: Conditions) {
  const all = await allClients(company)
  const ids = await matchingIds(company, query)
  const found = all.filter(({ id }) => ids === null || ids.has(id))
  const shown = found
    .filter(({ todoCount }) => query.todo === '' || todoCount > 0)
    .sort(orders[query.order])
  const canSeeMoney = company.scope.may('billing.viewStore')
  return {
    all,
    found,
    shown,
    sums: totalsOf(all, canSeeMoney),
    totals: totalsOf(shown, canSeeMoney),
  }
}

/** Returns the stores that the conditions find and their totals, for the file. */
export const clientsOf = async (company: Company, query: Conditions) => {
  const { shown, totals } = await selectClients(company, query)
  return { items: shown, totals }
}

/** Returns a page of the company's stores. All stores are read first, because the order depends on their to-dos. */
export async function listClients(call: ListCall) {
  const { query } = call
  const { all, found, shown, sums, totals } = await selectClients(call, query)
  const start = (query.page - 1) * PER_PAGE
  return {
    items: shown.slice(start, start + PER_PAGE),
    page: query.page,
    perPage: PER_PAGE,
    totalCount: shown.length,
    withTodoCount: found.filter(({ todoCount }) => todoCount > 0).length,
    prefectures: await prefecturesOf(call),
    restricted: all.flatMap(({ id, name, restriction }) =>
      restriction === null ? [] : [{ id, name, restriction }],
    ),
    usageRestriction: await usageRestriction(call, call.scope),
    budgetRequestCount: await budgetRequestCountOf(call),
    sums: { clientCount: all.length, ...sums },
    totals,
  }
}

/** Counts the stores that each search finds. The to-dos are read once, and only if a search filters by them. */
export async function countClients(company: Company, searches: readonly Search[]) {
  const { db, scope } = company
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.companyId, scope.companyId))
  const all = rows.map(({ id }) => id)
  const todos = searches.some(({ todo }) => todo) ? await todosIn(company, all) : undefined
  const isWaiting = (id: number) => todoCountOf(todos?.get(id) ?? nothingToDo) > 0
  const counts: number[] = []
  for (const search of searches) {
    const ids = await matchingIds(company, search)
    const found = all.filter((id) => ids === null || ids.has(id))
    counts.push(search.todo ? found.filter(isWaiting).length : found.length)
  }
  return counts
}
