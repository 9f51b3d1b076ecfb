import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { invitationPurposes } from '@/contracts/invitations/enums'
import { accounts } from './accounts'
import { clients, companies } from './clients'
import {
  id,
  inOrder,
  instant,
  ofCompany,
  ofCompanyOrItsStores,
  oneOf,
  ref,
  uniqueOn,
} from './columns'
import { users } from './workers'

/**
 * An invitation of workers by URL and QR code (認定ワーカー招待): a store's own, or (without a client) one that all stores of a
 * brand share; or that to the graduates (卒業ワーカー) of a store. A renewal ends the code and makes another row, so that
 * only one code of each is valid.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    clientId: ref(),
    brandName: text(),
    /** What a worker who accepts it becomes. */
    purpose: text({ enum: invitationPurposes }).notNull().default('trusted'),
    code: text().notNull().unique(),
    targetGroupIds: jsonb().$type<number[]>().notNull().default([]),
    createdBy: ref().references(() => accounts.id),
    createdByName: text(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    lockVersion: integer().notNull().default(1),
  },
  (t) => [
    uniqueOn(t.companyId, t.id),
    index().on(t.companyId, t.clientId),
    uniqueIndex('invitations_live_index')
      .on(
        t.companyId,
        sql`coalesce(${t.clientId}, 0)`,
        sql`coalesce(${t.brandName}, '')`,
        t.purpose,
      )
      .where(sql`ended_at is null`),
    ...ofCompanyOrItsStores(t),
    index().on(t.createdBy),
    foreignKey({
      columns: [t.companyId, t.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    inOrder(t.createdAt, t.endedAt),
    oneOf(t.purpose, invitationPurposes),
  ],
)

/** Workers who accepted an invitation; one row for each worker. */
export const invitationUses = pgTable(
  'invitation_uses',
  {
    id: id(),
    companyId: ref().notNull(),
    invitationId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    acceptedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.invitationId, t.userId),
    ...ofCompany(),
    foreignKey({
      columns: [t.companyId, t.invitationId],
      foreignColumns: [invitations.companyId, invitations.id],
    }),
    index().on(t.userId),
    index().on(t.companyId, t.invitationId),
  ],
)
