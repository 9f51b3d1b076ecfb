import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { clientReviewListQuery } from '@/contracts/reviews/query'
import { firstDayOf } from '@/domain/reviews/promises'
import { dayOf } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { matchingOfClientReview, shiftOfMatching } from '@/server/db/joins'
import { countUpTo } from '@/server/db/pagination'
import { clientReviews, matchings, offerings } from '@/server/db/schema'

type Conditions = Omit<QueryValue<typeof clientReviewListQuery>, 'page'>

/** The condition for the workers' reviews of the store that a query asks for. */
export const wantedReviews = (
  { scope, now }: Pick<StoreOperation, 'scope' | 'now'>,
  { kind, hasComment, offerId, period, answeredNo }: Conditions,
) =>
  and(
    scope.has(clientReviews),
    kind === '' ? undefined : eq(clientReviews.kind, kind),
    hasComment ? ne(clientReviews.comment, '') : undefined,
    offerId > 0 ? eq(offerings.offerId, offerId) : undefined,
    period === '' ? undefined : gte(offerings.workOn, firstDayOf(period, dayOf(now))),
    answeredNo === '' ? undefined : eq(clientReviews[answeredNo], false),
  )

/** How many reviews the conditions find, at most `max`. */
export const countClientReviews = (store: StoreOperation, query: Conditions, max: number) =>
  countUpTo(
    store.db,
    store.db
      .select({ one: sql`1` })
      .from(clientReviews)
      .innerJoin(matchings, matchingOfClientReview)
      .innerJoin(offerings, shiftOfMatching)
      .where(wantedReviews(store, query)),
    max,
  )
