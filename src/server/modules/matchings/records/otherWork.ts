import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { addWork, continuedShifts, type OtherWork } from '@/domain/pay/overtime'
import type { OvertimeTotals } from '@/domain/clients/laborAgreement'
import { type Instant, msOf } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { takeOne } from '@/server/db/pagination'
import { fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The start and end of work. */
type Times = { startAt: SQLWrapper; endAt: SQLWrapper }
const requestedTimes: Times = {
  startAt: sql`(${fixPaymentRequests.requested} ->> 'startAt')::timestamptz`,
  endAt: sql`(${fixPaymentRequests.requested} ->> 'endAt')::timestamptz`,
}

/** One time of a shift `m` near the matching: that of its approved correction, else the planned one. */
const workedTime = (key: 'startAt' | 'endAt', plannedAt: SQL) => sql`case
  when o.work_on between offerings.work_on - 1 and offerings.work_on + 1 then coalesce((
    select (f.requested ->> ${sql.raw(`'${key}'`)})::timestamptz from fix_payment_requests f
    where f.client_id = m.client_id and f.matching_id = m.id and f.status in ('approved', 'auto_approved')
    order by f.id desc limit 1), ${plannedAt}) end`

/** A matching among the other shifts of its worker, as `workAt` reads them. */
type WorkNearby = {
  startAt: string
  endAt: string
  /** Those of the days around it; `regularMin`: without overtime. */
  nearby: {
    startAt: string
    endAt: string
    regularMin: number
    isWorked: boolean
    isHere: boolean
  }[]
  regularWeekMin: number
  overtime: OvertimeTotals
}

/**
 * The other shifts of the worker of a matching that lasts from and to `times`; `stores`: at which stores, by the
 * matching `m` there; `counted`: those that count into its week.
 */
const workAt = (stores: SQL, times: Times, counted: SQL) => sql<WorkNearby>`(
  select json_build_object(
    'startAt', ${times.startAt}, 'endAt', ${times.endAt},
    'nearby', coalesce(json_agg(json_build_object('startAt', start_at, 'endAt', end_at,
      'regularMin', (pay ->> 'workMin')::int - (pay ->> 'overtimeMin')::int,
      'isWorked', status = 'worked', 'isHere', is_here)) filter (where start_at is not null), '[]'),
    'regularWeekMin', coalesce(sum((pay ->> 'workMin')::int - (pay ->> 'overtimeMin')::int) filter (
      where ${counted} and status = 'worked' and work_on between week_from and week_from + 6), 0),
    'overtime', json_build_object(
      'monthMin', coalesce(sum((pay ->> 'overtimeMin')::int) filter (
        where status = 'worked' and work_on >= month_from and work_on < month_from + interval '1 month'), 0),
      'yearMin', coalesce(sum((pay ->> 'overtimeMin')::int) filter (
        where status = 'worked' and work_on >= year_from and work_on < year_from + interval '1 year'), 0)))
  from (
    select coalesce(m.fixed_pay, m.scheduled_pay) as pay, m.status, o.work_on, ${here} as is_here,
      ${workedTime('startAt', sql`m.start_at`)} as start_at, ${workedTime('endAt', sql`m.end_at`)} as end_at,
      offerings.work_on - extract(dow from offerings.work_on)::int as week_from,
      date_trunc('month', offerings.work_on)::date as month_from,
      date_trunc('year', offerings.work_on)::date as year_from
    from matchings m join offerings o on o.client_id = m.client_id and o.id = m.offering_id
    where ${stores} and m.user_id = matchings.user_id and m.id <> matchings.id
      and m.status in ('worked', 'established')
      and o.work_on between least(offerings.work_on - 7, date_trunc('year', offerings.work_on)::date)
        and greatest(offerings.work_on + 6, (date_trunc('year', offerings.work_on) + interval '1 year')::date - 1)
  ) other)`

const here = sql`m.client_id = matchings.client_id`
/** Working time adds up over the workplaces of an employer (労働基準法38条1項). */
const atCompany = sql`m.client_id in (
  select sibling.id from clients own join clients sibling on sibling.company_id = own.company_id
  where own.id = matchings.client_id)`

/**
 * The minutes of the shifts that a shift continues. One after it counts once it is worked, so that each minute of
 * overtime is paid once, by the shift that is settled last.
 */
const continuedMin = (shift: WorkNearby, nearby: WorkNearby['nearby']) =>
  continuedShifts(nearby, shift)
    .filter(({ startAt, isWorked }) => isWorked || msOf(startAt) < msOf(shift.startAt))
    .reduce((sum, { regularMin }) => sum + regularMin, 0)
const isAtStore = ({ isHere }: WorkNearby['nearby'][number]) => isHere

const workHere = (times: Times) =>
  workAt(here, times, sql`true`).mapWith(
    (
      work: WorkNearby,
    ): OtherWork & {
      overtime: OvertimeTotals
    } => ({
      continuedMin: continuedMin(work, work.nearby),
      regularWeekMin: work.regularWeekMin,
      overtime: work.overtime,
    }),
  )
/** What the other stores add: a piece of work may go from one store to another and back. */
const workElsewhere = (times: Times) =>
  workAt(atCompany, times, sql`not is_here`).mapWith((work: WorkNearby): OtherWork => ({
    continuedMin:
      continuedMin(work, work.nearby) - continuedMin(work, work.nearby.filter(isAtStore)),
    regularWeekMin: work.regularWeekMin,
  }))

/**
 * Column of a correction: the other work of the worker at the store that counts into the day and the week of the times
 * asked for, in minutes (domain/pay/overtime), and its overtime in the month and the calendar year of the shift, which
 * the agreement of the store limits. The query must have the correction, its `matchings` and their `offerings`.
 */
export const workBesideRequest = workHere(requestedTimes).as('other_work')

/** A matching with the start and end of work: as planned unless corrected. */
type WorkedMatching = Pick<typeof matchings.$inferSelect, 'clientId' | 'id'> & {
  startAt: Instant
  endAt: Instant
}
async function workOf(
  db: Tx,
  { clientId, id, startAt, endAt }: WorkedMatching,
  workBeside: (times: Times) => SQL<OtherWork>,
): Promise<OtherWork> {
  const at = (instant: Instant) => sql`${new Date(instant).toISOString()}::timestamptz`
  const work = workBeside({ startAt: at(startAt), endAt: at(endAt) }).as('other_work')
  const { continuedMin, regularWeekMin } = takeOne(
    await db
      .select({ work })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .where(and(eq(matchings.clientId, clientId), eq(matchings.id, id))),
  ).work
  return { continuedMin, regularWeekMin }
}

/** The other work at the store of a matching. */
export const workHereOf = (db: Tx, matching: WorkedMatching) => workOf(db, matching, workHere)
/** The other work at the other stores of the company; `db` must see them. */
export const workElsewhereOf = (db: Tx, matching: WorkedMatching) =>
  workOf(db, matching, workElsewhere)
/** The other work at all stores of the company; `db` must see them. */
export const otherWorkOf = async (db: Tx, matching: WorkedMatching) =>
  addWork(await workHereOf(db, matching), await workElsewhereOf(db, matching))
