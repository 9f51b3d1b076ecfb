import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import type { ClientScope } from '@/server/auth/tenantScope'
import { knownOfMatching } from '@/server/db/joins'
import { clientUsers, matchings, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { accountNames } from '@/server/lookups/accounts'
import { toFixPaymentRequest, type ShiftWorker } from './mapper'
import type { Correction } from './correction'

/** Everybody with a live matching on these postings. */
const workersOfShifts = (
  db: Tx,
  scope: ClientScope,
  offeringIds: number[],
): Promise<ShiftWorker[]> =>
  db
    .select({
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      workedCountHere: clientUsers.workedCount,
      offeringId: matchings.offeringId,
      checkedInAt: matchings.checkedInAt,
      checkedOutAt: matchings.checkedOutAt,
    })
    .from(matchings)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, knownOfMatching)
    .where(
      and(
        scope.has(matchings),
        inArray(matchings.offeringId, offeringIds),
        inArray(matchings.status, ['established', 'worked']),
      ),
    )
    .orderBy(asc(matchings.id))

/** Corrections as the wire shows them: three queries for any number of rows. */
export async function shownCorrections(
  db: Tx,
  scope: ClientScope,
  corrections: Correction[],
  now: Date,
): Promise<FixPaymentRequest[]> {
  if (corrections.length === 0) return []
  const offeringIds = [...new Set(corrections.map(({ posting }) => posting.id))]
  const workers = await workersOfShifts(db, scope, offeringIds)
  const names = await accountNames(
    db,
    scope,
    corrections.map(({ fix }) => fix.respondedBy),
  )
  return corrections.flatMap((correction) => {
    const { matching, posting } = correction
    const ofShift = workers.filter(({ offeringId }) => offeringId === posting.id)
    const worker = ofShift.find(({ userId }) => userId === matching.userId)
    const colleagues = ofShift.filter(({ userId }) => userId !== matching.userId)
    return worker
      ? [toFixPaymentRequest(correction, worker, colleagues, { scope, names, now })]
      : []
  })
}
