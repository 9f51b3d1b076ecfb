import { and, lt, sql } from 'drizzle-orm'
import { instantOf, type When } from '@/server/db/prepared'
import { matchings } from '@/server/db/schema'

/** Worked, and not yet reviewed by the store. Written as in the partial index over such rows, so that it is used. */
export const unreviewedMatching = sql`${matchings.status} = 'worked' and ${matchings.reviewedAt} is null`

/** `unreviewedMatching` after the planned end of the shift, also for a worker who left earlier. */
export const isUnreviewed = (now: When) =>
  and(unreviewedMatching, lt(matchings.endAt, instantOf(now)))
