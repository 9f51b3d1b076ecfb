import { and, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { firstOrNotFound } from '@/server/db/pagination'
import { longTermCandidates as candidates, longTermChanges as changes } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Candidate = typeof candidates.$inferSelect

/** Adds the candidacy of a worker who applied for long-term employment or expressed a preference. */
export const insertCandidate = async (db: Tx, values: typeof candidates.$inferInsert) =>
  firstOrNotFound(await db.insert(candidates).values(values).returning())

/** Changes a candidacy; the row must be locked. */
export const updateCandidate = (
  db: Tx,
  { clientId, id }: Pick<Candidate, 'clientId' | 'id'>,
  set: PgUpdateSetSource<typeof candidates>,
) =>
  db
    .update(candidates)
    .set(set)
    .where(and(eq(candidates.clientId, clientId), eq(candidates.id, id)))

/** Adds a step to the course of a selection. */
export const writeChange = (db: Tx, change: typeof changes.$inferInsert) =>
  db.insert(changes).values(change)
