import { eq } from 'drizzle-orm'
import type { ClientScope } from '@/server/auth/tenantScope'
import { takeOne } from '@/server/db/pagination'
import { clients } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Locks the store: its views are counted and put into order by one writer at a time. */
export async function lockStore(db: Tx, { clientId }: ClientScope) {
  takeOne(
    await db
      .select({ id: clients.id })
      .from(clients)
      .where(eq(clients.id, clientId))
      .for('no key update'),
  )
}
