import { and, asc } from 'drizzle-orm'
import type { ClientScope } from '@/server/auth/tenantScope'
import { factCheckTasks } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { dayAndTime, more, total, type Todo } from './todo'
import { isOpenFactCheck } from './waiting'

/** What the operator wants to see of the store; for those alone who may hand it in. */
export async function factChecksDue(db: Tx, scope: ClientScope, now: Date): Promise<Todo[]> {
  if (!scope.may('offer.edit')) return []
  const rows = await db
    .select({ total, title: factCheckTasks.title, dueAt: factCheckTasks.dueAt })
    .from(factCheckTasks)
    .where(and(scope.has(factCheckTasks), isOpenFactCheck))
    .orderBy(asc(factCheckTasks.dueAt), asc(factCheckTasks.id))
    .limit(1)
  return rows.map((r) => ({
    kind: 'factChecks',
    count: r.total,
    note: `「${r.title}」${dayAndTime(r.dueAt, now)}まで${more(r.total, '件')}`,
    dueAt: r.dueAt,
    offeringId: null,
  }))
}
