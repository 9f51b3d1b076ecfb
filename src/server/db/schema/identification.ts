import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  applicationStatuses,
  businessKinds,
  identificationDocumentKinds,
  identificationDocumentStatuses,
} from '@/contracts/identification/enums'
import { accounts } from './accounts'
import { companies } from './clients'
import {
  appendOnly,
  atLeast,
  day,
  id,
  inOnePlace,
  inOrder,
  instant,
  ofCompany,
  oneOf,
  ref,
  storedBody,
  uniqueOn,
} from './columns'

/** An application for the identification of a company. One at a time is under review. */
export const identificationApplications = pgTable(
  'identification_applications',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: businessKinds }).notNull(),
    status: text({ enum: applicationStatuses }).notNull().default('applying'),
    appliedBy: ref().references(() => accounts.id),
    submittedAt: instant().notNull(),
    reviewDueAt: instant().notNull(),
    decidedAt: instant(),
    comment: text(),
  },
  (t) => [
    uniqueOn(t.companyId, t.id),
    uniqueIndex('identification_applications_one_open')
      .on(t.companyId)
      .where(sql`status = 'applying'`),
    index().on(t.appliedBy),
    ...ofCompany(),
    oneOf(t.kind, businessKinds),
    oneOf(t.status, applicationStatuses),
    inOrder(t.submittedAt, t.reviewDueAt),
    inOrder(t.submittedAt, t.decidedAt),
  ],
)

/** A document of an identification; without an application it was uploaded and not submitted. */
export const identificationDocuments = pgTable(
  'identification_documents',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    applicationId: ref(),
    kind: text({ enum: identificationDocumentKinds }).notNull(),
    status: text({ enum: identificationDocumentStatuses }).notNull().default('uploading'),
    name: text().notNull(),
    mediaType: text(),
    byteSize: integer().notNull(),
    /** SHA-256 of the stored bytes: tells when one file was submitted as two documents. */
    digest: text(),
    issuedOn: day(),
    returnReason: text(),
    createdBy: ref().references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.companyId, t.id),
    index().on(t.companyId, t.applicationId),
    index().on(t.createdBy),
    foreignKey({
      columns: [t.companyId, t.applicationId],
      foreignColumns: [identificationApplications.companyId, identificationApplications.id],
    }),
    ...ofCompany(),
    oneOf(t.kind, identificationDocumentKinds),
    oneOf(t.status, identificationDocumentStatuses),
    ...atLeast(1, t.byteSize),
  ],
)

/** The bytes of the documents. A company can add them and never read them: only the operator opens a document. */
export const identificationPieces = pgTable(
  'identification_pieces',
  {
    id: id(),
    companyId: ref().notNull(),
    documentId: ref().notNull(),
    index: integer().notNull(),
    ...storedBody(),
  },
  (t) => [
    uniqueOn(t.documentId, t.index),
    ...appendOnly(),
    foreignKey({
      columns: [t.companyId, t.documentId],
      foreignColumns: [identificationDocuments.companyId, identificationDocuments.id],
    }).onDelete('cascade'),
    index().on(t.companyId, t.documentId),
    ...inOnePlace(t.body, t.objectKey),
    ...atLeast(0, t.index),
  ],
)
