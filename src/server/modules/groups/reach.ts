import { daysInWeek } from 'date-fns/constants'
import { and, between, eq, inArray, ne } from 'drizzle-orm'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { cannotTakeOffering, type PostedShift } from '@/domain/workers/application'
import { addDays, type Day, msOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import {
  clients,
  clientUsers,
  groupUsers,
  liveMatchingStatuses,
  matchings,
  offerings,
  users,
} from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { loadOf, overlaps } from '@/server/modules/matchings/records/shiftLoad'
import { blockedIdsOf } from '@/server/modules/workers/records/blocks'
import { workerRecords } from '@/server/modules/workers/records/workerRecords'

/**
 * Counts how many of the groups' members, or of the graduates, who see an offering could take the shift: not blocked,
 * old enough, with the required qualifications, and without another shift at the same time at any store. Only counts
 * are returned, because a store must not learn where somebody else works. Undefined while the input has another scope,
 * no groups or no valid times. `groups`: those to which the store may limit offerings; `terms`: the terms of the offer;
 * `exceptId`: the offering itself if it is edited.
 */
export async function groupReach(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  input: OfferingInput,
  {
    groups,
    exceptId = 0,
    ...terms
  }: { groups: readonly { id: number }[]; exceptId?: number } & Pick<
    PostedShift,
    'terms' | 'hasLaborAgreement36'
  >,
): Promise<OfferingValidation['reach']> {
  const groupIds =
    input.scope === 'group'
      ? input.groupIds.filter((id) => groups.some((group) => group.id === id))
      : []
  const isLimited = groupIds.length > 0 || input.scope === 'graduate'
  const shift = isLimited ? shiftOfInput(input) : undefined
  if (!shift || msOf(shift.endAt) <= msOf(shift.startAt)) return undefined
  const members =
    input.scope === 'graduate'
      ? await graduatesHere(db, scope)
      : await membersOf(db, scope, groupIds)
  const memberIds = members.map(({ id }) => id)
  if (memberIds.length === 0) return { members: 0, free: 0 }
  const blockedIds = await blockedIdsOf(db, scope, memberIds)
  const { records, shifts } = await bypassRls(db, scope, async () => ({
    records: await workerRecords(db, memberIds),
    shifts: await shiftsAround(db, memberIds, input.workOn, exceptId),
  }))
  const { workOn, breakMin } = input
  const offering = { ...shift, workOn, breakMin, ...terms }
  const isFree = ({ id, workedCount }: (typeof members)[number]) => {
    const worker = records.get(id)
    if (!worker || blockedIds.has(id)) return false
    const own = shifts.filter(({ userId }) => userId === id)
    const { weekMin } = loadOf(own, scope.companyId, workOn)
    const refusal = cannotTakeOffering(
      { ...worker, record: worker.recordAt(workedCount ?? 0) },
      offering,
      {
        isOverlapping: own.some((other) => overlaps(other, shift)),
        atCompany: own.filter(({ companyId }) => companyId === scope.companyId),
        atAllCompanies: own,
        otherWork: {
          dayMin: sumBy(
            own.filter((other) => other.workOn === workOn),
            ({ workMin }) => workMin,
          ),
          weekMin,
        },
      },
    )
    return refusal === undefined
  }
  return { members: memberIds.length, free: members.filter(isFree).length }
}

/** The members of these groups, each once. */
const membersOf = (db: Tx, scope: ClientScope, groupIds: number[]) =>
  db
    .selectDistinct({ id: users.id, workedCount: clientUsers.workedCount })
    .from(groupUsers)
    .innerJoin(users, eq(users.id, groupUsers.userId))
    .leftJoin(clientUsers, and(scope.has(clientUsers), eq(clientUsers.userId, users.id)))
    .where(and(eq(groupUsers.companyId, scope.companyId), inArray(groupUsers.groupId, groupIds)))

/** The graduates of the store. */
const graduatesHere = (db: Tx, scope: ClientScope) =>
  db
    .select({ id: clientUsers.userId, workedCount: clientUsers.workedCount })
    .from(clientUsers)
    .where(and(scope.has(clientUsers), eq(clientUsers.graduate, true)))

/**
 * Reads the other shifts of these workers within a week before and after a day, which the limits of that day look at.
 */
async function shiftsAround(db: Tx, userIds: number[], workOn: Day, exceptId: number) {
  const rows = await db
    .select({
      userId: matchings.userId,
      companyId: clients.companyId,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      scheduledPay: matchings.scheduledPay,
      fixedPay: matchings.fixedPay,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        inArray(matchings.userId, userIds),
        inArray(matchings.status, liveMatchingStatuses),
        ne(offerings.id, exceptId),
        between(offerings.workOn, addDays(workOn, -daysInWeek), addDays(workOn, daysInWeek)),
      ),
    )
  return rows.map(({ scheduledPay, fixedPay, ...row }) => ({
    ...row,
    pay: fixedPay ?? scheduledPay,
    workMin: (fixedPay ?? scheduledPay).workMin,
  }))
}
