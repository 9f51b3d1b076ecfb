import { and, asc, gt, isNull } from 'drizzle-orm'
import { msOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { mynumberProvisions } from '@/server/db/schema'
import { answerProvision } from '@/server/worker-app/provision'
import type { Act, Market } from './market'
import { provisionAnswerOf } from './plan'

/** Workers who were asked for their individual number hand it in after a while; a few would rather not. */
export async function provisions(db: Tx, { seed, speed }: Market, now: Date): Promise<Act[]> {
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
    .limit(50)
  return open.flatMap(({ id, userId, requestedAt }) => {
    const { after, answer } = provisionAnswerOf(seed, id)
    return msOf(requestedAt) + after / speed <= now.getTime()
      ? [{ what: 'provide', run: (tx: Tx) => answerProvision({ db: tx, now }, userId, id, answer) }]
      : []
  })
}
