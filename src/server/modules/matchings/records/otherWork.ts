import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { addWork, type OtherWork } from '@/domain/pay/overtime'
import type { OvertimeTotals } from '@/domain/clients/laborAgreement'
import type { Instant } from '@/lib/date'
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

/**
 * The work of the worker at some stores beside a matching that lasts from and to `times`; `stores`: which of them, by
 * the matching `m` there. A later shift that touches counts once it is worked, so that each minute of overtime is paid
 * once, by the shift that is settled last.
 */
const workAt = (stores: SQL, times: Times) => sql<OtherWork & { overtime: OvertimeTotals }>`(
  select json_build_object(
    'continuedMin', coalesce(sum((pay ->> 'workMin')::int - (pay ->> 'overtimeMin')::int) filter (
      where end_at = ${times.startAt} or (start_at = ${times.endAt} and status = 'worked')), 0),
    'regularWeekMin', coalesce(sum((pay ->> 'workMin')::int - (pay ->> 'overtimeMin')::int) filter (
      where status = 'worked' and work_on between week_from and week_from + 6), 0),
    'overtime', json_build_object(
      'monthMin', coalesce(sum((pay ->> 'overtimeMin')::int) filter (
        where status = 'worked' and work_on >= month_from and work_on < month_from + interval '1 month'), 0),
      'yearMin', coalesce(sum((pay ->> 'overtimeMin')::int) filter (
        where status = 'worked' and work_on >= year_from and work_on < year_from + interval '1 year'), 0)))
  from (
    select coalesce(m.fixed_pay, m.scheduled_pay) as pay, m.status, o.work_on,
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
const elsewhere = sql`m.client_id in (
  select sibling.id from clients own join clients sibling on sibling.company_id = own.company_id
  where own.id = matchings.client_id and sibling.id <> own.id)`

/**
 * Column of a correction: the other work of the worker at the store that counts into the day and the week of the times
 * asked for, in minutes (domain/pay/overtime), and its overtime in the month and the calendar year of the shift, which
 * the agreement of the store limits. The query must have the correction, its `matchings` and their `offerings`.
 */
export const workBesideRequest = workAt(here, requestedTimes).as('other_work')

/** A matching with the start and end of work: as planned unless corrected. */
type WorkedMatching = Pick<typeof matchings.$inferSelect, 'clientId' | 'id'> & {
  startAt: Instant
  endAt: Instant
}
async function workOf(
  db: Tx,
  { clientId, id, startAt, endAt }: WorkedMatching,
  stores: SQL,
): Promise<OtherWork> {
  const at = (instant: Instant) => sql`${new Date(instant).toISOString()}::timestamptz`
  const work = workAt(stores, { startAt: at(startAt), endAt: at(endAt) }).as('other_work')
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
export const workHereOf = (db: Tx, matching: WorkedMatching) => workOf(db, matching, here)
/** The other work at the other stores of the company; `db` must see them. */
export const workElsewhereOf = (db: Tx, matching: WorkedMatching) => workOf(db, matching, elsewhere)
/** The other work at all stores of the company; `db` must see them. */
export const otherWorkOf = async (db: Tx, matching: WorkedMatching) =>
  addWork(await workHereOf(db, matching), await workElsewhereOf(db, matching))
