import { daysInWeek } from 'date-fns/constants'
import { and, eq, gte, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { MynumberStatus } from '@/contracts/myNumber/enums'
import { limitWeekOf, limitYearOf, type WorkerLoad } from '@/domain/workers/limits'
import { addDays, type Day, type Instant, monthOf, msOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { shiftOfMatching } from '@/server/db/joins'
import { clients, liveMatchingStatuses, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/**
 * Whether a matching is paid: it is active, was worked, or was cancelled by the store with a leave allowance, which is
 * a wage too (労働基準法26条).
 */
const isPaid = or(
  inArray(matchings.status, liveMatchingStatuses),
  and(eq(matchings.status, 'rejected'), isNotNull(matchings.fixedPay)),
)

/**
 * Reads the shifts that a worker holds or is paid for, as far back as any limit of `workOn` reaches. Cancels by the
 * worker and absences do not count. `calledOff`: the store cancelled the shift and owes only the allowance.
 */
export const shiftsHeld = (db: Tx, userId: number, workOn: Day) =>
  shiftsHeldBy(db, [userId], workOn)

/** `shiftsHeld` for several workers, without their seats in the offering `exceptId`; 0 excludes none. */
export async function shiftsHeldBy(db: Tx, userIds: readonly number[], workOn: Day, exceptId = 0) {
  if (userIds.length === 0) return []
  // The week of a day early in the limit's year begins before the year.
  const from = addDays(limitYearOf(workOn).fromOn, -daysInWeek)
  const rows = await db
    .select({
      userId: matchings.userId,
      companyId: clients.companyId,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      scheduledPay: matchings.scheduledPay,
      fixedPay: matchings.fixedPay,
      status: matchings.status,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        inArray(matchings.userId, [...userIds]),
        ne(matchings.offeringId, exceptId),
        isPaid,
        gte(offerings.workOn, from),
      ),
    )
  return rows.map(({ scheduledPay, fixedPay, status, ...row }) => ({
    ...row,
    calledOff: status === 'rejected',
    pay: fixedPay ?? scheduledPay,
  }))
}
type Shift = Awaited<ReturnType<typeof shiftsHeld>>[number]
type Held = (Omit<Shift, 'calledOff' | 'userId'> & Partial<Pick<Shift, 'calledOff'>>)[]

/** Sums the shifts of a worker for the limits that apply to a day of work for a company: minutes and yen. */
export function loadOf(
  held: Held,
  companyId: number,
  workOn: Day,
  mynumberStatus: MynumberStatus = 'not_requestable',
): WorkerLoad {
  const week = limitWeekOf(workOn)
  const year = limitYearOf(workOn)
  const inWeek = held.filter((row) => week.fromOn <= row.workOn && row.workOn <= week.toOn)
  const own = held.filter((row) => row.companyId === companyId)
  return {
    dayJobs: held.filter((row) => row.workOn === workOn && !row.calledOff).length,
    weekMin: sumBy(inWeek, ({ pay }) => pay.workMin),
    weekMinCompany: sumBy(
      inWeek.filter((row) => row.companyId === companyId),
      ({ pay }) => pay.workMin,
    ),
    monthYen: sumBy(
      own.filter((row) => monthOf(row.workOn) === monthOf(workOn)),
      ({ pay }) => pay.grossYen,
    ),
    yearYen: sumBy(
      own.filter((row) => year.fromOn <= row.workOn && row.workOn <= year.toOn),
      ({ pay }) => pay.grossYen - pay.transportationYen,
    ),
    mynumberStatus,
  }
}
/** Whether two shifts overlap in time; shifts that only touch do not. */
export const overlaps = (
  a: { startAt: Instant; endAt: Instant },
  b: { startAt: Instant; endAt: Instant },
) => msOf(a.startAt) < msOf(b.endAt) && msOf(b.startAt) < msOf(a.endAt)
