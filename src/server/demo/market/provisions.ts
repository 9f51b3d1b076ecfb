import { and, asc, gt, isNull } from 'drizzle-orm'
import { msOf } from '@/lib/date'
import { mynumberProvisions } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { answerProvision } from '@/server/worker-app/provision'
import type { Action, Market } from './market'
import { provisionAnswerOf } from './plan'

/** Open requests that one round of the market looks at, the oldest first. */
const REQUESTS_A_ROUND = 50

/** The answers to requests for individual numbers that are due: most workers provide it, a few decline. */
export async function provisions(db: Tx, { seed, speed }: Market, now: Date): Promise<Action[]> {
  const open = await db
    .select({
      id: mynumberProvisions.id,
      userId: mynumberProvisions.userId,
      requestedAt: mynumberProvisions.requestedAt,
    })
    .from(mynumberProvisions)
    .where(
      and(
        isNull(mynumberProvisions.providedAt),
        isNull(mynumberProvisions.declinedAt),
        gt(mynumberProvisions.expiresAt, now.toISOString()),
      ),
    )
    .orderBy(asc(mynumberProvisions.requestedAt), asc(mynumberProvisions.id))
    .limit(REQUESTS_A_ROUND)
  return open.flatMap(({ id, userId, requestedAt }) => {
    const { after, answer } = provisionAnswerOf(seed, id)
    return msOf(requestedAt) + after / speed <= now.getTime()
      ? [{ name: 'provide', run: (tx: Tx) => answerProvision({ db: tx, now }, userId, id, answer) }]
      : []
  })
}
