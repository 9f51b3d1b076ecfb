import { restrictions } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The operator restricts what a store may do, until it is lifted. */
export const restrictStore = (db: Tx, restriction: typeof restrictions.$inferInsert) =>
  db.insert(restrictions).values(restriction)
