import { inArray, sql } from 'drizzle-orm'
import { allowanceFloorOf, type WagesOfMonth } from '@/domain/pay/averageWage'
import { matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** What was worked at the store in the month before: by the worker, and by everybody in the same occupation. */
export type WagesBefore = { own: WagesOfMonth; sameWork: WagesOfMonth }

/** Column: what was worked at the store of a matching in the month before its day. The query must have `matchings`. */
export const wagesBefore = sql<WagesBefore>`(
  select json_build_object(
    'own', json_build_object(
      'wagesYen', coalesce(sum(yen) filter (where user_id = matchings.user_id), 0),
      'days', count(distinct work_on) filter (where user_id = matchings.user_id)),
    'sameWork', json_build_object(
      'wagesYen', coalesce(sum(yen) filter (where is_same_work), 0),
      'days', count(distinct (user_id, work_on)) filter (where is_same_work)))
  from (
    select m.user_id, s.work_on, (coalesce(m.fixed_pay, m.scheduled_pay) ->> 'grossYen')::int as yen,
      o.occupation_id = own_offer.occupation_id as is_same_work
    from offerings shift
    join offers own_offer on own_offer.client_id = shift.client_id and own_offer.id = shift.offer_id
    join offerings s on s.client_id = shift.client_id
      and s.work_on >= (shift.work_on - interval '1 month')::date and s.work_on < shift.work_on
    join offers o on o.client_id = s.client_id and o.id = s.offer_id
    join matchings m on m.client_id = s.client_id and m.offering_id = s.id and m.status = 'worked'
    where shift.client_id = matchings.client_id and shift.id = matchings.offering_id
  ) worked)`.as('wages_before')

/** The least leave allowance that follows from it, yen (労働基準法26条); 0 where nobody worked there. */
export const leastAllowanceYen = ({ own, sameWork }: WagesBefore): number =>
  allowanceFloorOf(own, sameWork) ?? 0

/** Where nobody worked before. */
export const NOTHING_WORKED: WagesBefore = {
  own: { wagesYen: 0, days: 0 },
  sameWork: { wagesYen: 0, days: 0 },
}
/** The same of several matchings, with their ids. */
export const wagesBeforeRows = (db: Tx, matchingIds: readonly number[]) =>
  db
    .select({ id: matchings.id, wagesBefore })
    .from(matchings)
    .where(inArray(matchings.id, [...matchingIds]))
