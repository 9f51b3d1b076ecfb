import { memberships } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Gives an account a role in a company, or in one of its stores. */
export const addMembership = (db: Tx, membership: typeof memberships.$inferInsert) =>
  db.insert(memberships).values(membership)
