import { and, lt, sql } from 'drizzle-orm'
import { matchings } from '@/server/db/schema'

/** Worked, and not yet reviewed by the store. Written as the index over such rows is. */
export const unreviewedMatching = sql`${matchings.status} = 'worked' and ${matchings.reviewedAt} is null`

/** The same, once it is due: when the shift is over, also of somebody who left earlier. */
export const isUnreviewed = (now: Date) =>
  and(unreviewedMatching, lt(matchings.endAt, now.toISOString()))
