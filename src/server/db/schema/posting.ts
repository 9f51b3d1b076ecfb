import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { OfferContent } from '@/contracts/offers/schemas'
import type { Pay } from '@/contracts/offerings/schemas'
import type {
  AbsenceKind,
  CancelActor,
  ClosedReason,
  CloseRule,
  FixPaymentRequestStatus,
  FixReasonKind,
  MatchingStatus,
  OfferingKind,
  OfferingSource,
  OfferStatus,
  PaymentStatus,
  PublicationScope,
  QualificationDocumentStatus,
} from '@/contracts/common/enums'
import { clients } from './identity'
import { bytes, id, instant, ofClient, ref } from './columns'
import { users } from './people'

/** Templates (ひな形). What a worker reads is `content`; what lists sort and filter by stands in columns of its own. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    title: text().notNull(),
    masterCompanyOccupationId: integer().notNull(),
    occupationId: integer().notNull(),
    status: text().$type<Exclude<OfferStatus, 'archived'>>().notNull(),
    archivedAt: instant(),
    content: jsonb().$type<OfferContent>().notNull(),
    screeningReasons: jsonb().$type<{ field: string; message: string }[]>().notNull().default([]),
    /** The rules its text was last checked by (`offerRulesVersion`). */
    screenedWith: integer().notNull().default(0),
    copiedFromOfferId: ref(),
    aiGenerated: boolean().notNull().default(false),
    latestOfferCreatedAt: instant(),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref(),
    /** As they were called then: a store may not read the accounts themselves. */
    updatedByName: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    index().on(t.clientId, t.archivedAt, t.latestOfferCreatedAt),
    index('offers_to_screen_index')
      .on(t.screenedWith)
      .where(sql`status = 'usable' and archived_at is null`),
    ofClient(),
  ],
)

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

/** One worker on one shift: a labour contract. `late` is never stored, it follows from the start and the check-in. */
export const matchings = pgTable(
  'matchings',
  {
    id: id(),
    clientId: ref().notNull(),
    offeringId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    status: text().$type<Exclude<MatchingStatus, 'late'>>().notNull(),
    matchedAt: instant().notNull(),
    appliedScope: text().$type<PublicationScope>().notNull(),
    cancelledAt: instant(),
    cancelBy: text().$type<CancelActor>(),
    cancelReasonCategoryId: integer(),
    rejectReasonCode: text(),
    checkedInAt: instant(),
    checkedOutAt: instant(),
    absenceKind: text().$type<AbsenceKind>(),
    hourlyWageYen: integer().notNull(),
    transportationYen: integer().notNull(),
    scheduledPay: jsonb().$type<Pay>().notNull(),
    fixedPay: jsonb().$type<Pay>(),
    paymentStatus: text().$type<PaymentStatus>().notNull().default('scheduled'),
    answers: jsonb().$type<{ questionId: string; body: string; options: string[] }[]>(),
    answeredAt: instant(),
    qualificationDocumentStatus: text()
      .$type<QualificationDocumentStatus>()
      .notNull()
      .default('not_required'),
    reviewedAt: instant(),
    createdAt: instant().notNull(),
    /** The last member of staff who changed it, and when: whoever comes second is told. */
    actedBy: ref(),
    actedAt: instant(),
    lockVersion: integer().notNull().default(1),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    unique().on(t.offeringId, t.userId),
    index().on(t.clientId, t.offeringId),
    index().on(t.clientId, t.userId),
    index().on(t.userId, t.matchedAt),
    index('matchings_unreviewed_index')
      .on(t.clientId, t.offeringId)
      .where(sql`status = 'worked' and reviewed_at is null`),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.offeringId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
  ],
)

type Times = {
  startAt: string
  endAt: string
  breakMin: number
  grossYen: number
  /** Where the request is about it. */ transportationYen?: number
}
/** A worker's request to correct times or pay (修正依頼). */
export const fixPaymentRequests = pgTable(
  'fix_payment_requests',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    reasonKinds: jsonb().$type<FixReasonKind[]>().notNull(),
    reasonText: text().notNull(),
    planned: jsonb().$type<Times>().notNull(),
    requested: jsonb().$type<Times>().notNull(),
    status: text().$type<FixPaymentRequestStatus>().notNull(),
    requestedAt: instant().notNull(),
    dueAt: instant().notNull(),
    respondedAt: instant(),
    respondedBy: ref(),
    responseReason: text(),
    counter: jsonb().$type<Pick<Times, 'startAt' | 'endAt' | 'breakMin'>>(),
    previousId: ref(),
    lockVersion: integer().notNull().default(1),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    index().on(t.clientId, t.status, t.dueAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
  ],
)

/** Pictures that staff handed in, already checked. */
export const files = pgTable(
  'files',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    purpose: text().notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    byteSize: integer().notNull(),
    body: bytes().notNull(),
    createdBy: ref(),
    createdAt: instant().notNull(),
  },
  (t) => [unique().on(t.clientId, t.id), ofClient()],
)

/** Manuals (PDF) of templates. One without `finishedAt` is still being sent, or was left: nothing names it. */
export const manuals = pgTable(
  'manuals',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    name: text().notNull(),
    byteSize: integer().notNull(),
    /** Counts every piece that came, so that what was looked through is what is kept. */
    sentCount: integer().notNull().default(0),
    finishedAt: instant(),
    /** When a template last took it, or it was last seen in use. */
    keptAt: instant().notNull(),
    createdBy: ref(),
    createdAt: instant().notNull(),
  },
  (t) => [unique().on(t.clientId, t.id), index().on(t.keptAt), ofClient()],
)
export const manualPieces = pgTable(
  'manual_pieces',
  {
    id: id(),
    clientId: ref().notNull(),
    manualId: ref().notNull(),
    index: integer().notNull(),
    body: bytes().notNull(),
  },
  (t) => [
    unique().on(t.manualId, t.index),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.manualId],
      foreignColumns: [manuals.clientId, manuals.id],
    }).onDelete('cascade'),
  ],
)

/** What the store may not do now, and why. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    code: text().notNull(),
    level: text().notNull(),
    message: text().notNull(),
    sinceAt: instant().notNull(),
    untilAt: instant(),
    liftedAt: instant(),
  },
  (t) => [index().on(t.clientId), ofClient()],
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
