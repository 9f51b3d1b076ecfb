import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { exportFileKinds, exportSteps } from '@/contracts/common/exportFiles'
import { accounts } from './accounts'
import { clients } from './clients'
import {
  atLeast,
  bytes,
  id,
  inOrder,
  instant,
  ofCompanyOrStore,
  ofExportFile,
  oneOf,
  ref,
  together,
  uniqueOn,
} from './columns'
import { companyId } from './owners'

/** A file made in the background; its content is kept for seven days. */
export const exportFiles = pgTable(
  'export_files',
  {
    id: id(),
    companyId: companyId(),
    /** The store to which the file belongs; null: the company. */
    clientId: ref().references(() => clients.id),
    kind: text({ enum: exportFileKinds }).notNull(),
    /** The request; the module of the kind knows its shape. */
    parameters: jsonb().$type<object>().notNull(),
    requestedBy: ref()
      .notNull()
      .references(() => accounts.id),
    requestedByName: text().notNull(),
    requestedAt: instant().notNull(),
    /** Signs the links of this file. */
    linkKey: text().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    expiresAt: instant(),
    hasFailed: boolean().notNull().default(false),
    rowCount: integer(),
    byteSize: bigint({ mode: 'number' }),
    replacedCharacters: integer().notNull().default(0),
    /**
     * The step that was being written when the last piece was stored, with the numbers of finished and of all steps.
     */
    progressStep: text({ enum: exportSteps }),
    progressDone: integer(),
    progressTotal: integer(),
  },
  (t) => [
    index().on(t.companyId, t.requestedAt),
    index().on(t.clientId),
    index().on(t.requestedBy),
    // One at a time for each company and kind; the next waits.
    uniqueIndex('export_files_running_index')
      .on(t.companyId, t.kind)
      .where(sql`started_at is not null and finished_at is null`),
    ...ofCompanyOrStore(),
    oneOf(t.kind, exportFileKinds),
    inOrder(t.startedAt, t.finishedAt),
    ...atLeast(0, t.rowCount, t.byteSize, t.replacedCharacters, t.progressDone),
    oneOf(t.progressStep, exportSteps),
    inOrder(t.progressDone, t.progressTotal),
    together(t.progressStep, t.progressDone),
    together(t.progressDone, t.progressTotal),
  ],
)

/** A file in pieces, so that none is held in memory as a whole. */
export const exportFilePieces = pgTable(
  'export_file_pieces',
  {
    id: id(),
    companyId: companyId(),
    fileId: ref()
      .notNull()
      .references(() => exportFiles.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    body: bytes().notNull(),
  },
  (t) => [
    uniqueOn(t.fileId, t.index),
    index().on(t.companyId),
    ...ofExportFile(t),
    ...atLeast(0, t.index),
  ],
)
