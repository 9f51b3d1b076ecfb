import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type {
  CloseRule,
  ClosedReason,
  MultidateResult,
  OfferingKind,
  OfferingSource,
  PublicationScope,
} from '@/contracts/common/enums'
import type { OfferContent } from '@/contracts/offers/schemas'
import { clients } from './clients'
import { id, instant, ofClient, ref } from './columns'
import { offers } from './offers'

/** Dated shifts (求人). Their status is never stored: it follows from these instants, the seats taken, and the clock. */
export const offerings = pgTable(
  'offerings',
  {
    id: id(),
    clientId: ref().notNull(),
    offerId: ref().notNull(),
    kind: text().$type<OfferingKind>().notNull().default('regular'),
    title: text().notNull(),
    /** The day in Tokyo on which it starts. */
    workOn: text().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    breakMin: integer().notNull(),
    closeRule: text().$type<CloseRule>().notNull(),
    closesAt: instant().notNull(),
    peopleWanted: integer().notNull(),
    /** Seats taken: established, late and worked matchings, and absences: who does not come has not given the seat back, nor has who was called off after the start. Written only together with a matching. */
    peopleMatched: integer().notNull().default(0),
    hourlyWageYen: integer().notNull(),
    transportationYen: integer().notNull(),
    feeRateBp: integer().notNull(),
    scope: text().$type<PublicationScope>().notNull(),
    groupIds: jsonb().$type<number[]>().notNull().default([]),
    /** Limited to badges: the one that is wanted, by the name it is kept under; null: any. */
    position: text(),
    autoPublicAt: instant(),
    memo: text().notNull().default(''),
    terms: jsonb().$type<OfferContent>().notNull(),
    publishedAt: instant(),
    closedAt: instant(),
    closedReason: jsonb().$type<{ code: ClosedReason; note: string }>(),
    source: text().$type<OfferingSource>().notNull().default('manual'),
    /** The date of a run that this is the posting of. */
    multidateItemId: ref().unique(),
    /** The secret of its link, where it has one. */
    shareToken: text().unique(),
    viewCount: integer().notNull().default(0),
    lockVersion: integer().notNull().default(1),
    createdBy: ref(),
    createdByName: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    index().on(t.clientId, t.offerId, t.startAt),
    index().on(t.startAt),
    // The order of the list, and then all that a day of the calendar counts: a month is read from here and touches no row.
    index('offerings_days_index').on(
      t.clientId,
      t.workOn,
      t.startAt,
      t.id,
      t.publishedAt,
      t.endAt,
      t.closedAt,
      t.closesAt,
      t.peopleMatched,
      t.peopleWanted,
    ),
    // What the list is narrowed by: a name, a scope, not public. Few rows of many then cost as little as few rows of few.
    index().on(t.clientId, t.title, t.workOn),
    index().on(t.clientId, t.scope, t.workOn, t.startAt, t.id),
    index('offerings_unpublished_index')
      .on(t.clientId, t.workOn)
      .where(sql`published_at is null`),
    ofClient(),
    foreignKey({ columns: [t.clientId, t.offerId], foreignColumns: [offers.clientId, offers.id] }),
  ],
)

/** Who confirmed when that an application is a labour contract: asked for once a month. */
export const acknowledgements = pgTable(
  'acknowledgements',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    accountId: ref().notNull(),
    month: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [unique().on(t.clientId, t.accountId, t.month), ofClient()],
)

/** One posting on many dates: what was asked for. How far it has come, its items tell. */
export const multidatePostings = pgTable(
  'multidate_postings',
  {
    id: id(),
    clientId: ref().notNull(),
    sourceOfferingId: ref().notNull(),
    requestedBy: ref().notNull(),
    requestedByName: text().notNull(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    checkedAt: instant(),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    index().on(t.clientId, t.createdAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.sourceOfferingId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
  ],
)

/** One date of a run. The posting made of it names it (`offerings.multidateItemId`, unique): no date is made twice. */
export const multidateItems = pgTable(
  'multidate_items',
  {
    id: id(),
    clientId: ref().notNull(),
    operationId: ref().notNull(),
    workOn: text().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    breakMin: integer().notNull(),
    peopleWanted: integer().notNull(),
    closeRule: text().$type<CloseRule>().notNull(),
    hourlyWageYen: integer().notNull(),
    transportationYen: integer().notNull(),
    result: text().$type<MultidateResult>().notNull().default('pending'),
    errors: jsonb().$type<{ field: string; message: string }[]>().notNull().default([]),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    unique().on(t.operationId, t.workOn),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.operationId],
      foreignColumns: [multidatePostings.clientId, multidatePostings.id],
    }),
  ],
)
