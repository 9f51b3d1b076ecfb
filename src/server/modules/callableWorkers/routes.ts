import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { callableWorkers as contract } from '@/contracts/callableWorkers'
import { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { bonusesOn } from '@/domain/pay/bonus'
import { payOf } from '@/domain/pay/pay'
import { msOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { clientUsers, groupUsers, offerings, offers } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { bonusContractsOf, bonusesFor } from '@/server/modules/bonusContracts/service'
import { groupIdsHere } from '@/server/modules/groups/records/shared'
import { occupationNameOf } from '@/server/modules/masterData/service'
import { statusAt } from '@/server/modules/offerings/records/offerings'
import { hasWorkedIn } from '@/server/modules/workers/records/experience'
import { evaluateWorkers } from './evaluation'
import { callableWorkersReference } from './reference'

/** Upper bound of the workers that one answer lists. */
const MAX_WORKERS = 200

export const callableWorkerRoutes = implement(contract, callableWorkersReference, {
  ofOffering: { response: CallableWorkers, run: ofOffering },
  ofConditions: { response: CallableWorkers, run: ofConditions },
})

type WorkerFilter = { groupIds: readonly number[]; trusted: '' | '1'; experienced: '' | '1' }

async function findOffering({ db, scope, now }: StoreOperation, offeringId: number) {
  if (offeringId > 0)
    return firstOrNotFound(
      await db.select().from(offerings).where(scope.has(offerings, offeringId)),
    )
  const [next] = await db
    .select()
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        gt(offerings.startAt, now.toISOString()),
        lt(offerings.peopleMatched, offerings.peopleWanted),
        inArray(statusAt(now), ['published', 'unpublished']),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(1)
  return next
}

async function ofOffering({
  db,
  scope,
  now,
  query,
}: Call<typeof contract.ofOffering>): Promise<CallableWorkers> {
  const offering = await findOffering({ db, scope, now }, query.offeringId)
  if (!offering) return { basis: null, items: [], moreCount: 0 }
  const { id, title, workOn, startAt, endAt } = offering
  const { occupationId } = firstOrNotFound(
    await db
      .select({ occupationId: offers.occupationId })
      .from(offers)
      .where(scope.has(offers, offering.offerId)),
  )
  const pay = payOf({ ...offering, bonuses: await bonusesFor(db, offering) })
  return {
    basis: {
      offeringId: id,
      title,
      occupationName: occupationNameOf(occupationId),
      workOn,
      startAt,
      endAt,
      grossYen: pay.grossYen,
    },
    items: await evaluateWorkers({ db, scope, now }, [...query.userIds], {
      ...offering,
      occupationId,
      pay,
      exceptId: id,
    }),
    moreCount: 0,
  }
}

/**
 * The members of the groups, with `trusted` the trusted workers, and with `experienced` those who have worked here in
 * the occupation of the offer.
 */
async function workersOf(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  { groupIds, trusted, experienced }: WorkerFilter,
  occupationId: number,
) {
  const trustedIds =
    trusted === '1'
      ? await db
          .select({ userId: clientUsers.userId })
          .from(clientUsers)
          .where(and(scope.has(clientUsers), eq(clientUsers.trusted, true)))
          .orderBy(asc(clientUsers.userId))
      : []
  const memberIds =
    groupIds.length > 0
      ? await db
          .select({ userId: groupUsers.userId })
          .from(groupUsers)
          .innerJoin(
            clientUsers,
            and(scope.has(clientUsers), eq(clientUsers.userId, groupUsers.userId)),
          )
          .where(
            and(
              eq(groupUsers.companyId, scope.companyId),
              inArray(groupUsers.groupId, [...groupIds]),
            ),
          )
          .orderBy(asc(groupUsers.userId))
      : []
  const experiencedIds =
    experienced === '1'
      ? await db
          .select({ userId: clientUsers.userId })
          .from(clientUsers)
          .where(and(scope.has(clientUsers), hasWorkedIn(db, scope, occupationId)))
          .orderBy(desc(clientUsers.workedCount), asc(clientUsers.userId))
      : []
  return [...new Set([...trustedIds, ...memberIds, ...experiencedIds].map(({ userId }) => userId))]
}

async function ofConditions({
  db,
  scope,
  now,
  offerId,
  query,
}: Call<typeof contract.ofConditions>): Promise<CallableWorkers> {
  const offer = firstOrNotFound(await db.select().from(offers).where(scope.has(offers, offerId)))
  const shift = shiftOfInput(query)
  if (!shift || msOf(shift.endAt) <= msOf(shift.startAt) || query.hourlyWageYen === 0)
    throw invalid({ workOn: '勤務日、時刻、時給を入力してください。' })
  const { workOn, breakMin, hourlyWageYen, transportationYen } = query
  const bonuses = await bonusContractsOf(db, scope.clientId, offerId)
  const pay = payOf({
    ...shift,
    breakMin,
    hourlyWageYen,
    transportationYen,
    bonuses: bonusesOn(bonuses, offerId, workOn),
  })
  const groupIds = await groupIdsHere(db, scope, query.groupIds)
  const userIds = await workersOf({ db, scope }, { ...query, groupIds }, offer.occupationId)
  return {
    basis: {
      offeringId: null,
      title: offer.title,
      occupationName: occupationNameOf(offer.occupationId),
      workOn,
      ...shift,
      grossYen: pay.grossYen,
    },
    items: await evaluateWorkers({ db, scope, now }, userIds.slice(0, MAX_WORKERS), {
      ...shift,
      workOn,
      breakMin,
      terms: offer.content,
      occupationId: offer.occupationId,
      pay,
      exceptId: 0,
    }),
    moreCount: Math.max(0, userIds.length - MAX_WORKERS),
  }
}
