import { eq, sql } from 'drizzle-orm'
import { offeringStatusAt, scopeAt } from '@/domain/offerings/offering'
import { cannotShare } from '@/domain/offerings/shareLink'
import { offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Returns an SQL expression for the token of a new link. It cannot be guessed: 122 random bits. */
export const newShareToken = () => sql<string>`replace(gen_random_uuid()::text, '-', '')`

/** Returns the offering of a link without the notes of the store; undefined if the link is unknown or expired. */
export async function sharedOffering(db: Tx, token: string, now: Date) {
  const [offering] = await db.select().from(offerings).where(eq(offerings.shareToken, token))
  if (
    !offering ||
    cannotShare({ status: offeringStatusAt(offering, now), scope: scopeAt(offering, now) })
  )
    return undefined
  const { shareToken: _token, memo: _memo, ...shown } = offering
  return shown
}
