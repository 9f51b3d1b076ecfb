import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { limitYearOf } from '@/domain/workers/limits'
import type { Day } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { mynumberProvisions } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The query of those of these workers who have given the company their マイナンバー for the limit year of a day. */
export const providerRowsOf = (
  db: Tx,
  { companyId }: Pick<ClientScope, 'companyId'>,
  userIds: number[],
  on: Day,
) =>
  db
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

/** The ids of the workers that it finds. */
export const myNumberProviders = async (...asked: Parameters<typeof providerRowsOf>) =>
  new Set((await providerRowsOf(...asked)).map(({ userId }) => userId))

/** The worker answered a request of a company; the row must be locked. */
export const writeProvisionAnswer = (
  db: Tx,
  provisionId: number,
  answer: { providedAt: string } | { declinedAt: string },
) => db.update(mynumberProvisions).set(answer).where(eq(mynumberProvisions.id, provisionId))
