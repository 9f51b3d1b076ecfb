import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { clients } from './clients'
import { atLeast, id, inOnePlace, instant, ofClient, ref, storedBody, uniqueOn } from './columns'

/** Manuals (PDF) of offers. Without `finishedAt` the upload is in progress or was abandoned. */
export const manuals = pgTable(
  'manuals',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    name: text().notNull(),
    byteSize: integer().notNull(),
    /**
     * Counts the pieces received, including repeated ones. If it has changed since the file was checked, `finish`
     * refuses the file.
     */
    sentCount: integer().notNull().default(0),
    finishedAt: instant(),
    /** When an offer last referred to it. */
    keptAt: instant().notNull(),
    createdBy: ref().references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    index().on(t.keptAt),
    ...ofClient(t),
    index().on(t.createdBy),
    ...atLeast(1, t.byteSize),
    ...atLeast(0, t.sentCount),
  ],
)

export const manualPieces = pgTable(
  'manual_pieces',
  {
    id: id(),
    clientId: ref().notNull(),
    manualId: ref().notNull(),
    index: integer().notNull(),
    ...storedBody(),
  },
  (t) => [
    uniqueOn(t.manualId, t.index),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.manualId],
      foreignColumns: [manuals.clientId, manuals.id],
    }).onDelete('cascade'),
    index().on(t.clientId, t.manualId),
    ...inOnePlace(t.body, t.objectKey),
    ...atLeast(0, t.index),
  ],
)
