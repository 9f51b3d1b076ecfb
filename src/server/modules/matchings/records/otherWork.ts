import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { OvertimeTotals } from '@/domain/clients/laborAgreement'
import { addWork, continuedShifts, type OtherWork } from '@/domain/pay/overtime'
import { type Instant, msOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import { fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

// Aliases in the SQL below: `matchings` and `offerings` are the shift in question, `m` and `o` another matching of the
// same worker and its offering, `f` a correction of `m`.

/** The start and end of work. */
type Times = { startAt: SQLWrapper; endAt: SQLWrapper }
const requestedTimes: Times = {
  startAt: sql`(${fixPaymentRequests.requested} ->> 'startAt')::timestamptz`,
  endAt: sql`(${fixPaymentRequests.requested} ->> 'endAt')::timestamptz`,
}

/**
 * The start or end of the other shift: from its approved correction, otherwise as planned. Null for a shift more than a
 * day away, which cannot touch the one in question; `workAt` leaves those out of `nearby`.
 */
const workedTime = (key: 'startAt' | 'endAt', plannedAt: SQL) => sql`case
  when o.work_on between offerings.work_on - 1 and offerings.work_on + 1 then coalesce((
    select (f.requested ->> ${sql.raw(`'${key}'`)})::timestamptz from fix_payment_requests f
    where f.client_id = m.client_id and f.matching_id = m.id and f.status in ('approved', 'auto_approved')
    order by f.id desc limit 1), ${plannedAt}) end`

/** A shift and the other shifts of its worker, as `workAt` reads them. All sums are minutes. */
type WorkNearby = {
  startAt: string
  endAt: string
  /** The shifts of the same day, the day before and the day after. `regularMin`: minutes of work without overtime. */
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
 * Reads the other shifts of the worker of a matching. `times`: start and end of the matching. `stores`: an SQL
 * condition on `m` that selects the stores. `counted`: an SQL condition on the shifts that are added to the week. The
 * week runs from Sunday to Saturday (domain/pay/overtime). The rows cover the calendar year and a week on either side,
 * because the week of a shift at the turn of the year reaches into the next or the previous year.
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
/** All stores of the company: working time adds up over the workplaces of an employer (労働基準法38条1項). */
const atCompany = sql`m.client_id in (
  select sibling.id from clients own join clients sibling on sibling.company_id = own.company_id
  where own.id = matchings.client_id)`

/**
 * Returns the minutes of the shifts that are one piece of work with a shift. A later shift counts only if it was
 * already worked: the shift that is settled last pays the overtime, so each minute is paid once.
 */
const continuedMin = (shift: WorkNearby, nearby: WorkNearby['nearby']) =>
  sumBy(
    continuedShifts(nearby, shift).filter(
      ({ startAt, isWorked }) => isWorked || msOf(startAt) < msOf(shift.startAt),
    ),
    ({ regularMin }) => regularMin,
  )
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
/**
 * The work at the other stores of the company. Continuous work may lead from one store to another and back, so its
 * minutes are the difference between all stores and this store alone.
 */
const workElsewhere = (times: Times) =>
  workAt(atCompany, times, sql`not is_here`).mapWith((work: WorkNearby): OtherWork => ({
    continuedMin:
      continuedMin(work, work.nearby) - continuedMin(work, work.nearby.filter(isAtStore)),
    regularWeekMin: work.regularWeekMin,
  }))

/**
 * A column for queries of corrections: the worker's other work at the store, in minutes. It gives what counts for the
 * day and the week of the requested times (domain/pay/overtime), and the overtime in the month and the calendar year of
 * the shift, which the agreement of the store limits. The query must join `matchings` and `offerings`.
 */
export const workBesideRequest = workHere(requestedTimes).as('other_work')

/** A matching with the start and end of work: the corrected ones if there are any, otherwise the planned ones. */
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
  const { continuedMin, regularWeekMin } = firstOrNotFound(
    await db
      .select({ work })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .where(and(eq(matchings.clientId, clientId), eq(matchings.id, id))),
  ).work
  return { continuedMin, regularWeekMin }
}

/** Reads the worker's other work at the store of a matching. */
export const workHereOf = (db: Tx, matching: WorkedMatching) => workOf(db, matching, workHere)
/** Reads the worker's work at the other stores of the company; row-level security must not limit `db` to one store. */
export const workElsewhereOf = (db: Tx, matching: WorkedMatching) =>
  workOf(db, matching, workElsewhere)
/** Reads the worker's other work at all stores of the company; `db` as for `workElsewhereOf`. */
export const otherWorkOf = async (db: Tx, matching: WorkedMatching) =>
  addWork(await workHereOf(db, matching), await workElsewhereOf(db, matching))
