import { createHash, createHmac } from 'node:crypto'
import { addSeconds } from 'date-fns'
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { accounts, sessions, tokens } from '@/server/db/schema'
import type { Tx, Operation } from '@/server/db/transaction'
import type { Cookies } from '@/server/http/context'
import type { AppContext } from '@/server/http/context'
import { tooMany, unauthorized, type ApiError } from '@/server/http/errors'
import { audit } from '@/server/platform/auditLog'
import { consume } from '@/server/platform/rateLimiter'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 86_400
const ACCESS_TOKEN_SECONDS = 15 * MINUTE_SECONDS
/** A session ends after this time without a refresh. */
const IDLE_SECONDS = 7 * DAY_SECONDS
/** Maximum duration of a session. */
const SESSION_SECONDS = 30 * DAY_SECONDS
/**
 * A refresh token may be used again for this long after its first use: responses get lost, and tabs refresh in
 * parallel.
 */
const REUSE_GRACE_SECONDS = 30

type TokenPair = { access: string; refresh: string }
type Jar = Pick<Cookies, 'get' | 'set'>

/** 256 bits, too many to guess; 43 characters in a URL. */
const TOKEN_BYTES = 32
/** A new secret for a cookie or a link, as text that a URL carries unchanged. */
export const newToken = (random: AppContext['random']) => random(TOKEN_BYTES).toString('base64url')
/** Tokens are stored as hashes only, so that a copy of the database gives no access. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
const iso = (now: Date, seconds = 0) => addSeconds(now, seconds).toISOString()

async function insertTokenPair(
  { db, context: { random }, now }: Operation & { context: Pick<AppContext, 'random'> },
  sessionId: number,
  pair: TokenPair,
) {
  await db
    .insert(tokens)
    .values({
      sessionId,
      accessHash: hashToken(pair.access),
      refreshHash: hashToken(pair.refresh),
      salt: newToken(random),
      accessExpiresAt: iso(now, ACCESS_TOKEN_SECONDS),
      refreshExpiresAt: iso(now, IDLE_SECONDS),
    })
    .onConflictDoNothing()
}

function setSessionCookies(cookies: Jar, pair: TokenPair) {
  // The cookie outlives its token: a sign-out must still name the session, and the refresh token is not sent to it.
  cookies.set('access', pair.access, { maxAge: IDLE_SECONDS })
  cookies.set('refresh', pair.refresh, {
    maxAge: IDLE_SECONDS,
    sameSite: 'Strict',
  })
}

function clearSessionCookies(cookies: Jar) {
  cookies.set('access', '', { maxAge: 0 })
  cookies.set('refresh', '', { maxAge: 0, sameSite: 'Strict' })
}

/** Starts a session and sets its cookies. Ends the previous session of the browser. */
export async function startSession(
  { db, context, now }: Operation & { context: Pick<AppContext, 'random'> },
  accountId: number,
  cookies: Jar,
) {
  await endSession(db, cookies, now)
  const [session] = await db
    .insert(sessions)
    .values({ accountId, createdAt: iso(now), expiresAt: iso(now, SESSION_SECONDS) })
    .returning({ id: sessions.id })
  if (!session) throw new Error('no session row')
  const pair = {
    access: newToken(context.random),
    refresh: newToken(context.random),
  }
  await insertTokenPair({ db, context, now }, session.id, pair)
  setSessionCookies(cookies, pair)
}

/**
 * Marks a refresh token as used; of concurrent calls exactly one has `isFirstUse`. `token` undefined: unknown or
 * expired.
 */
async function spendRefreshToken(db: Tx, presented: string, now: Date) {
  const condition = and(
    eq(tokens.refreshHash, hashToken(presented)),
    gt(tokens.refreshExpiresAt, iso(now)),
  )
  const [spent] = await db
    .update(tokens)
    .set({ usedAt: iso(now) })
    .where(and(condition, isNull(tokens.usedAt)))
    .returning()
  if (spent) return { token: spent, isFirstUse: true }
  const [token] = await db.select().from(tokens).where(condition)
  return { token, isFirstUse: false }
}

/** The session, unless it has ended or its account is not active. */
async function findLiveSession(db: Tx, sessionId: number, now: Date) {
  const [session] = await db
    .select({ id: sessions.id, accountId: sessions.accountId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, iso(now)),
        eq(accounts.status, 'active'),
      ),
    )
  return session
}

/**
 * Ends a session whose refresh token was presented again after the grace period, and records it: the token was
 * probably stolen.
 */
async function revokeReplayedSession(
  db: Tx,
  { id: sessionId, accountId }: { id: number; accountId: number },
  ip: string,
  now: Date,
) {
  await revoke(db, sessionId, now)
  await audit(
    db,
    {
      call: 'refresh_replay',
      result: 'denied',
      code: 'session_revoked',
      accountId,
      sessionId,
      ip,
    },
    now,
  )
}

/**
 * The next pair of tokens. Derived (HMAC) from the presented token, of which only the hash is stored, and the salt,
 * which only the server knows, so that a repeated call gets the same pair (ADR 13).
 */
function nextTokenPair(presented: string, salt: string): TokenPair {
  const derive = (kind: string) =>
    createHmac('sha256', presented).update(`${kind} ${salt}`).digest('base64url')
  return { access: derive('access'), refresh: derive('refresh') }
}

/**
 * Replaces the refresh token of the cookie by the next pair. A repetition within the grace period gets the same pair; a
 * later one ends the session. Errors are returned, not thrown, because the transaction that ends a session must be
 * committed.
 */
export async function rotateRefreshToken(
  { db, context, now }: Operation & { context: Pick<AppContext, 'random'> },
  cookies: Jar,
  ip: string,
): Promise<ApiError | undefined> {
  const presented = cookies.get('refresh') ?? ''
  const { token, isFirstUse } = await spendRefreshToken(db, presented, now)
  const session = token && (await findLiveSession(db, token.sessionId, now))
  if (session) {
    const { left, seconds } = await consume(db, 'refresh', session.id, now)
    if (left < 0) return tooMany(seconds)
  }
  // A first use in the future was recorded before the clock was set back, so its age is unknown.
  const isInTime =
    token?.usedAt &&
    token.usedAt > iso(now, -REUSE_GRACE_SECONDS) &&
    token.usedAt < iso(now, REUSE_GRACE_SECONDS)
  if (!token || !session || !isInTime) {
    if (session) await revokeReplayedSession(db, session, ip, now)
    clearSessionCookies(cookies)
    return unauthorized()
  }
  const pair = nextTokenPair(presented, token.salt)
  if (isFirstUse) await insertTokenPair({ db, context, now }, session.id, pair)
  setSessionCookies(cookies, pair)
  return undefined
}

/**
 * Ends the session of this browser with all its tokens. The session is found by the access token, even an expired one,
 * or by the refresh token. Returns undefined if there was none.
 */
export async function endSession(
  db: Tx,
  cookies: Jar,
  now: Date,
): Promise<{ accountId: number } | undefined> {
  const isToken = or(
    eq(tokens.accessHash, hashToken(cookies.get('access') ?? '')),
    eq(tokens.refreshHash, hashToken(cookies.get('refresh') ?? '')),
  )
  const found = await db
    .selectDistinct({ sessionId: tokens.sessionId, accountId: sessions.accountId })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .where(isToken)
  for (const { sessionId } of found) await revoke(db, sessionId, now)
  clearSessionCookies(cookies)
  return found[0]
}

/** Ends a session unless it has ended already. */
const revoke = (db: Tx, sessionId: number, now: Date) =>
  db
    .update(sessions)
    .set({ revokedAt: iso(now) })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))

/** Ends all sessions of an account. `exceptId`: the session that stays. */
export const endSessions = (db: Tx, accountId: number, now: Date, exceptId = 0) =>
  db
    .update(sessions)
    .set({ revokedAt: iso(now) })
    .where(
      and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), ne(sessions.id, exceptId)),
    )
