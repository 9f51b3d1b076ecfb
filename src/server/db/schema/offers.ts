import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { OfferStatus } from '@/contracts/common/enums'
import type { OfferContent } from '@/contracts/offers/schemas'
import { clients } from './clients'
import { id, instant, ofClient, ref } from './columns'

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
