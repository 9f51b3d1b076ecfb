import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { clientReviews as contract } from '@/contracts/reviews'
import type { BrokenPromises } from '@/contracts/reviews/schemas'
import { brokenPromises, byShare, firstDayOf, LATE_END_MIN } from '@/domain/reviews/promises'
import { dayOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { matchingOfClientReview, shiftOfMatching } from '@/server/db/joins'
import { clientReviews, fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'

/** More offers than any store has in use. Above it the least reviewed are left out. */
const MAX_OFFERS = 100

const correction = alias(fixPaymentRequests, 'correction')
const recorded = sql`${matchings.status} = 'worked' and ${matchings.checkedOutAt} is not null`
const answered = sql`${clientReviews.id} is not null`
const saidNo = (answer: SQLWrapper) => sql`not ${answer}`
const endedLate = sql`${recorded} and ${matchings.checkedOutAt} > ${matchings.endAt} + make_interval(mins => ${LATE_END_MIN})`
const breakShortened = sql`${recorded} and exists (
  select 1 from ${fixPaymentRequests} ${sql.identifier('correction')}
  where ${correction.clientId} = ${matchings.clientId} and ${correction.matchingId} = ${matchings.id}
    and ${correction.status} in ('approved', 'auto_approved')
    and (${correction.requested} ->> 'breakMin')::int < (${correction.planned} ->> 'breakMin')::int)`

const counting = (rule: SQL) => sql<number>`count(*) filter (where ${rule})`.mapWith(Number)
const countingWorkers = (rule: SQL) =>
  sql<number>`count(distinct ${matchings.userId}) filter (where ${rule})`.mapWith(Number)

/** Returns the offers whose promises differ from the answers of workers or from the records. */
export async function promises({
  db,
  scope,
  now,
}: Call<typeof contract.promises>): Promise<BrokenPromises> {
  const where = and(
    scope.has(matchings),
    gte(offerings.workOn, firstDayOf('90d', dayOf(now))),
    or(eq(matchings.status, 'worked'), isNotNull(clientReviews.id)),
  )
  const reviewCount = counting(answered)
  const counted = await db
    .select({
      offerId: offerings.offerId,
      reviewCount,
      reviewerCount: countingWorkers(answered),
      onTime: counting(saidNo(clientReviews.onTime)),
      asDescribed: counting(saidNo(clientReviews.asDescribed)),
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
  const latest = await latestWorked(
    db,
    scope,
    counted.map((offer) => offer.offerId),
    where,
  )
  const items = counted.flatMap(({ offerId, ...counts }) => {
    const offering = latest.get(offerId)
    if (!offering) return []
    const { title, overtimePossible } = offering
    return brokenPromises({ ...counts, overtimePossible }).map((broken) => ({
      offerId,
      title,
      ...broken,
    }))
  })
  return { items: items.sort(byShare) }
}

/** The latest offering that was worked, by offer. */
async function latestWorked(
  db: Tx,
  scope: ClientScope,
  offerIds: number[],
  where: SQL | undefined,
) {
  const rows = await db
    .selectDistinctOn([offerings.offerId], {
      offerId: offerings.offerId,
      title: offerings.title,
      terms: offerings.terms,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .leftJoin(clientReviews, matchingOfClientReview)
    .where(and(where, scope.has(offerings), inArray(offerings.offerId, offerIds)))
    .orderBy(offerings.offerId, desc(offerings.workOn), desc(offerings.startAt), desc(offerings.id))
  return new Map(
    rows.map(({ offerId, title, terms: { overtimePossible } }) => [
      offerId,
      { title, overtimePossible },
    ]),
  )
}
