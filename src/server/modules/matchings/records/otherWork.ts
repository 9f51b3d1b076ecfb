import { and, eq, sql, type SQL } from 'drizzle-orm'
import { addWork, type OtherWork } from '@/domain/pay/overtime'
import type { OvertimeTotals } from '@/domain/clients/laborAgreement'
import { shiftOfMatching } from '@/server/db/joins'
import { takeOne } from '@/server/db/pagination'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The work of the worker at some stores beside a matching; `stores`: which of them, by the matching `m` there. */
const workAt = (stores: SQL) => sql<OtherWork & { overtime: OvertimeTotals }>`(
  select json_build_object(
    'continuedMin', coalesce(sum((pay ->> 'workMin')::int) filter (where end_at = matchings.start_at), 0),
    'regularWeekMin', coalesce(sum((pay ->> 'workMin')::int - (pay ->> 'overtimeMin')::int) filter (
      where status = 'worked' and work_on between week_from and week_from + 6), 0),
    'overtime', json_build_object(
      'monthMin', coalesce(sum((pay ->> 'overtimeMin')::int) filter (
        where status = 'worked' and work_on >= month_from and work_on < month_from + interval '1 month'), 0),
      'yearMin', coalesce(sum((pay ->> 'overtimeMin')::int) filter (
        where status = 'worked' and work_on >= year_from and work_on < year_from + interval '1 year'), 0)))
  from (
    select coalesce(m.fixed_pay, m.scheduled_pay) as pay, m.end_at, m.status, o.work_on,
      offerings.work_on - extract(dow from offerings.work_on)::int as week_from,
      date_trunc('month', offerings.work_on)::date as month_from,
      date_trunc('year', offerings.work_on)::date as year_from
    from matchings m join offerings o on o.client_id = m.client_id and o.id = m.offering_id
    where ${stores} and m.user_id = matchings.user_id and m.id <> matchings.id
      and m.status in ('worked', 'established')
      and o.work_on between least(offerings.work_on - 7, date_trunc('year', offerings.work_on)::date)
        and greatest(offerings.work_on + 6, (date_trunc('year', offerings.work_on) + interval '1 year')::date - 1)
  ) other)`

/**
 * Column: the other work of the worker at the store that counts into the day and the week of a matching, in minutes
 * (domain/pay/overtime), and its overtime in the month and the calendar year of the shift, which the agreement of the
 * store limits. The query must have `matchings` and its `offerings`.
 */
export const otherWork = workAt(sql`m.client_id = matchings.client_id`).as('other_work')
/** The same at the other stores of the company: working time adds up over workplaces (労働基準法38条1項). */
const workElsewhere = workAt(sql`m.client_id in (
  select sibling.id from clients own join clients sibling on sibling.company_id = own.company_id
  where own.id = matchings.client_id and sibling.id <> own.id)`).as('work_elsewhere')

type MatchingKey = Pick<typeof matchings.$inferSelect, 'clientId' | 'id'>
async function workOf(
  db: Tx,
  { clientId, id }: MatchingKey,
  work: typeof otherWork,
): Promise<OtherWork> {
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
export const workHereOf = (db: Tx, matching: MatchingKey) => workOf(db, matching, otherWork)
/** The other work at the other stores of the company; `db` must see them. */
export const workElsewhereOf = (db: Tx, matching: MatchingKey) =>
  workOf(db, matching, workElsewhere)
/** The other work at all stores of the company; `db` must see them. */
export const otherWorkOf = async (db: Tx, matching: MatchingKey) =>
  addWork(await workHereOf(db, matching), await workElsewhereOf(db, matching))
