import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { multidateResults } from '@/contracts/bulkOfferings/enums'
import {
  type ClosedReason,
  closeRules,
  offeringKinds,
  ladderScopes,
  offeringSources,
  type PublicationScope,
  publicationScopes,
} from '@/contracts/offerings/enums'
import type { LadderRung } from '@/contracts/offerings/schemas'
import type { OfferContent } from '@/contracts/offers/schemas'
import { accounts } from './accounts'
import { clients } from './clients'
import {
  atLeast,
  between,
  clockTime,
  day,
  id,
  inOrder,
  instant,
  month,
  ofClient,
  oneOf,
  ref,
  uniqueOn,
} from './columns'
import { offers } from './offers'

/** Typed, because the two tables refer to each other. */
const multidateItemKey = (): [AnyPgColumn, AnyPgColumn] => [
  multidateItems.clientId,
  multidateItems.id,
]

/**
 * Dated shifts (求人). Their status is never stored: it follows from these instants, the seats taken, and the clock.
 */
export const offerings = pgTable(
  'offerings',
  {
    id: id(),
    clientId: ref().notNull(),
    offerId: ref().notNull(),
    kind: text({ enum: offeringKinds }).notNull().default('regular'),
    title: text().notNull(),
    /** The day in Tokyo on which it starts. */
    workOn: day().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    breakMin: integer().notNull(),
    closeRule: text({ enum: closeRules }).notNull(),
    closesAt: instant().notNull(),
    peopleWanted: integer().notNull(),
    /**
     * Seats taken: established, late and worked matchings, and absences. A worker who does not come, or is cancelled
     * after the start, does not free the seat. Written only together with a matching.
     */
    peopleMatched: integer().notNull().default(0),
    hourlyWageYen: integer().notNull(),
    transportationYen: integer().notNull(),
    feeRateBp: integer().notNull(),
    scope: text({ enum: publicationScopes }).notNull(),
    groupIds: jsonb().$type<number[]>().notNull().default([]),
    /** The plan of a ladder: when which scope opens, counted from the publication. Its course: `ladder_rungs`. */
    ladder: jsonb().$type<LadderRung[]>(),
    /** The scopes that the ladder has opened; `scope` is the widest of them. They stay open. */
    openScopes: jsonb().$type<PublicationScope[]>().notNull().default([]),
    /** With the scope `badge`: the name of the required badge; null: any badge. */
    position: text(),
    autoPublicAt: instant(),
    memo: text().notNull().default(''),
    terms: jsonb().$type<OfferContent>().notNull(),
    publishedAt: instant(),
    closedAt: instant(),
    closedReason: jsonb().$type<{ code: ClosedReason; note: string }>(),
    source: text({ enum: offeringSources }).notNull().default('manual'),
    /** The date of a bulk run from which this offering was created. */
    multidateItemId: ref().unique('offerings_multidate_item_id_unique'),
    /** The secret of its link, where it has one. */
    shareToken: text().unique('offerings_share_token_unique'),
    viewCount: integer().notNull().default(0),
    lockVersion: integer().notNull().default(1),
    createdBy: ref().references(() => accounts.id),
    createdByName: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    index().on(t.clientId, t.offerId, t.startAt),
    index().on(t.startAt),
    // The order of the list, then everything that the calendar counts and a bill needs: an index-only scan reads a
    // month.
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
      t.feeRateBp,
    ),
    // For the filters of the list by title and scope, and for unpublished offerings: a small result stays cheap in a
    // large store.
    index().on(t.clientId, t.title, t.workOn),
    index().on(t.clientId, t.scope, t.workOn, t.startAt, t.id),
    index('offerings_unpublished_index')
      .on(t.clientId, t.workOn)
      .where(sql`published_at is null`),
    ...ofClient(t),
    foreignKey({ columns: [t.clientId, t.offerId], foreignColumns: [offers.clientId, offers.id] }),
    oneOf(t.kind, offeringKinds),
    oneOf(t.closeRule, closeRules),
    oneOf(t.scope, publicationScopes),
    oneOf(t.source, offeringSources),
    index().on(t.createdBy),
    ...atLeast(0, t.breakMin, t.peopleMatched, t.transportationYen, t.viewCount),
    ...atLeast(1, t.peopleWanted, t.hourlyWageYen),
    between(t.feeRateBp, 0, 10_000),
    inOrder(t.peopleMatched, t.peopleWanted),
    // An offering for graduates is of its own kind and never becomes public.
    check('offerings_graduate_kind', sql`(${t.kind} = 'graduate') = (${t.scope} = 'graduate')`),
    check(
      'offerings_graduate_never_public',
      sql`${t.scope} <> 'graduate' or ${t.autoPublicAt} is null`,
    ),
    check('offerings_start_before_end', sql`${t.startAt} < ${t.endAt}`),
    inOrder(t.closesAt, t.startAt),
    // The foreign key of the times that a matching copies from its shift refers to these columns.
    unique('offerings_times_unique').on(t.clientId, t.id, t.startAt, t.endAt),
    foreignKey({
      columns: [t.clientId, t.multidateItemId],
      foreignColumns: multidateItemKey(),
    }),
    check(
      'offerings_work_on_start_at_day',
      sql`${t.workOn} = (${t.startAt} at time zone 'Asia/Tokyo')::date`,
    ),
  ],
)

/**
 * The rungs of the ladder of a published offering. A rung is opened once, by the job or by a person, or skipped; it is
 * never closed again.
 */
export const ladderRungs = pgTable(
  'ladder_rungs',
  {
    id: id(),
    clientId: ref().notNull(),
    offeringId: ref().notNull(),
    scope: text({ enum: ladderScopes }).notNull(),
    startsAt: instant().notNull(),
    openedAt: instant(),
    /** Who opened it early; null if it opened at its time. */
    openedByName: text(),
    skippedAt: instant(),
    skippedByName: text(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    uniqueOn(t.clientId, t.offeringId, t.scope),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.offeringId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    oneOf(t.scope, ladderScopes),
    check('ladder_rungs_opened_or_skipped', sql`${t.openedAt} is null or ${t.skippedAt} is null`),
  ],
)

/** Monthly confirmations by accounts that an application concludes a labour contract. */
export const acknowledgements = pgTable(
  'acknowledgements',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    month: month().notNull(),
    at: instant().notNull(),
  },
  (t) => [uniqueOn(t.clientId, t.accountId, t.month), ...ofClient(t), index().on(t.accountId)],
)

/** Runs that publish one offering on many dates. Their progress is derived from their items. */
export const multidatePostings = pgTable(
  'multidate_postings',
  {
    id: id(),
    clientId: ref().notNull(),
    sourceOfferingId: ref().notNull(),
    requestedBy: ref()
      .notNull()
      .references(() => accounts.id),
    requestedByName: text().notNull(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    checkedAt: instant(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    index().on(t.clientId, t.createdAt),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.sourceOfferingId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    index().on(t.requestedBy),
    index().on(t.clientId, t.sourceOfferingId),
  ],
)

/**
 * One date of a run. Its offering refers to it (`offerings.multidateItemId`, unique), so no date is published twice.
 */
export const multidateItems = pgTable(
  'multidate_items',
  {
    id: id(),
    clientId: ref().notNull(),
    operationId: ref().notNull(),
    workOn: day().notNull(),
    startTime: clockTime().notNull(),
    endTime: clockTime().notNull(),
    breakMin: integer().notNull(),
    peopleWanted: integer().notNull(),
    closeRule: text({ enum: closeRules }).notNull(),
    hourlyWageYen: integer().notNull(),
    transportationYen: integer().notNull(),
    result: text({ enum: multidateResults }).notNull().default('pending'),
    errors: jsonb().$type<{ field: string; message: string }[]>().notNull().default([]),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    uniqueOn(t.operationId, t.workOn),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.operationId],
      foreignColumns: [multidatePostings.clientId, multidatePostings.id],
    }),
    oneOf(t.closeRule, closeRules),
    oneOf(t.result, multidateResults),
    index().on(t.clientId, t.operationId),
    // As requested: a wage below the minimum is reported at its date.
    ...atLeast(0, t.breakMin, t.hourlyWageYen, t.transportationYen),
    ...atLeast(1, t.peopleWanted),
  ],
)
