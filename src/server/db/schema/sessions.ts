import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { id, inOrder, instant, ref, systemOnly } from './columns'

/** Sign-ins of accounts. A session lasts until it expires or is revoked; its tokens are renewed meanwhile. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [index().on(t.accountId), inOrder(t.createdAt, t.expiresAt), ...systemOnly()],
)

/** Token pairs, stored as hashes. The next pair is derived from the presented refresh token and the salt. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    sessionId: ref()
      .notNull()
      .references(() => sessions.id),
    accessHash: text().notNull().unique('tokens_access_hash_unique'),
    refreshHash: text().notNull().unique('tokens_refresh_hash_unique'),
    salt: text().notNull(),
    accessExpiresAt: instant().notNull(),
    refreshExpiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index().on(t.sessionId), ...systemOnly()],
)
