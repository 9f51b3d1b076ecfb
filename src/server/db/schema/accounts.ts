import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, ref } from './columns'

/** E-mail addresses are kept as they are compared: trimmed, NFKC, lower case. */
export const accounts = pgTable('accounts', {
  id: id(),
  email: text().notNull().unique(),
  name: text().notNull(),
  nameKana: text(),
  phoneNumber: text(),
  department: text(),
  /** Absent until the invitation is taken up. */
  passwordHash: text(),
  passwordChangedAt: instant(),
  emailVerifiedAt: instant(),
  phoneVerifiedAt: instant(),
  mustChangePassword: boolean().notNull().default(false),
  termsAgreedVersion: text(),
  status: text().$type<'invited' | 'active' | 'disabled'>().notNull().default('active'),
  signInCount: integer().notNull().default(0),
  lastSignInAt: instant(),
  currentSignInAt: instant(),
  failedAttempts: integer().notNull().default(0),
  lockVersion: integer().notNull().default(1),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
}).enableRLS()

/** A change of address under way: one token goes to the new address, the one that calls it off to the old. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    newEmail: text().notNull(),
    tokenHash: text().notNull().unique(),
    cancelHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
    cancelledAt: instant(),
  },
  (t) => [index().on(t.accountId)],
).enableRLS()

export const fingerprints = pgTable(
  'fingerprints',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    visitorHash: text().notNull(),
    userAgent: text().notNull(),
    collectedAt: instant().notNull(),
  },
  (t) => [unique().on(t.accountId, t.visitorHash)],
).enableRLS()
