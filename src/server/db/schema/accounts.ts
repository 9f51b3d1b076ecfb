import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountStatuses } from '@/contracts/accounts/enums'
import { atLeast, id, inOrder, instant, oneOf, ref, systemOnly, uniqueOn } from './columns'

/** Accounts. E-mail addresses are stored normalized: trimmed, NFKC, lower case. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    email: text().notNull().unique(),
    name: text().notNull(),
    nameKana: text(),
    phoneNumber: text(),
    department: text(),
    /** Null until the invitation is accepted. */
    passwordHash: text(),
    passwordChangedAt: instant(),
    emailVerifiedAt: instant(),
    phoneVerifiedAt: instant(),
    mustChangePassword: boolean().notNull().default(false),
    status: text({ enum: accountStatuses }).notNull().default('active'),
    signInCount: integer().notNull().default(0),
    lastSignInAt: instant(),
    currentSignInAt: instant(),
    failedAttempts: integer().notNull().default(0),
    lockVersion: integer().notNull().default(1),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    oneOf(t.status, accountStatuses),
    ...atLeast(0, t.signInCount, t.failedAttempts),
    ...systemOnly(),
  ],
)

/** Pending changes of e-mail addresses. `tokenHash`: sent to the new address; `cancelHash`: sent to the old one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    newEmail: text().notNull(),
    tokenHash: text().notNull().unique('email_changes_token_hash_unique'),
    cancelHash: text().notNull().unique('email_changes_cancel_hash_unique'),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
    cancelledAt: instant(),
  },
  (t) => [
    index().on(t.accountId),
    uniqueIndex('email_changes_open_index')
      .on(t.accountId)
      .where(sql`confirmed_at is null and cancelled_at is null`),
    inOrder(t.createdAt, t.expiresAt),
    ...systemOnly(),
  ],
)

/** The browsers in which an account was used, as hashes (fingerprint). */
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
  (t) => [uniqueOn(t.accountId, t.visitorHash), ...systemOnly()],
)
