import { and, eq, sql } from 'drizzle-orm'
import type { OtherWork } from '@/domain/pay/overtime'
import type { OvertimeTotals } from '@/domain/clients/laborAgreement'
import { shiftOfMatching } from '@/server/db/joins'
import { takeOne } from '@/server/db/pagination'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/**
 * Column: the other work of the worker at the store that counts into the day and the week of a matching, in minutes
 * (domain/pay/overtime), and its overtime in the month and the calendar year of the shift. The query must have
 * `matchings` and its `offerings`.
 */
export const otherWork = sql<OtherWork & { overtime: OvertimeTotals }>`(
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
    where m.client_id = matchings.client_id and m.user_id = matchings.user_id and m.id <> matchings.id
      and m.status in ('worked', 'established')
      and o.work_on between least(offerings.work_on - 7, date_trunc('year', offerings.work_on)::date)
        and greatest(offerings.work_on + 6, (date_trunc('year', offerings.work_on) + interval '1 year')::date - 1)
  ) other)`.as('other_work')

/** The same of one matching. */
export const otherWorkOf = async (
  db: Tx,
  { clientId, id }: Pick<typeof matchings.$inferSelect, 'clientId' | 'id'>,
): Promise<OtherWork> =>
  takeOne(
    await db
      .select({ otherWork })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .where(and(eq(matchings.clientId, clientId), eq(matchings.id, id))),
  ).otherWork
