import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32

/**
 * Derives the key for codes that people type from a secret that all processes of an installation share. The secret is
 * not in the database, so whoever has only a copy of the database cannot find a code by trying all million of them.
 */
export const codeKeyFrom = (secret: Buffer | string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'codes that people type', KEY_BYTES))

/**
 * Hashes a short code for storage (HMAC-SHA-256, base64url). `parts`: whose code it is and what it is for. A slow
 * password hash is not needed: a code expires after ten minutes and five attempts, and its key is secret.
 */
export const hashCode = (key: Buffer, parts: readonly (string | number)[], code: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([...parts, code]))
    .digest('base64url')

/** Compares two stored forms in constant time. */
export const isSameHash = (hash: string, other: string) =>
  hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other))
