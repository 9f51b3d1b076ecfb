import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OfferStatus } from '@/contracts/offers/enums'
import type { OfferContent } from '@/contracts/offers/schemas'
import { accounts } from './accounts'
import { clients } from './clients'
import { atLeast, id, instant, ofClient, oneOf, ref, uniqueOn } from './columns'

/** `archived` is not stored: it follows from `archivedAt`. */
const storedOfferStatuses = [
  'draft',
  'screening',
  'usable',
  'violated',
] as const satisfies readonly Exclude<OfferStatus, 'archived'>[]

/** Offers (ひな形). `content` is what workers read; what lists sort and filter by is in separate columns. */
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
    status: text({ enum: storedOfferStatuses }).notNull(),
    archivedAt: instant(),
    content: jsonb().$type<OfferContent>().notNull(),
    screeningReasons: jsonb().$type<{ field: string; message: string }[]>().notNull().default([]),
    /** The version of the rules by which its text was last checked (`OFFER_RULES_VERSION`). */
    screenedWith: integer().notNull().default(0),
    copiedFromOfferId: ref(),
    aiGenerated: boolean().notNull().default(false),
    /** When its latest offering was created. The name is the specification's. */
    latestOfferCreatedAt: instant(),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref().references(() => accounts.id),
    /** The name at that time: a store may not read the accounts themselves. */
    updatedByName: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    index().on(t.clientId, t.archivedAt, t.latestOfferCreatedAt),
    index('offers_to_screen_index')
      .on(t.screenedWith)
      .where(sql`status = 'usable' and archived_at is null`),
    ...ofClient(t),
    oneOf(t.status, storedOfferStatuses),
    index().on(t.updatedBy),
    foreignKey({ columns: [t.clientId, t.copiedFromOfferId], foreignColumns: [t.clientId, t.id] }),
    index().on(t.clientId, t.copiedFromOfferId),
    ...atLeast(0, t.screenedWith),
  ],
)

/**
 * An offer that was copied from one of another store of the company. `baseTitle` and `baseContent`: the source when the
 * two were last equal, so that later changes of either side can be told apart.
 */
export const offerCopies = pgTable(
  'offer_copies',
  {
    id: id(),
    clientId: ref().notNull(),
    offerId: ref().notNull(),
    sourceClientId: ref().notNull(),
    sourceOfferId: ref().notNull(),
    baseTitle: text().notNull(),
    baseContent: jsonb().$type<OfferContent>().notNull(),
    alignedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.offerId),
    uniqueOn(t.clientId, t.sourceOfferId),
    index().on(t.sourceClientId, t.sourceOfferId),
    ...ofClient(t),
    foreignKey({ columns: [t.clientId, t.offerId], foreignColumns: [offers.clientId, offers.id] }),
    foreignKey({
      columns: [t.sourceClientId, t.sourceOfferId],
      foreignColumns: [offers.clientId, offers.id],
    }),
  ],
)
