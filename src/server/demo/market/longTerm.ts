import { and, eq, exists, gt, isNotNull, not, sql } from 'drizzle-orm'
import { hourMs, msOf, toInstant } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { longTermCandidates, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { applyForLongTerm, preferLongTerm } from '@/server/worker-app/longTerm'
import { longTermMessages, longTermWishes } from './longTermTexts'
import type { Action, Market } from './market'
import { longTermWishOf } from './plan'
import { randomFrom, seedOf } from './random'

/** Worked shifts that one round of the market looks at. */
const SHIFTS_A_ROUND = 200

/** Hours after a shift within which a wish is expressed; a simulator that was off for longer skips it. */
const HOURS_AFTER_SHIFT = 6

const isKnownTo = (db: Tx) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(longTermCandidates)
      .where(
        and(
          eq(longTermCandidates.clientId, matchings.clientId),
          eq(longTermCandidates.userId, matchings.userId),
        ),
      ),
  )

/**
 * Workers who liked a shift and want to work there for longer: they apply where it is offered, or express a preference.
 */
export async function longTermWishers(
  db: Tx,
  { seed, speed }: Market,
  now: Date,
): Promise<Action[]> {
  const worked = await db
    .select({
      id: matchings.id,
      userId: matchings.userId,
      clientId: matchings.clientId,
      offeringId: matchings.offeringId,
      checkedOutAt: matchings.checkedOutAt,
      isOffered: sql<boolean>`coalesce((${offerings.terms} ->> 'longTermEnabled')::boolean, false)`,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        eq(matchings.status, 'worked'),
        isNotNull(matchings.checkedOutAt),
        gt(matchings.checkedOutAt, toInstant(now.getTime() - HOURS_AFTER_SHIFT * hourMs)),
        not(isKnownTo(db)),
      ),
    )
    .orderBy(matchings.id)
    .limit(SHIFTS_A_ROUND)
  return worked.flatMap(({ id, userId, clientId, offeringId, checkedOutAt, isOffered }) => {
    const { after, answer } = longTermWishOf(seed, id)
    const isDue = checkedOutAt !== null && msOf(checkedOutAt) + after / speed <= now.getTime()
    if (!isDue || answer === 'none') return []
    const random = randomFrom(seedOf(seed, 'long-term', id))
    const wishes = random.pick(longTermWishes)
    if (answer === 'application' && isOffered)
      return [
        {
          name: 'apply for long-term employment',
          run: (tx: Tx) =>
            applyForLongTerm({ db: tx, now }, userId, offeringId, {
              message: random.pick(longTermMessages),
              wishes,
            }),
        },
      ]
    const level = answer === 'application' ? ('strong' as const) : ('interested' as const)
    return [
      {
        name: 'say a wish for long-term employment',
        run: (tx: Tx) => preferLongTerm({ db: tx, now }, userId, clientId, { level, wishes }),
      },
    ]
  })
}
