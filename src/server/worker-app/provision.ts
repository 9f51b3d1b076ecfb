import { and, eq } from 'drizzle-orm'
import { limitYearOf } from '@/domain/workers/limits'
import { provisionStatusAt } from '@/domain/workers/mynumberProvision'
import type { Day } from '@/lib/date'
import type { Operation } from '@/server/db/transaction'
import { writeProvisionAnswer } from '@/server/modules/myNumber/records/providers'
import { mynumberProvisions } from '@/server/db/schema'
import { conflict } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'

/**
 * The status of the individual number of a worker at a company in the year of a day. A store that asked counts for all
 * stores of the company.
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
  const provision = takeOne(
    await db
      .select()
      .from(mynumberProvisions)
      .where(and(eq(mynumberProvisions.id, provisionId), eq(mynumberProvisions.userId, userId)))
      .for('update'),
  )
  if (provisionStatusAt(provision, 0, now) !== 'requested')
    throw conflict('この依頼には、もう回答できません。')
  const at = now.toISOString()
  await writeProvisionAnswer(
    db,
    provisionId,
    answer === 'provided' ? { providedAt: at } : { declinedAt: at },
  )
}
