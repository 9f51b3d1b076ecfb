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
import type {
  QualificationDocumentStatus,
  RejectReasonCode,
  RejectRequestStatus,
  StoolInspectionKind,
  StoolInspectionResult,
} from '@/contracts/common/enums'
import { clients } from './identity'
import { bytes, id, instant, ofClient, ref } from './columns'
import { users } from './people'
import { matchings } from './posting'

/** What a store signs with: its codes for check-in and check-out, and links to papers. The key never leaves the server. */
export const storeKeys = pgTable(
  'store_keys',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .unique()
      .references(() => clients.id),
    key: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    /** The number on the poster. A new one makes every older code worthless. */
    codeSerial: integer().notNull().default(1),
    renewedAt: instant().notNull(),
    renewedByName: text(),
  },
  () => [ofClient()],
)

/** The store ends a contract with a matched worker (キャンセル申請): what was judged, and what was agreed to. */
export const rejectRequests = pgTable(
  'reject_requests',
  {
    id: id(),
    clientId: ref().notNull(),
    offeringId: ref().notNull(),
    matchingId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    reasonCode: text().$type<RejectReasonCode>().notNull(),
    note: text().notNull(),
    message: text().notNull(),
    evidenceFileIds: jsonb().$type<number[]>().notNull().default([]),
    answers: jsonb().$type<{ itemWritten: boolean; workPossible: boolean }>(),
    minutesBeforeStart: integer().notNull(),
    leaveAllowanceYen: integer().notNull(),
    ratePercent: integer().notNull(),
    explanation: text().notNull(),
    reopened: boolean().notNull(),
    status: text().$type<RejectRequestStatus>().notNull(),
    requestedBy: ref().notNull(),
    requestedByName: text().notNull(),
    requestedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.matchingId),
    index().on(t.clientId, t.requestedAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
  ],
)

/** Papers that workers handed in. They are opened by a short-lived link only. */
export const papers = pgTable(
  'papers',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    mediaType: text().notNull(),
    body: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [unique().on(t.clientId, t.id), ofClient()],
)
/** A certificate for one shift (資格証明書). */
export const qualificationDocuments = pgTable(
  'qualification_documents',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    qualificationId: integer().notNull(),
    paperId: ref().notNull(),
    status: text().$type<Extract<QualificationDocumentStatus, 'submitted' | 'checked'>>().notNull(),
    submittedAt: instant().notNull(),
    expiresOn: text(),
    checkedAt: instant(),
  },
  (t) => [
    index().on(t.clientId, t.matchingId),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    foreignKey({ columns: [t.clientId, t.paperId], foreignColumns: [papers.clientId, papers.id] }),
  ],
)

/** What a store asks of those who work with food. Without a row: domain/stoolInspection. */
export const stoolInspectionSettings = pgTable(
  'stool_inspection_settings',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .unique()
      .references(() => clients.id),
    required: boolean().notNull(),
    kinds: jsonb().$type<StoolInspectionKind[]>().notNull(),
    validDays: integer().notNull(),
    submitDeadlineHoursBefore: integer().notNull(),
    instructions: text().notNull().default(''),
  },
  () => [ofClient()],
)
/** A worker's stool inspection (検便), asked for or handed in. */
export const stoolInspectionReports = pgTable(
  'stool_inspection_reports',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    requestedAt: instant().notNull(),
    submittedAt: instant(),
    checkedAt: instant(),
    inspectedOn: text(),
    validUntilOn: text(),
    result: text().$type<StoolInspectionResult>(),
    paperId: ref(),
  },
  (t) => [
    index().on(t.clientId, t.userId),
    ofClient(),
    foreignKey({ columns: [t.clientId, t.paperId], foreignColumns: [papers.clientId, papers.id] }),
  ],
)
