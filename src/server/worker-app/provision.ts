import { and, eq } from 'drizzle-orm'
import { limitYearOf } from '@/domain/workers/limits'
import { provisionStatusAt } from '@/domain/workers/mynumberProvision'
import type { Day } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { mynumberProvisions } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { writeProvisionAnswer } from '@/server/modules/myNumber/records/providers'

/**
 * Returns the status of a worker's My Number at a company in the limit year of a day. A request of one store counts for
 * all stores of the company.
 */
export async function provisionStatusOf(
  { db, now }: Operation,
  userId: number,
  companyId: number,
  day: Day,
) {
  const [provision] = await db
    .select()
    .from(mynumberProvisions)
    .where(
      and(
        eq(mynumberProvisions.companyId, companyId),
        eq(mynumberProvisions.userId, userId),
        eq(mynumberProvisions.yearFromOn, limitYearOf(day).fromOn),
      ),
    )
  return provision ? provisionStatusAt(provision, 0, now) : ('not_requestable' as const)
}

/** A worker answers a request: the number goes to the contractor of the company; only the fact is recorded here. */
export async function answerProvision(
  { db, now }: Operation,
  userId: number,
  provisionId: number,
  answer: 'provided' | 'declined',
) {
  const provision = firstOrNotFound(
    await db
      .select()
      .from(mynumberProvisions)
      .where(and(eq(mynumberProvisions.id, provisionId), eq(mynumberProvisions.userId, userId)))
      .for('update'),
  )
  if (provisionStatusAt(provision, 0, now) !== 'requested')
    throw conflict('この依頼には、もう回答できません。')
  const nowText = now.toISOString()
  await writeProvisionAnswer(
    db,
    provisionId,
    answer === 'provided' ? { providedAt: nowText } : { declinedAt: nowText },
  )
}
