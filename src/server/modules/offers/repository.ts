import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { offers as contract } from '@/contracts/offers'
import type { OfferStatus } from '@/contracts/offers/enums'
import type { Offer, OfferSummary } from '@/contracts/offers/schemas'
import { addDays, dayOf } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { countUpTo, pageOf, firstOrNotFound } from '@/server/db/pagination'
import { clientReviews, matchings, offerings, offers } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import { together } from '@/server/db/together'
import type { Tx } from '@/server/db/transaction'
import { occupationNameOf } from '@/server/modules/masterData/service'

const RATE_DAYS = 90
type Row = typeof offers.$inferSelect

/** Returns the status of an offer: `archived` if it is archived, otherwise the stored one. */
export const offerStatusOf = ({
  archivedAt,
  status,
}: Pick<Row, 'archivedAt' | 'status'>): OfferStatus => (archivedAt === null ? status : 'archived')

/**
 * The offerings of each offer: how many there are, with those that are not published; of the published ones the
 * latest day, and the fill rate of the last 90 days (`fillPercent`).
 */
function figuresOf(db: Tx, scope: ClientScope, now: Date, offerId?: number) {
  const today = dayOf(now)
  const isPublished = isNotNull(offerings.publishedAt)
  const recent = and(
    isPublished,
    gte(offerings.workOn, addDays(today, -RATE_DAYS)),
    lte(offerings.startAt, now.toISOString()),
  )
  const filtered = (value: SQL, where: SQL | undefined) =>
    sql<number | null>`${value} filter (where ${where ?? sql`true`})`
  return db
    .select({
      offerId: offerings.offerId,
      offeringCount: count().as('offering_count'),
      /** The day of the latest one that has come; if none has, the day of the first to come. */
      lastOfferedOn: sql<
        string | null
      >`coalesce(max(${offerings.workOn}) filter (where ${isPublished} and ${offerings.workOn} <= ${today}), min(${offerings.workOn}) filter (where ${isPublished}))`.as(
        'last_offered_on',
      ),
      matchRate: sql<
        number | null
      >`floor(${filtered(sql`sum(${offerings.peopleMatched})`, recent)} * 100.0 / nullif(${filtered(sql`sum(${offerings.peopleWanted})`, recent)}, 0))::int`.as(
        'match_rate',
      ),
    })
    .from(offerings)
    .where(
      and(scope.has(offerings), offerId === undefined ? undefined : eq(offerings.offerId, offerId)),
    )
    .groupBy(offerings.offerId)
    .as('figures')
}

const select = (db: Tx, scope: ClientScope, now: Date, offerId?: number) => {
  const figures = figuresOf(db, scope, now, offerId)
  const { offeringCount, lastOfferedOn, matchRate } = figures
  const rows = db
    .select({ offer: getTableColumns(offers), offeringCount, lastOfferedOn, matchRate })
    .from(offers)
    .leftJoin(figures, eq(figures.offerId, offers.id))
    .$dynamic()
  return { rows, matchRate }
}
type CountedRow = Awaited<ReturnType<typeof select>['rows']>[number]
type SummaryRow = Omit<Row, 'status'> & OfferSummary

/**
 * The reviews of the store. The limit makes PostgreSQL read them before it joins them: it expects few shifts of an
 * offer and would go through all of them.
 */
const reviewsOf = (db: Tx, scope: ClientScope) =>
  db
    .select({
      clientId: clientReviews.clientId,
      matchingId: clientReviews.matchingId,
      kind: clientReviews.kind,
    })
    .from(clientReviews)
    .where(scope.has(clientReviews))
    .limit(Number.MAX_SAFE_INTEGER)
    .as('reviews')

/** How many reviews each offer of the store, or this one, has, and how many of them are good. */
function countReviews(db: Tx, scope: ClientScope, offerId?: number) {
  const reviews = reviewsOf(db, scope)
  return db
    .select({
      offerId: offerings.offerId,
      good: sql<number>`count(*) filter (where ${reviews.kind} = 'good')`.mapWith(Number),
      all: count(),
    })
    .from(reviews)
    .innerJoin(
      matchings,
      and(eq(matchings.clientId, reviews.clientId), eq(matchings.id, reviews.matchingId)),
    )
    .innerJoin(offerings, shiftOfMatching)
    .where(offerId === undefined ? undefined : eq(offerings.offerId, offerId))
    .groupBy(offerings.offerId)
}

/** Converts rows to what the API returns, with the workers' reviews. */
function toOfferSummaries(
  rows: CountedRow[],
  reviews: Awaited<ReturnType<typeof countReviews>>,
): SummaryRow[] {
  const goodRates = new Map(
    reviews.map(({ offerId, good, all }) => [offerId, Math.round((good * 100) / all)]),
  )
  return rows.map(({ offer, offeringCount, lastOfferedOn, matchRate }) => ({
    ...offer,
    status: offerStatusOf(offer),
    occupationName: occupationNameOf(offer.occupationId),
    imageFileId: offer.content.imageFileIds[0] ?? null,
    offeringCount: offeringCount ?? 0,
    lastOfferedOn,
    matchRate,
    goodRate: goodRates.get(offer.id) ?? null,
    defaults: offer.content.defaults,
  }))
}

type Conditions = Omit<QueryValue<typeof contract.list.query>, 'page'>

/** The condition for the offers that a query asks for. */
const wantedOffers = (scope: ClientScope, { archived, keyword }: Conditions) =>
  and(
    scope.has(offers),
    archived ? undefined : isNull(offers.archivedAt),
    keyword ? contains(offers.title, keyword) : undefined,
  )

/** How many offers the conditions find, at most `max`. */
export const countOffers = ({ db, scope }: StoreOperation, query: Conditions, max: number) =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(offers)
      .where(wantedOffers(scope, query)),
    max,
  )

/** A page of the offers: those to correct first, archived ones last. */
export async function listOffers(
  db: Tx,
  scope: ClientScope,
  query: QueryValue<typeof contract.list.query>,
  now: Date,
) {
  const where = wantedOffers(scope, query)
  const { rows, matchRate } = select(db, scope, now)
  const order = {
    latest_offer_created_at: sql`${offers.latestOfferCreatedAt} desc nulls last`,
    title: asc(offers.title),
    updated_at: desc(offers.updatedAt),
    match_rate: sql`${matchRate} desc nulls last`,
  }[query.sortKey]
  const found = rows
    .where(where)
    .orderBy(
      sql`${offers.archivedAt} is not null`,
      sql`${offers.status} <> 'violated'`,
      order,
      desc(offers.id),
    )
  const [page, reviews] = await together([
    pageOf(query.page, found, db.$count(offers, where)),
    countReviews(db, scope),
  ])
  return { ...page, items: toOfferSummaries(page.items, reviews) }
}

/** An offer of the store. @throws ApiError 404 for any other. */
export async function findOffer(
  db: Tx,
  scope: ClientScope,
  offerId: number,
  now: Date,
): Promise<Offer> {
  const [rows, reviews] = await together([
    select(db, scope, now, offerId).rows.where(scope.has(offers, offerId)),
    countReviews(db, scope, offerId),
  ])
  return firstOrNotFound(toOfferSummaries(rows, reviews))
}
