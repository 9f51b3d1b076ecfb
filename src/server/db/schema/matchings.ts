import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { qualificationDocumentStatuses } from '@/contracts/documents/enums'
import {
  type MatchingStatus,
  absenceKinds,
  cancelActors,
  earlyReleaseReasons,
  paymentStatuses,
} from '@/contracts/matchings/enums'
import { publicationScopes } from '@/contracts/offerings/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { rejectReasonCodes } from '@/contracts/storeCancellations/enums'
import type { NoticeContent } from '@/domain/employmentNotice/items'
import type { FactsAtMatch } from '@/domain/workers/conditions'
import { accounts } from './accounts'
import { atLeast, id, inOrder, instant, ofClient, oneOf, ref, uniqueOn } from './columns'
import { offerings } from './offerings'
import { users } from './workers'

/** `late` is not stored: it follows from the start and the check-in. */
const storedMatchingStatuses = [
  'established',
  'cancel',
  'rejected',
  'absence',
  'worked',
] as const satisfies readonly Exclude<MatchingStatus, 'late'>[]

/** Matchings in force: the worker is expected, at work, or has worked. */
export const liveMatchingStatuses = [
  'established',
  'worked',
] as const satisfies readonly MatchingStatus[]

/** Matchings that neither side cancelled: those in force, and absences. */
export const uncancelledMatchingStatuses = [
  ...liveMatchingStatuses,
  'absence',
] as const satisfies readonly MatchingStatus[]

/**
 * A part of the pay as limits count it: the pay of a matching that is active or was worked, the leave allowance of one
 * that the store cancelled, otherwise 0. Kept by the database, so that a year of it is summed without reading each pay.
 */
const earned = (part: 'grossYen' | 'transportationYen' | 'workMin') =>
  integer()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        `case when status in ('established', 'worked') then (coalesce(fixed_pay, scheduled_pay)->>'${part}')::int when status = 'rejected' then coalesce((fixed_pay->>'${part}')::int, 0) else 0 end`,
      ),
    )

/** The pay of the shift waits to be fixed. */
const isUnfixed = sql`fixed_pay is null and status in ('established', 'worked')`

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
    /**
     * The times of the shift, kept equal by a foreign key: by them no worker holds two shifts at once
     * (`matchings_no_overlap`, an EXCLUDE constraint in the migration).
     */
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    status: text({ enum: storedMatchingStatuses }).notNull(),
    matchedAt: instant().notNull(),
    appliedScope: text({ enum: publicationScopes }).notNull(),
    cancelledAt: instant(),
    cancelBy: text({ enum: cancelActors }),
    cancelReasonCategoryId: integer(),
    rejectReasonCode: text({ enum: rejectReasonCodes }),
    /** When the operator decides about the store's cancel for `rejectReasonCode`; null: no cancel is open. */
    cancelReviewDueAt: instant(),
    checkedInAt: instant(),
    checkedOutAt: instant(),
    absenceKind: text({ enum: absenceKinds }),
    /** The store sent the worker home at `checkedOutAt`, with the planned pay. */
    earlyReleaseReason: text({ enum: earlyReleaseReasons }),
    earlyReleaseNote: text(),
    hourlyWageYen: integer().notNull(),
    transportationYen: integer().notNull(),
    scheduledPay: jsonb().$type<Pay>().notNull(),
    fixedPay: jsonb().$type<Pay>(),
    /** Paid on its day while a correction is open: the part that nobody disputes (労働基準法24条2項). */
    undisputedPay: jsonb().$type<Pay>(),
    earnedYen: earned('grossYen'),
    earnedTransportationYen: earned('transportationYen'),
    earnedWorkMin: earned('workMin'),
    paymentStatus: text({ enum: paymentStatuses }).notNull().default('scheduled'),
    /** The facts against which the written conditions were checked at the application. */
    factsAtMatch: jsonb().$type<FactsAtMatch>().notNull(),
    answers: jsonb().$type<{ questionId: string; body: string; options: string[] }[]>(),
    answeredAt: instant(),
    qualificationDocumentStatus: text({ enum: qualificationDocumentStatuses })
      .notNull()
      .default('not_required'),
    reviewedAt: instant(),
    /** When, and by whom, the training before the work was recorded (労働安全衛生法59条1項). */
    safetyTrainedAt: instant(),
    safetyTrainedBy: ref().references(() => accounts.id),
    /** When, and by whom, it was recorded that the store saw the certificate of age (労働基準法57条1項). */
    ageCertificateSeenAt: instant(),
    ageCertificateSeenBy: ref().references(() => accounts.id),
    /** The offering with which the store looks for a replacement; the latest, if there were several. */
    replacementOfferingId: ref(),
    createdAt: instant().notNull(),
    /** The last member of staff who changed it, and when: a later writer gets 409. */
    actedBy: ref().references(() => accounts.id),
    actedAt: instant(),
    lockVersion: integer().notNull().default(1),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    uniqueOn(t.offeringId, t.userId),
    index('matchings_times_index').on(t.clientId, t.offeringId, t.startAt, t.endAt),
    // Contains every column that the pay limits sum, so that the year of a company is an index-only scan.
    index('matchings_earned_index').on(
      t.clientId,
      t.userId,
      t.startAt,
      t.earnedYen,
      t.earnedTransportationYen,
      t.earnedWorkMin,
    ),
    // The same for single workers, who may have worked at many stores.
    index('matchings_earned_by_user_index').on(
      t.userId,
      t.startAt,
      t.clientId,
      t.earnedYen,
      t.earnedTransportationYen,
      t.earnedWorkMin,
    ),
    index().on(t.userId, t.matchedAt),
    index('matchings_unreviewed_index')
      .on(t.clientId, t.offeringId, t.endAt)
      .where(sql`status = 'worked' and reviewed_at is null`),
    index('matchings_awaited_index')
      .on(t.clientId, t.startAt)
      .where(sql`status = 'established' and checked_in_at is null`),
    // For the hourly job, which would otherwise scan the shifts of all years.
    index('matchings_unfixed_index').on(t.endAt, t.id).where(isUnfixed),
    index('matchings_ended_index')
      .on(t.clientId, t.startAt)
      .where(sql`status in ('absence', 'cancel', 'rejected')`),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.offeringId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    foreignKey({
      name: 'matchings_replacement_fk',
      columns: [t.clientId, t.replacementOfferingId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    index().on(t.clientId, t.replacementOfferingId),
    foreignKey({
      name: 'matchings_times_fk',
      columns: [t.clientId, t.offeringId, t.startAt, t.endAt],
      foreignColumns: [offerings.clientId, offerings.id, offerings.startAt, offerings.endAt],
    }).onUpdate('cascade'),
    oneOf(t.status, storedMatchingStatuses),
    oneOf(t.appliedScope, publicationScopes),
    oneOf(t.cancelBy, cancelActors),
    oneOf(t.rejectReasonCode, rejectReasonCodes),
    oneOf(t.absenceKind, absenceKinds),
    oneOf(t.earlyReleaseReason, earlyReleaseReasons),
    oneOf(t.paymentStatus, paymentStatuses),
    oneOf(t.qualificationDocumentStatus, qualificationDocumentStatuses),
    ...[t.actedBy, t.safetyTrainedBy, t.ageCertificateSeenBy].map((by) => index().on(by)),
    ...atLeast(0, t.transportationYen, t.earnedYen, t.earnedTransportationYen, t.earnedWorkMin),
    ...atLeast(1, t.hourlyWageYen),
    inOrder(t.checkedInAt, t.checkedOutAt),
  ],
)

/**
 * What the worker of a matching was notified of (労働条件通知書): written with the matching, never changed (a trigger refuses
 * it) except for when the worker first opened it.
 */
export const employmentNotices = pgTable(
  'employment_notices',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    /** The name of the worker at that time. */
    workerName: text().notNull(),
    content: jsonb().$type<NoticeContent>().notNull(),
    notifiedAt: instant().notNull(),
    readAt: instant(),
  },
  (t) => [
    uniqueOn(t.clientId, t.matchingId),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    inOrder(t.notifiedAt, t.readAt),
  ],
)
