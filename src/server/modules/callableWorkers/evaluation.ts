import { and, eq, inArray } from 'drizzle-orm'
import type { CallableWorker } from '@/contracts/callableWorkers/schemas'
import type { Pay } from '@/contracts/offerings/schemas'
import type { OfferContent } from '@/contracts/offers/schemas'
import { hasAgreementOn } from '@/domain/clients/laborAgreement'
import { cannotTakeOffering } from '@/domain/workers/application'
import { callsLeft, callStateOf } from '@/domain/workers/callsLeft'
import { salaryRoomOn } from '@/domain/workers/limits'
import type { Day } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { users, clientUsers } from '@/server/db/schema'
import { bypassRls } from '@/server/db/transaction'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { loadOf, overlaps, shiftsHeldBy } from '@/server/modules/matchings/records/shiftLoad'
import { myNumberProviders } from '@/server/modules/myNumber/records/providers'
import { blockedIdsOf } from '@/server/modules/workers/records/blocks'
import { timesInOccupation } from '@/server/modules/workers/records/experience'
import { workerRecords } from '@/server/modules/workers/records/workerRecords'

/**
 * The shift that workers could be called to. `exceptId`: the offering itself, whose seats do not count as other work.
 */
type CalledShift = {
  workOn: Day
  startAt: string
  endAt: string
  breakMin: number
  terms: OfferContent
  occupationId: number
  pay: Pay
  exceptId: number
}

/** The workers of these ids whom the store knows, in the order of their reading. */
async function workersOf({ db, scope }: Pick<StoreOperation, 'db' | 'scope'>, userIds: number[]) {
  if (userIds.length === 0) return []
  return db
    .select({
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      workedCount: clientUsers.workedCount,
    })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(and(scope.has(clientUsers), inArray(clientUsers.userId, userIds)))
    .orderBy(users.kanaKey, users.id)
}

/** Picks the shifts that a worker still has or has worked, without those that the store cancelled. */
const heldOf = (own: Awaited<ReturnType<typeof shiftsHeldBy>>, { companyId }: ClientScope) =>
  own
    .filter(({ calledOff }) => !calledOff)
    .map(({ pay, ...other }) => ({
      ...other,
      workMin: pay.workMin,
      isOwn: other.companyId === companyId,
    }))

/**
 * Says for each of these workers whether they could take the shift, by the rules of an application. Workers with the
 * most experience in its occupation come first, then by furigana. Shifts at other companies are taken into account and
 * not shown.
 */
export async function evaluateWorkers(
  { db, scope, now }: StoreOperation,
  userIds: number[],
  { pay, terms, occupationId, exceptId, ...shift }: CalledShift,
): Promise<CallableWorker[]> {
  const knownWorkers = await workersOf({ db, scope }, userIds)
  const knownIds = knownWorkers.map(({ userId }) => userId)
  if (knownIds.length === 0) return []
  const blockedIds = await blockedIdsOf(db, scope, knownIds)
  const providers = await myNumberProviders(db, scope, knownIds, shift.workOn)
  const { records, shifts } = await bypassRls(db, scope, async () => ({
    records: await workerRecords(db, knownIds),
    shifts: await shiftsHeldBy(db, knownIds, shift.workOn, exceptId),
  }))
  const { contracts, ...store } = await workplaceOf(db, scope)
  const hasLaborAgreement36 = hasAgreementOn(store, contracts, shift.workOn)
  const times = await timesInOccupation(db, scope, knownIds, occupationId)
  const shiftLoad = { ...pay, workOn: shift.workOn }
  const evaluated = knownWorkers.flatMap(({ workedCount, ...worker }) => {
    const record = records.get(worker.userId)
    if (!record) return []
    const own = shifts.filter(({ userId }) => userId === worker.userId)
    const heldShifts = heldOf(own, scope)
    const load = loadOf(
      own,
      scope.companyId,
      shift.workOn,
      providers.has(worker.userId) ? 'provided' : 'not_requestable',
    )
    const isOverlapping = heldShifts.some((other) => overlaps(other, shift))
    const dayMin = sumBy(
      heldShifts.filter(({ workOn }) => workOn === shift.workOn),
      (other) => other.workMin,
    )
    const refusal = cannotTakeOffering(
      { ...record, record: record.recordAt(workedCount) },
      { ...shift, terms, hasLaborAgreement36 },
      {
        isOverlapping,
        atCompany: heldShifts.filter(({ isOwn }) => isOwn),
        atAllCompanies: heldShifts,
        otherWork: { dayMin, weekMin: load.weekMin },
      },
    )
    return [
      {
        ...worker,
        ...callStateOf(load, shiftLoad, {
          isBlocked: blockedIds.has(worker.userId),
          isOverlapping,
          refusal,
        }),
        callsLeft: callsLeft(load, shiftLoad, { ...shift, now, heldShifts }),
        monthRemainingYen: salaryRoomOn(shift.workOn, load).monthRemainingYen,
        experienceCount: times.get(worker.userId) ?? 0,
      },
    ]
  })
  return evaluated.sort((a, b) => b.experienceCount - a.experienceCount)
}
