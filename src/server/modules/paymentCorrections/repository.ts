import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { CompanyCorrection, FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { mayIn, type Account, type ClientScope, type CompanyScope } from '@/server/auth/tenantScope'
import { clientUserOfMatching } from '@/server/db/joins'
import { clientUsers, liveMatchingStatuses, matchings, users } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { accountNames } from '@/server/modules/accounts/records/names'
import type { Correction } from './correction'
import { toFixPaymentRequest, type ShiftWorker } from './mapper'

/** Live matchings that meet the condition, with their worker. */
const shiftWorkers = (db: Tx, where: SQL | undefined): Promise<ShiftWorker[]> =>
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
    .innerJoin(clientUsers, clientUserOfMatching)
    .where(and(where, inArray(matchings.status, liveMatchingStatuses)))
    .orderBy(asc(matchings.id))

/** Converts corrections to what the API returns, with three queries for any number of rows. */
export async function shownCorrections(
  db: Tx,
  scope: ClientScope,
  corrections: Correction[],
  now: Date,
): Promise<FixPaymentRequest[]> {
  if (corrections.length === 0) return []
  const offeringIds = [...new Set(corrections.map(({ offering }) => offering.id))]
  const workers = await shiftWorkers(
    db,
    and(scope.has(matchings), inArray(matchings.offeringId, offeringIds)),
  )
  const names = await accountNames(
    db,
    scope,
    corrections.map(({ fix }) => fix.respondedBy),
  )
  const canAnswerAny = scope.may('fixPayment.respondAny')
  return corrections.flatMap((correction) => {
    const { matching, offering } = correction
    const ofShift = workers.filter(({ offeringId }) => offeringId === offering.id)
    const worker = ofShift.find(({ userId }) => userId === matching.userId)
    const colleagues = ofShift.filter(({ userId }) => userId !== matching.userId)
    return worker
      ? [toFixPaymentRequest(correction, worker, colleagues, { canAnswerAny, names, now })]
      : []
  })
}

type CompanyReader = Operation & { scope: CompanyScope; account: Pick<Account, 'memberships'> }

/** Open corrections of several stores, each with the rights that the account has in its store. */
export async function shownToCompany(
  { db, scope, account, now }: CompanyReader,
  corrections: Correction[],
  stores: readonly { id: number; name: string }[],
): Promise<CompanyCorrection[]> {
  if (corrections.length === 0) return []
  const matchingIds = corrections.map(({ matching }) => matching.id)
  const workers = await shiftWorkers(db, inArray(matchings.id, matchingIds))
  const { companyId } = scope
  return corrections.flatMap((correction) => {
    const { matching, fix } = correction
    const worker = workers.find(
      ({ userId, offeringId }) => userId === matching.userId && offeringId === matching.offeringId,
    )
    const store = stores.find(({ id }) => id === fix.clientId)
    if (!worker || !store) return []
    const canAnswerAny = mayIn(account, { id: store.id, companyId }, 'fixPayment.respondAny')
    const context = { canAnswerAny, names: new Map<number, string>(), now }
    const { bulkRefusal, refusal, ...shown } = toFixPaymentRequest(correction, worker, [], context)
    return [
      { ...shown, store: { id: store.id, name: store.name }, refusal: bulkRefusal ?? refusal },
    ]
  })
}
