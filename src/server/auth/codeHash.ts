import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32

/**
 * The key for codes that people type: derived from the first secret that all processes of an installation share and
 * that is not stored in the database. A leaked database alone does not allow trying the million codes.
 */
export const codeKeyFrom = (secret: Buffer | string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'codes that people type', KEY_BYTES))

/**
 * The stored form of a short code (HMAC-SHA-256, base64url). `parts`: whose code it is and what it is for. A slow
 * password hash is not needed: a code expires after ten minutes and five attempts, and its key is secret.
 */
export const hashCode = (key: Buffer, parts: readonly (string | number)[], code: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([...parts, code]))
    .digest('base64url')

/** Compares two stored forms in constant time. */
export const isSameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
