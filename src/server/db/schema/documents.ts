import { boolean, foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import {
  type QualificationDocumentStatus,
  type StoolInspectionKind,
  stoolInspectionResults,
} from '@/contracts/documents/enums'
import { clients } from './clients'
import {
  atLeast,
  day,
  id,
  inOnePlace,
  inOrder,
  instant,
  ofClient,
  oneOf,
  ref,
  storedBody,
  together,
  uniqueOn,
} from './columns'
import { matchings } from './matchings'
import { users } from './workers'

/** A document that was not submitted has no row. */
const handedInStatuses = [
  'submitted',
  'checked',
] as const satisfies readonly QualificationDocumentStatus[]

/**
 * Files of documents submitted by workers. They can be opened by a short-lived link only. A file without a store is
 * that of a certificate that the worker keeps, and no store sees it.
 */
export const documentFiles = pgTable(
  'document_files',
  {
    id: id(),
    clientId: ref().references(() => clients.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    mediaType: text().notNull(),
    ...storedBody(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    ...ofClient(t),
    index().on(t.userId),
    ...inOnePlace(t.body, t.objectKey),
  ],
)

/**
 * A certificate (資格証明書): submitted with the application for one shift, or, without a store, kept by the worker for
 * later applications.
 */
export const qualificationDocuments = pgTable(
  'qualification_documents',
  {
    id: id(),
    clientId: ref(),
    matchingId: ref(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    qualificationId: integer().notNull(),
    documentFileId: ref()
      .notNull()
      .references(() => documentFiles.id),
    status: text({ enum: handedInStatuses }).notNull(),
    submittedAt: instant().notNull(),
    expiresOn: day(),
    checkedAt: instant(),
  },
  (t) => [
    index().on(t.clientId, t.matchingId),
    index().on(t.documentFileId),
    ...ofClient(t),
    together(t.clientId, t.matchingId),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    foreignKey({
      columns: [t.clientId, t.documentFileId],
      foreignColumns: [documentFiles.clientId, documentFiles.id],
    }),
    oneOf(t.status, handedInStatuses),
    index().on(t.userId),
    index().on(t.clientId, t.documentFileId),
    inOrder(t.submittedAt, t.checkedAt),
  ],
)

/**
 * What a store requires of workers who handle food. Without a row the default of domain/offers/stoolInspection applies.
 */
export const stoolInspectionSettings = pgTable(
  'stool_inspection_settings',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .unique('stool_inspection_settings_client_id_unique')
      .references(() => clients.id),
    required: boolean().notNull(),
    kinds: jsonb().$type<StoolInspectionKind[]>().notNull(),
    validDays: integer().notNull(),
    submitDeadlineHoursBefore: integer().notNull(),
    instructions: text().notNull().default(''),
  },
  (t) => [...ofClient(t), ...atLeast(1, t.validDays), ...atLeast(0, t.submitDeadlineHoursBefore)],
)

/** A worker's stool inspection (検便), requested or submitted. */
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
    inspectedOn: day(),
    validUntilOn: day(),
    result: text({ enum: stoolInspectionResults }),
    documentFileId: ref(),
  },
  (t) => [
    index().on(t.clientId, t.userId),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.documentFileId],
      foreignColumns: [documentFiles.clientId, documentFiles.id],
    }),
    oneOf(t.result, stoolInspectionResults),
    index().on(t.userId),
    index().on(t.clientId, t.documentFileId),
    inOrder(t.inspectedOn, t.validUntilOn),
    inOrder(t.requestedAt, t.submittedAt),
    inOrder(t.submittedAt, t.checkedAt),
  ],
)
