import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  budgetLevelOf,
  budgetMonths,
  budgetText,
  type BudgetUse,
} from '@/domain/restrictions/budget'
import { formatMonth, type Month } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { firstOrNotFound } from '@/server/db/pagination'
import { budgetNotices, budgetRequests, clients, storeBudgets } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { enqueueMail } from '@/server/jobs/messages'
import { usageByStore } from '@/server/modules/billing/service'
import { holdersByEmail } from '@/server/modules/members/records/holders'
import { operatorMail } from '@/server/platform/mailer/texts'
import { budgetsInMonths } from './records/budgets'

type Store = { id: number; companyId: number; name: string }

/** Returns the accounts that may read the amounts of the store (head office and its managers), each address once. */
async function readersOf(db: Tx, { id, companyId }: Store) {
  const headOffice = ['companyAdmin', 'companyStaff', 'accounting'] as const
  return new Map([
    ...(await holdersByEmail(db, { companyId, clientId: null }, headOffice)),
    ...(await holdersByEmail(db, { companyId, clientId: id }, ['clientManager'])),
  ])
}

/** Mails head office about each request for a higher budget once. The mail leaves out the reason: the page shows it. */
export async function mailBudgetRequests({ db, now }: Operation, settings: Settings) {
  const unmailed = await db
    .update(budgetRequests)
    .set({ mailedAt: now.toISOString() })
    .where(and(eq(budgetRequests.status, 'submitted'), isNull(budgetRequests.mailedAt)))
    .returning()
  for (const { clientId, month, requestedYen } of unmailed) {
    const store = firstOrNotFound(await db.select().from(clients).where(eq(clients.id, clientId)))
    const { companyId } = store
    const people = await holdersByEmail(db, { companyId, clientId: null }, [
      'companyAdmin',
      'accounting',
    ])
    const mail = {
      place: store.name,
      title: `${formatMonth(month)}の予算の追加の依頼があります`,
      text: `${formatMonth(month)}の予算を${formatYen(requestedYen)}にする依頼です。予算のページで、承認か見送りを決めてください。`,
      path: `/companies/${companyId}/budgets`,
    }
    for (const [email, name] of people)
      await enqueueMail(db, email, operatorMail(settings, { name, ...mail }), now)
  }
}

/** Mails that a store is near or over its budget; returns false if this level was already mailed for the month. */
async function warnStore(
  { db, now }: Operation,
  settings: Settings,
  { store, month, use }: { store: Store; month: Month; use: BudgetUse },
) {
  const level = budgetLevelOf(use)
  if (level === 'within') return false
  const added = await db
    .insert(budgetNotices)
    .values({ clientId: store.id, month, level, mailedAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: budgetNotices.id })
  if (added.length === 0) return false
  const mail = {
    place: store.name,
    title:
      level === 'over'
        ? `${formatMonth(month)}の予算を超える見込みです`
        : `${formatMonth(month)}の予算が残り少なくなりました`,
    text: `${formatMonth(month)}の${budgetText(use)}\n決まっている勤務と、公開中で空いている枠がすべて埋まった場合の額(税込)です。`,
    path: `/clients/${store.id}/statements`,
  }
  for (const [email, name] of await readersOf(db, store))
    await enqueueMail(db, email, operatorMail(settings, { name, ...mail }), now)
  return true
}

/** The stores that have ever had a budget, by company. */
async function storesWithBudgets(db: Tx) {
  const rows = await db
    .selectDistinct({ id: clients.id, companyId: clients.companyId, name: clients.name })
    .from(clients)
    .innerJoin(storeBudgets, eq(storeBudgets.clientId, clients.id))
    .orderBy(asc(clients.companyId), asc(clients.id))
  const byCompany = new Map<number, Store[]>()
  for (const store of rows)
    byCompany.set(store.companyId, [...(byCompany.get(store.companyId) ?? []), store])
  return byCompany
}

/**
 * Mails the readers of a store's amounts if its forecast for this or a coming month has reached 80 % of the budget or
 * exceeds it: once for each level and month. Returns the number of mailed levels.
 */
export async function warnOfBudgets({ db, now }: Operation, settings: Settings): Promise<number> {
  let count = 0
  for (const [companyId, stores] of await storesWithBudgets(db)) {
    const ids = stores.map(({ id }) => id)
    for (const { month, budgets } of await budgetsInMonths(db, ids, budgetMonths(now))) {
      if (budgets.size === 0) continue
      const uses = await usageByStore({ db, now }, { companyId, month }, [...budgets.keys()])
      for (const store of stores) {
        const budgetYen = budgets.get(store.id)
        const use = uses.get(store.id)
        if (budgetYen === undefined || use === undefined) continue
        if (await warnStore({ db, now }, settings, { store, month, use: { budgetYen, ...use } }))
          count++
      }
    }
  }
  return count
}
