import { and, asc, eq, exists, gt, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Day } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import {
  clients,
  fixPaymentRequests,
  matchings,
  offerings,
  rejectRequests,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The number of shifts read at a time. */
const ROWS_PER_READ = 500

type StoreDays = { clientId: number; fromOn: Day; toOn: Day }

/** The chosen stores of a company, by id; without a choice all of them. */
export const storesOf = (db: Tx, companyId: number, clientIds: readonly number[]) =>
  db
    .select({ id: clients.id, code: clients.code, name: clients.name })
    .from(clients)
    .where(
      and(
        eq(clients.companyId, companyId),
        clientIds.length > 0 ? inArray(clients.id, [...clientIds]) : undefined,
      ),
    )
    .orderBy(asc(clients.id))
export type ArchivedStore = Awaited<ReturnType<typeof storesOf>>[number]

/** The approved corrections of these matchings, oldest first: what was planned, asked for, and when it was approved. */
async function approvedCorrections(db: Tx, clientId: number, matchingIds: readonly number[]) {
  const byMatching = new Map<number, ApprovedCorrection[]>()
  if (matchingIds.length === 0) return byMatching
  const rows = await db
    .select({
      matchingId: fixPaymentRequests.matchingId,
      reasonKinds: fixPaymentRequests.reasonKinds,
      planned: fixPaymentRequests.planned,
      requested: fixPaymentRequests.requested,
      respondedAt: fixPaymentRequests.respondedAt,
    })
    .from(fixPaymentRequests)
    .where(
      and(
        eq(fixPaymentRequests.clientId, clientId),
        inArray(fixPaymentRequests.matchingId, [...matchingIds]),
        inArray(fixPaymentRequests.status, ['approved', 'auto_approved']),
      ),
    )
    .orderBy(asc(fixPaymentRequests.id))
  for (const { matchingId, ...row } of rows)
    byMatching.set(matchingId, [...(byMatching.get(matchingId) ?? []), row])
  return byMatching
}
export type ApprovedCorrection = Pick<
  typeof fixPaymentRequests.$inferSelect,
  'reasonKinds' | 'planned' | 'requested' | 'respondedAt'
>

/** The shift was worked, or cancelled with a leave allowance, which is also a wage. */
export const hasWage = or(
  eq(matchings.status, 'worked'),
  and(eq(matchings.status, 'rejected'), isNotNull(matchings.fixedPay)),
)
const paidShiftsWithoutCorrections = (
  db: Tx,
  { clientId, fromOn, toOn }: StoreDays,
  after: number,
) =>
  db
    .select({
      matchingId: matchings.id,
      status: matchings.status,
      workOn: offerings.workOn,
      title: offerings.title,
      startAt: matchings.startAt,
      endAt: matchings.endAt,
      breakMin: offerings.breakMin,
      checkedInAt: matchings.checkedInAt,
      checkedOutAt: matchings.checkedOutAt,
      scheduledPay: matchings.scheduledPay,
      fixedPay: matchings.fixedPay,
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      gender: users.gender,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .where(
      and(
        eq(matchings.clientId, clientId),
        gt(matchings.id, after),
        gte(offerings.workOn, fromOn),
        lte(offerings.workOn, toOn),
        hasWage,
      ),
    )
    .orderBy(asc(matchings.id))
    .limit(ROWS_PER_READ)

/**
 * The next shifts with a wage (`hasWage`) of a store, in the order of their matchings. `after`: the id of the last
 * matching that was read; 0 reads from the first.
 */
export async function paidShiftsOf(db: Tx, days: StoreDays, after = 0) {
  const shifts = await paidShiftsWithoutCorrections(db, days, after)
  const matchingIds = shifts.map(({ matchingId }) => matchingId)
  const corrections = await approvedCorrections(db, days.clientId, matchingIds)
  return shifts.map((shift) => ({ ...shift, corrections: corrections.get(shift.matchingId) ?? [] }))
}
export type PaidShift = Awaited<ReturnType<typeof paidShiftsOf>>[number]

/**
 * The next contracts of a store in the order of their matchings, with the judgement of a cancel by the store. `after`
 * is as in `paidShiftsOf`.
 */
export const contractsOf = (db: Tx, { clientId, fromOn, toOn }: StoreDays, after: number) =>
  db
    .select({
      matchingId: matchings.id,
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      workOn: offerings.workOn,
      title: offerings.title,
      startAt: matchings.startAt,
      endAt: matchings.endAt,
      matchedAt: matchings.matchedAt,
      status: matchings.status,
      absenceKind: matchings.absenceKind,
      cancelledAt: matchings.cancelledAt,
      cancelReasonCategoryId: matchings.cancelReasonCategoryId,
      judgement: {
        reasonCode: rejectRequests.reasonCode,
        status: rejectRequests.status,
        minutesBeforeStart: rejectRequests.minutesBeforeStart,
        leaveAllowanceYen: rejectRequests.leaveAllowanceYen,
        explanation: rejectRequests.explanation,
        requestedByName: rejectRequests.requestedByName,
      },
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .leftJoin(
      rejectRequests,
      and(
        eq(rejectRequests.clientId, matchings.clientId),
        eq(rejectRequests.matchingId, matchings.id),
        ne(rejectRequests.status, 'declined'),
      ),
    )
    .where(
      and(
        eq(matchings.clientId, clientId),
        gt(matchings.id, after),
        gte(offerings.workOn, fromOn),
        lte(offerings.workOn, toOn),
      ),
    )
    .orderBy(asc(matchings.id))
    .limit(ROWS_PER_READ)
export type Contract = Awaited<ReturnType<typeof contractsOf>>[number]

/**
 * Returns the day of the oldest shift with a wage in these stores, and the stores that have one on that day; undefined
 * without any. Each store is read from its first shift on, by the index of its days.
 */
export async function oldestRecords(db: Tx, clientIds: readonly number[]) {
  const hasRecord = exists(
    db.select({ id: matchings.id }).from(matchings).where(and(shiftOfMatching, hasWage)),
  )
  const firstShift = db
    .select({ workOn: offerings.workOn })
    .from(offerings)
    .where(and(eq(offerings.clientId, clients.id), hasRecord))
    .orderBy(asc(offerings.workOn))
    .limit(1)
  const rows = await db
    .select({ clientId: clients.id, oldestOn: sql`(${firstShift})`.mapWith(offerings.workOn) })
    .from(clients)
    .where(inArray(clients.id, [...clientIds]))
  const days = rows.map(({ oldestOn }) => oldestOn as Day | null)
  const workOn = days.filter((day) => day !== null).sort()[0]
  return (
    workOn && {
      workOn,
      clientIds: rows.filter((row) => row.oldestOn === workOn).map(({ clientId }) => clientId),
    }
  )
}
