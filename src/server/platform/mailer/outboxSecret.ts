import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 16
// On globalThis, because each API route has its own copy of this module. scripts/start.mjs sets it, to print the URL.
const processState = globalThis as { outboxSecret?: string }
/**
 * The last part of the outbox's URL, which protects links that open accounts. New at each start, unless npm start was
 * given OUTBOX_SECRET.
 */
export const outboxSecret = () =>
  (processState.outboxSecret ??= randomBytes(SECRET_BYTES).toString('base64url'))

const digestOf = (text: string) => createHash('sha256').update(text).digest()
/**
 * Whether this is the last part of the outbox's URL. Compared as hashes, so that the time reveals nothing of the
 * secret, not even its length.
 */
export const isOutboxSecret = (text: unknown) =>
  typeof text === 'string' && timingSafeEqual(digestOf(text), digestOf(outboxSecret()))
