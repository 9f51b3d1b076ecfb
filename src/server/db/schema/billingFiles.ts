import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { billingFileKinds, csvEncodings } from '@/contracts/billing/enums'
import { accounts } from './accounts'
import { companies } from './clients'
import { atLeast, bytes, id, inOrder, instant, month, ofCompanyAlone, oneOf, ref } from './columns'

const companyId = () =>
  ref()
    .notNull()
    .references(() => companies.id)

/** A CSV file made in the background; kept seven days. */
export const billingFiles = pgTable(
  'billing_files',
  {
    id: id(),
    companyId: companyId(),
    kind: text({ enum: billingFileKinds }).notNull(),
    fromMonth: month().notNull(),
    toMonth: month().notNull(),
    clientIds: jsonb().$type<number[]>().notNull(),
    encoding: text({ enum: csvEncodings }).notNull(),
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
    replacedCharacters: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.companyId, t.requestedAt),
    index().on(t.requestedBy),
    // One at a time for each company and kind; the next waits.
    uniqueIndex('billing_files_running_index')
      .on(t.companyId, t.kind)
      .where(sql`started_at is not null and finished_at is null`),
    ...ofCompanyAlone(),
    oneOf(t.kind, billingFileKinds),
    oneOf(t.encoding, csvEncodings),
    inOrder(t.fromMonth, t.toMonth),
    inOrder(t.startedAt, t.finishedAt),
    ...atLeast(0, t.rowCount, t.replacedCharacters),
  ],
)

/** A file in pieces, so that none is held in memory as a whole. */
export const billingFilePieces = pgTable(
  'billing_file_pieces',
  {
    id: id(),
    companyId: companyId(),
    fileId: ref()
      .notNull()
      .references(() => billingFiles.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    body: bytes().notNull(),
  },
  (t) => [
    unique().on(t.fileId, t.index),
    index().on(t.companyId),
    ...ofCompanyAlone(),
    ...atLeast(0, t.index),
  ],
)
