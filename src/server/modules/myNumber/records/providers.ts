import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { limitYearOf } from '@/domain/workers/limits'
import type { Day } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { mynumberProvisions } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The ids of those of these workers who have given the company their マイナンバー for the limit year of a day. */
export async function myNumberProviders(
  db: Tx,
  { companyId }: Pick<ClientScope, 'companyId'>,
  userIds: number[],
  on: Day,
) {
  const rows = await db
    .select({ userId: mynumberProvisions.userId })
    .from(mynumberProvisions)
    .where(
      and(
        eq(mynumberProvisions.companyId, companyId),
        inArray(mynumberProvisions.userId, userIds),
        eq(mynumberProvisions.yearFromOn, limitYearOf(on).fromOn),
        isNotNull(mynumberProvisions.providedAt),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

/** The worker answered a request of a company; the row must be locked. */
export const writeProvisionAnswer = (
  db: Tx,
  provisionId: number,
  answer: { providedAt: string } | { declinedAt: string },
) => db.update(mynumberProvisions).set(answer).where(eq(mynumberProvisions.id, provisionId))
