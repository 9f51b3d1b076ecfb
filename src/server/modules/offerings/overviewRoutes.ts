import { and, asc, count, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { offeringOverviews as contract } from '@/contracts/offeringOverviews'
import {
  LongTermPreferredUserCount,
  OfferingCalendar,
  RecommendStatus,
  UnreviewedOfferings,
  Offering,
} from '@/contracts/offerings/schemas'
import { RECOMMEND_DAYS, recommendStatusOf } from '@/domain/workers/recommend'
import { workerReviewDueAt } from '@/domain/workers/review'
import { addDays, dayOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound, pageOf } from '@/server/db/pagination'
import { matchings, offerings, offers, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { implement } from '@/server/http/route'
import { offerStatusOf } from '@/server/modules/offers/service'
import { isUnreviewed } from '@/server/modules/reviews/records/unreviewed'
import { calendarOf } from './calendar'
import { listOfferings } from './list'
import { offeringOverviewsReference } from './reference'

const offerOf = async (db: Tx, scope: ClientScope, offerId: number) =>
  firstOrNotFound(
    await db
      .select({ id: offers.id, status: offers.status, archivedAt: offers.archivedAt })
      .from(offers)
      .where(scope.has(offers, offerId)),
  )

export const offeringOverviewRoutes = implement(contract, offeringOverviewsReference, {
  calendar: {
    response: OfferingCalendar,
    run: ({ db, scope, query, now }) => calendarOf(db, scope, query, now),
  },
  ofOffer: {
    response: Paged(Offering),
    run: async ({ db, scope, offerId, query, now }) => {
      await offerOf(db, scope, offerId)
      return listOfferings(
        db,
        scope,
        { ...query, offerId, dense: '', scope: '', hasVacancy: '', unreviewed: '', keyword: '' },
        now,
      )
    },
  },
  unreviewed: {
    response: UnreviewedOfferings,
    run: ({ db, scope, query, now }) => unreviewedOf(db, scope, query.page, now),
  },
  recommendStatus: {
    response: RecommendStatus,
    run: async ({ db, scope, offerId, now }) => {
      const offer = await offerOf(db, scope, offerId)
      const sum = (column: typeof offerings.peopleWanted | typeof offerings.peopleMatched) =>
        sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
      const past = and(
        scope.has(offerings),
        eq(offerings.offerId, offerId),
        isNotNull(offerings.publishedAt),
        gte(offerings.workOn, addDays(dayOf(now), -RECOMMEND_DAYS)),
        lte(offerings.startAt, now.toISOString()),
      )
      const counted = firstOrNotFound(
        await db
          .select({
            shifts: count(),
            wanted: sum(offerings.peopleWanted),
            matched: sum(offerings.peopleMatched),
          })
          .from(offerings)
          .where(past),
      )
      return recommendStatusOf({ usable: offerStatusOf(offer) === 'usable', ...counted })
    },
  },
  longTermPreferredUserCount: {
    response: LongTermPreferredUserCount,
    run: async ({ db, scope, offerId }) => {
      await offerOf(db, scope, offerId)
      return firstOrNotFound(
        await db
          .select({ count: sql<number>`count(distinct ${matchings.userId})`.mapWith(Number) })
          .from(matchings)
          .innerJoin(offerings, shiftOfMatching)
          .innerJoin(users, eq(users.id, matchings.userId))
          .where(
            and(
              scope.has(matchings),
              eq(matchings.status, 'worked'),
              eq(offerings.offerId, offerId),
              eq(users.longTermPreferred, true),
            ),
          ),
      )
    },
  },
})

async function unreviewedOf(
  db: Tx,
  scope: ClientScope,
  page: number,
  now: Date,
): Promise<UnreviewedOfferings> {
  const waiting = db
    .select({ offeringId: matchings.offeringId, n: count().as('n') })
    .from(matchings)
    .where(and(scope.has(matchings), isUnreviewed(now)))
    .groupBy(matchings.offeringId)
    .as('waiting')
  const worked = sql<number>`(select count(*) from ${matchings} where ${matchings.clientId} = ${offerings.clientId} and ${matchings.offeringId} = ${offerings.id} and ${matchings.status} = 'worked')`
  const joined = and(eq(waiting.offeringId, offerings.id), scope.has(offerings))
  const { people, n } = firstOrNotFound(
    await db
      .select({ people: sql<number>`coalesce(sum(${waiting.n}), 0)`.mapWith(Number), n: count() })
      .from(offerings)
      .innerJoin(waiting, joined),
  )
  const rows = db
    .select({
      id: offerings.id,
      offerId: offerings.offerId,
      title: offerings.title,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      workedCount: worked.mapWith(Number),
      unreviewedCount: waiting.n,
    })
    .from(offerings)
    .innerJoin(waiting, joined)
    .orderBy(asc(offerings.endAt), asc(offerings.id))
    .$dynamic()
  const found = await pageOf(page, rows, Promise.resolve(n))
  return {
    ...found,
    items: found.items.map((row) => ({ ...row, dueAt: workerReviewDueAt(row.endAt) })),
    usersCount: people,
  }
}
