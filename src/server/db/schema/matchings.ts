import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type {
  AbsenceKind,
  CancelActor,
  MatchingStatus,
  PaymentStatus,
  PublicationScope,
  QualificationDocumentStatus,
} from '@/contracts/common/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { id, instant, ofClient, ref } from './columns'
import { offerings } from './offerings'
import { users } from './workers'

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
