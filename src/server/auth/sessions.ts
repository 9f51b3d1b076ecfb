import { createHash, createHmac } from 'node:crypto'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { addSeconds } from 'date-fns'
import { audit } from '@/server/platform/auditLog'
import type { Cookies } from '@/server/http/context'
import type { Tx, Operation } from '@/server/db/transaction'
import { accounts, memberships, sessions, tokens } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'
import { consume } from '@/server/platform/rateLimiter'
import { tooMany, unauthorized, type ApiError } from '@/server/http/errors'
import type { Account } from './tenantScope'

const MINUTE = 60
const DAY = 86_400
const ACCESS = 15 * MINUTE
const IDLE = 7 * DAY
const ABSOLUTE = 30 * DAY
const GRACE = 30
const REFRESH_PATH = '/app/api/v1/sign_in'

type Pair = { access: string; refresh: string }
type Jar = Pick<Cookies, 'get' | 'set'>
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
const iso = (now: Date, seconds = 0) => addSeconds(now, seconds).toISOString()

async function keep(
  { db, context: { random }, now }: Operation & { context: Pick<AppContext, 'random'> },
  sessionId: number,
  pair: Pair,
) {
  await db
    .insert(tokens)
    .values({
      sessionId,
      accessHash: hashToken(pair.access),
      refreshHash: hashToken(pair.refresh),
      salt: random(32).toString('base64url'),
      accessExpiresAt: iso(now, ACCESS),
      refreshExpiresAt: iso(now, IDLE),
    })
    .onConflictDoNothing()
}
function give(cookies: Jar, pair: Pair) {
  cookies.set('access', pair.access, { maxAge: ACCESS })
  cookies.set('refresh', pair.refresh, { maxAge: IDLE, path: REFRESH_PATH, sameSite: 'Strict' })
}
function clear(cookies: Jar) {
  cookies.set('access', '', { maxAge: 0 })
  cookies.set('refresh', '', { maxAge: 0, path: REFRESH_PATH, sameSite: 'Strict' })
}

/** The account of a live session, with what it may do now: a change of rights acts at the next call. 401 otherwise. */
export async function authenticate(db: Tx, cookies: Jar, now: Date): Promise<Account> {
  const rows = await db
    .select({
      id: sessions.accountId,
      name: accounts.name,
      email: accounts.email,
      sessionId: sessions.id,
      companyId: memberships.companyId,
      clientId: memberships.clientId,
      role: memberships.role,
    })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(memberships, eq(memberships.accountId, sessions.accountId))
    .where(
      and(
        eq(tokens.accessHash, hashToken(cookies.get('access') ?? '')),
        gt(tokens.accessExpiresAt, iso(now)),
        gt(sessions.expiresAt, iso(now)),
        isNull(sessions.revokedAt),
        eq(accounts.status, 'active'),
      ),
    )
  if (!rows[0]) throw unauthorized()
  const { id, name, email, sessionId } = rows[0]
  return {
    id,
    name,
    email,
    sessionId,
    memberships: rows.flatMap(({ companyId, clientId, role }) =>
      companyId && role ? [{ companyId, clientId, role }] : [],
    ),
  }
}

/** New tokens for a new session; one that the browser still held ends. */
export async function startSession(
  { db, context, now }: Operation & { context: Pick<AppContext, 'random'> },
  accountId: number,
  cookies: Jar,
) {
  await endSession(db, cookies, now)
  const [session] = await db
    .insert(sessions)
    .values({ accountId, createdAt: iso(now), expiresAt: iso(now, ABSOLUTE) })
    .returning({ id: sessions.id })
  if (!session) throw new Error('no session row')
  const pair = {
    access: context.random(32).toString('base64url'),
    refresh: context.random(32).toString('base64url'),
  }
  await keep({ db, context, now }, session.id, pair)
  give(cookies, pair)
}

/**
 * One statement decides which call spends the token. A repeat within the grace gets the very same successor, because
 * that is derived: it needs the presented token, of which we keep a hash only, and the salt, which never leaves us.
 * A later repeat is a stolen token: the whole session ends. A refusal is returned, not thrown: what it did must stay.
 */
export async function rotateRefreshToken(
  { db, context, now }: Operation & { context: Pick<AppContext, 'random'> },
  cookies: Jar,
  ip: string,
): Promise<ApiError | undefined> {
  const presented = cookies.get('refresh') ?? ''
  const live = and(
    eq(tokens.refreshHash, hashToken(presented)),
    gt(tokens.refreshExpiresAt, iso(now)),
  )
  const [won] = await db
    .update(tokens)
    .set({ usedAt: iso(now) })
    .where(and(live, isNull(tokens.usedAt)))
    .returning()
  const [spent] = won ? [won] : await db.select().from(tokens).where(live)
  const [session] = spent
    ? await db
        .select({ id: sessions.id, accountId: sessions.accountId, expiresAt: sessions.expiresAt })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(
          and(
            eq(sessions.id, spent.sessionId),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, iso(now)),
            eq(accounts.status, 'active'),
          ),
        )
    : []
  if (session) {
    const { left, seconds } = await consume(db, 'refresh', session.id, now)
    if (left < 0) return tooMany(seconds)
  }
  const inTime = spent?.usedAt && spent.usedAt > iso(now, -GRACE)
  if (!spent || !session || !inTime) {
    if (spent && session) {
      await revoke(db, spent.sessionId, now)
      await audit(
        db,
        {
          call: 'refresh_replay',
          result: 'denied',
          code: 'session_revoked',
          accountId: session.accountId,
          sessionId: session.id,
          ip,
        },
        now,
      )
    }
    clear(cookies)
    return unauthorized()
  }
  const derive = (kind: string) =>
    createHmac('sha256', presented).update(`${kind} ${spent.salt}`).digest('base64url')
  const pair = { access: derive('access'), refresh: derive('refresh') }
  if (won) await keep({ db, context, now }, spent.sessionId, pair)
  give(cookies, pair)
  return undefined
}

/** Ends the session of this browser, wherever it is known from; undefined: there was none. */
export async function endSession(
  db: Tx,
  cookies: Jar,
  now: Date,
): Promise<{ accountId: number } | undefined> {
  const access = cookies.get('access')
  const refresh = cookies.get('refresh')
  const byRefresh = refresh ? eq(tokens.refreshHash, hashToken(refresh)) : undefined
  const condition = access ? eq(tokens.accessHash, hashToken(access)) : byRefresh
  const [token] = condition
    ? await db
        .select({ sessionId: tokens.sessionId, accountId: sessions.accountId })
        .from(tokens)
        .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
        .where(condition)
    : []
  if (token) await revoke(db, token.sessionId, now)
  clear(cookies)
  return token
}
const revoke = (db: Tx, sessionId: number, now: Date) =>
  db
    .update(sessions)
    .set({ revokedAt: iso(now) })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))

/** Ends all sessions of an account, but for the one that asked. */
export const endSessions = (db: Tx, accountId: number, now: Date, except = 0) =>
  db
    .update(sessions)
    .set({ revokedAt: iso(now) })
    .where(
      and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), ne(sessions.id, except)),
    )
