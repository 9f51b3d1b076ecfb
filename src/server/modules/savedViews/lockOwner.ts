import { eq } from 'drizzle-orm'
import { takeOne } from '@/server/db/pagination'
import { clients, companies } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { ViewScope } from './views'

/** Locks the store or the company: its views are counted and put into order by one writer at a time. */
export async function lockOwner(db: Tx, scope: ViewScope) {
  const owner =
    'clientId' in scope
      ? db.select({ id: clients.id }).from(clients).where(eq(clients.id, scope.clientId))
      : db.select({ id: companies.id }).from(companies).where(eq(companies.id, scope.companyId))
  takeOne(await owner.for('no key update'))
}
