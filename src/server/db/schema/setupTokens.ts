import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { setupKinds } from '@/contracts/setupTokens/enums'
import { accounts } from './accounts'
import { id, inOrder, instant, oneOf, ref, systemOnly } from './columns'

/** An invitation or a new password, by mail. Only the hash of the token is kept. */
export const setupTokens = pgTable(
  'setup_tokens',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    kind: text({ enum: setupKinds }).notNull(),
    tokenHash: text().notNull().unique('setup_tokens_token_hash_unique'),
    companyName: text(),
    clientName: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [
    index().on(t.accountId),
    oneOf(t.kind, setupKinds),
    inOrder(t.createdAt, t.expiresAt),
    ...systemOnly(),
  ],
)
