import { restrictions } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Stores a restriction of the operator, which stays until it is lifted. */
export const restrictStore = (db: Tx, restriction: typeof restrictions.$inferInsert) =>
  db.insert(restrictions).values(restriction)
