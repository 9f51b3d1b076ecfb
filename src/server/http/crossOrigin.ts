const METHODS = 'GET, POST, PUT, PATCH, DELETE'
/** What the console sends besides the headers that every page may send. */
const REQUEST_HEADERS = 'Content-Type, X-App, X-Account, Idempotency-Key, If-Match'
/** What the console reads besides the headers that every page may read. */
const RESPONSE_HEADERS =
  'Content-Disposition, Date, ETag, Idempotency-Replayed, Retry-After, X-Account, X-Request-Id'
/** Chromium keeps no answer to a preflight for longer. */
const PREFLIGHT_SECONDS = 7200

export type Headers = Readonly<Record<string, string>>

/**
 * Returns the headers that let a console on `origin` read the answer and send cookies; undefined for an origin that is
 * not in ALLOWED_ORIGINS (ADR 38).
 */
export function crossOriginHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Headers | undefined {
  if (origin === undefined || !allowed.includes(origin)) return undefined
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': RESPONSE_HEADERS,
  }
}
/** The Vary header: where other origins are allowed, a cache must not give one origin the answer for another. */
export const varyOf = (allowed: readonly string[]) =>
  allowed.length === 0 ? 'Cookie' : 'Cookie, Origin'

/** The headers of the answer (204) to a preflight of an allowed origin. */
export const preflightHeaders: Headers = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': REQUEST_HEADERS,
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
}
