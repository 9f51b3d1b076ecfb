import { and, asc, eq, gte, isNotNull, lte, or } from 'drizzle-orm'
import type { ForeignWorker } from '@/contracts/foreignWorkers/schemas'
import { employmentInMonth } from '@/domain/workers/residence/foreignWorkerNotification'
import { addDays, type Month } from '@/lib/date'
import { addMonths } from '@/lib/months'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings, residenceCards, users } from '@/server/db/schema'
import { exportLimit } from '@/server/platform/exports/export'

/**
 * Reads the shifts around a month that somebody with a residence card began to work at the store. It includes the day
 * before the month, because its night shifts end in the month.
 */
const shiftsAround = ({ db, scope }: StoreOperation, month: Month) =>
  db
    .select({
      matchingId: matchings.id,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      worker: {
        userId: users.id,
        name: users.name,
        nameKana: users.nameKana,
        birthOn: users.birthOn,
        gender: users.gender,
        nationality: residenceCards.nationality,
        residenceStatus: residenceCards.status,
        validUntilOn: residenceCards.validUntilOn,
        extraPermission: residenceCards.extraPermission,
        cardNumber: residenceCards.cardNumber,
      },
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(residenceCards, eq(residenceCards.userId, users.id))
    .where(
      and(
        scope.has(matchings),
        or(
          eq(matchings.status, 'worked'),
          and(eq(matchings.status, 'established'), isNotNull(matchings.checkedInAt)),
        ),
        gte(offerings.workOn, addDays(`${month}-01`, -1)),
        lte(offerings.workOn, addDays(`${addMonths(month, 1)}-01`, -1)),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(matchings.id))
    .limit(exportLimit)

/** The workers of a month with their employments, by their first one. */
export async function foreignWorkersOf(
  operation: StoreOperation,
  month: Month,
): Promise<ForeignWorker[]> {
  const workers = new Map<number, ForeignWorker>()
  for (const { matchingId, worker, ...shift } of await shiftsAround(operation, month)) {
    const employment = employmentInMonth(shift, month, operation.now)
    if (!employment) continue
    const foreignWorker = workers.get(worker.userId) ?? { ...worker, employments: [] }
    foreignWorker.employments.push({ matchingId, ...employment })
    workers.set(worker.userId, foreignWorker)
  }
  return [...workers.values()]
}
