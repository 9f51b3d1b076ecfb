import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { atLeast, id, instant, appendOnly } from './columns'

/** The queue of work in the background (src/server/jobs). */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    runAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(5),
    /** A job runner holds the job until then, and extends the lease while it runs. */
    leaseUntil: instant(),
    doneAt: instant(),
    /** Set when the last attempt failed: the job is not run again until an operator restarts it. */
    failedAt: instant(),
    /** Kind and code of the last error, never its text. */
    failure: text(),
    /** At most one job has this key: processes that share a schedule enqueue each run once. */
    uniqueKey: text().unique('jobs_unique_key_unique'),
  },
  (t) => [
    index()
      .on(t.runAt)
      .where(sql`done_at is null and failed_at is null`),
    index()
      .on(t.failedAt)
      .where(sql`failed_at is not null`),
    ...appendOnly('enqueue'),
    ...atLeast(0, t.attempts),
    ...atLeast(1, t.maxAttempts),
  ],
)
