import { and, asc, desc, eq, gte, lte, ne } from 'drizzle-orm'
import type { fixPaymentFileQuery } from '@/contracts/paymentCorrections/query'
import type { QueryValue } from '@/lib/query'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { countUpTo } from '@/server/db/pagination'
import { fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { corrections } from './correction'

/** The filters of the list, which its file has too. */
type CorrectionFilters = QueryValue<typeof fixPaymentFileQuery>

/** Condition for the corrections of the store that the filters find. */
export const listedCondition = (scope: ClientScope, { status, fromOn, toOn }: CorrectionFilters) =>
  and(
    scope.has(fixPaymentRequests),
    status === 'answered'
      ? ne(fixPaymentRequests.status, 'requested')
      : eq(fixPaymentRequests.status, status),
    fromOn ? gte(offerings.workOn, fromOn) : undefined,
    toOn ? lte(offerings.workOn, toOn) : undefined,
  )

const orderOf = ({ status }: CorrectionFilters) => [
  status === 'requested' ? asc(fixPaymentRequests.dueAt) : desc(fixPaymentRequests.respondedAt),
  desc(fixPaymentRequests.id),
]

/** The corrections that the filters find: open ones by due date, answered ones latest first. */
export const listedCorrections = (db: Tx, scope: ClientScope, filters: CorrectionFilters) =>
  corrections(db)
    .where(listedCondition(scope, filters))
    .orderBy(...orderOf(filters))

const anyCorrections = (db: Tx, scope: ClientScope, filters: CorrectionFilters) =>
  db
    .select({ id: fixPaymentRequests.id })
    .from(fixPaymentRequests)
    .innerJoin(
      matchings,
      and(
        eq(matchings.clientId, fixPaymentRequests.clientId),
        eq(matchings.id, fixPaymentRequests.matchingId),
      ),
    )
    .innerJoin(offerings, shiftOfMatching)
    .where(listedCondition(scope, filters))

/** How many corrections the filters find, at most `max`. */
export const countCorrections = (
  { db, scope }: StoreOperation,
  filters: CorrectionFilters,
  max: number,
) => countUpTo(db, anyCorrections(db, scope, filters), max)

/** The ids of at most `limit` of them, in the same order. */
export async function listedCorrectionIds(
  db: Tx,
  scope: ClientScope,
  filters: CorrectionFilters,
  limit: number,
) {
  const rows = await anyCorrections(db, scope, filters)
    .orderBy(...orderOf(filters))
    .limit(limit)
  return rows.map(({ id }) => id)
}
