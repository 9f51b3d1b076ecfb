import { and, eq, lt, notExists } from 'drizzle-orm'
import { sessions, setupTokens, tokens } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Deletes expired tokens, and sessions and setup links from before `limit` (ISO) that can no longer be used. */
export async function dropOldSessions(db: Tx, now: Date, limit: string) {
  // A spent token is kept for as long as it could have been renewed: its reuse reveals a stolen session.
  await db.delete(tokens).where(lt(tokens.refreshExpiresAt, now.toISOString()))
  await db
    .delete(sessions)
    .where(
      and(
        lt(sessions.createdAt, limit),
        notExists(
          db.select({ id: tokens.id }).from(tokens).where(eq(tokens.sessionId, sessions.id)),
        ),
      ),
    )
  await db.delete(setupTokens).where(lt(setupTokens.expiresAt, limit))
}
