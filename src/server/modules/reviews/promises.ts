import { and, desc, eq, gte, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PromiseReport } from '@/contracts/reviews/schemas'
import type { clientReviews as contract } from '@/contracts/reviews'
import { byWorstPromise, firstDayOf, LATE_END_MIN, shownFigures } from '@/domain/reviews/promises'
import { dayOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { matchingOfClientReview, shiftOfMatching } from '@/server/db/joins'
import { clientReviews, fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'

/** More templates than any store has in use; of the rest the least reviewed are left out. */
const MAX_OFFERS = 100

const correction = alias(fixPaymentRequests, 'correction')
const recorded = sql`${matchings.status} = 'worked' and ${matchings.checkedOutAt} is not null`
const answered = sql`${clientReviews.id} is not null`
const endedLate = sql`${recorded} and ${matchings.checkedOutAt} > ${matchings.endAt} + make_interval(mins => ${LATE_END_MIN})`
const breakShortened = sql`${recorded} and exists (
  select 1 from ${fixPaymentRequests} ${sql.identifier('correction')}
  where ${correction.clientId} = ${matchings.clientId} and ${correction.matchingId} = ${matchings.id}
    and ${correction.status} in ('approved', 'auto_approved')
    and (${correction.requested} ->> 'breakMin')::int < (${correction.planned} ->> 'breakMin')::int)`

const counting = (rule: SQL) => sql<number>`count(*) filter (where ${rule})`.mapWith(Number)
const countingWorkers = (rule: SQL) =>
  sql<number>`count(distinct ${matchings.userId}) filter (where ${rule})`.mapWith(Number)

/** What the templates of the store promised, against what workers answered and what was recorded. */
export async function promises({
  db,
  scope,
  query,
  now,
}: Call<typeof contract.promises>): Promise<PromiseReport> {
  const toOn = dayOf(now)
  const fromOn = firstDayOf(query.period, toOn)
  const where = and(
    scope.has(matchings),
    gte(offerings.workOn, fromOn),
    or(eq(matchings.status, 'worked'), isNotNull(clientReviews.id)),
    query.offerId > 0 ? eq(offerings.offerId, query.offerId) : undefined,
  )
  const reviewCount = counting(answered)
  const counted = await db
    .select({
      offerId: offerings.offerId,
      reviewCount,
      reviewerCount: countingWorkers(answered),
      onTime: counting(sql`${clientReviews.onTime}`),
      asDescribed: counting(sql`${clientReviews.asDescribed}`),
      wantAgain: counting(sql`${clientReviews.wantAgain}`),
      workedCount: counting(recorded),
      workerCount: countingWorkers(recorded),
      endedLate: counting(endedLate),
      breakShortened: counting(breakShortened),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .leftJoin(clientReviews, matchingOfClientReview)
    .where(where)
    .groupBy(offerings.offerId)
    .orderBy(desc(reviewCount), offerings.offerId)
    .limit(MAX_OFFERS)
  const promised = await latestPromises(
    db,
    scope,
    counted.map((one) => one.offerId),
    where,
  )
  const items = counted.flatMap(({ offerId, ...counts }) => {
    const latest = promised.get(offerId)
    return latest ? [{ ...latest, ...shownFigures(counts) }] : []
  })
  return { fromOn, toOn, items: items.sort(byWorstPromise) }
}

/** What the latest posting that was worked said, by template. */
async function latestPromises(
  db: Tx,
  scope: ClientScope,
  offerIds: number[],
  where: SQL | undefined,
) {
  const rows = await db
    .selectDistinctOn([offerings.offerId], {
      offerId: offerings.offerId,
      title: offerings.title,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      breakMin: offerings.breakMin,
      transportationYen: offerings.transportationYen,
      terms: offerings.terms,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .leftJoin(clientReviews, matchingOfClientReview)
    .where(and(where, scope.has(offerings), inArray(offerings.offerId, offerIds)))
    .orderBy(offerings.offerId, desc(offerings.workOn), desc(offerings.startAt), desc(offerings.id))
  return new Map(
    rows.map(({ offerId, title, terms, ...times }) => {
      const { overtimePossible, jobDescription, clothing, belongings } = terms
      const promised = { ...times, overtimePossible, jobDescription, clothing, belongings }
      return [offerId, { offerId, title, promised }]
    }),
  )
}
