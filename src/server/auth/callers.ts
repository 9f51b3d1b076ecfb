import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { prepared, type Slots } from '@/server/db/prepared'
import { accounts, clients, memberships, sessions, tokens } from '@/server/db/schema'
import { enteringStore, type Tx } from '@/server/db/transaction'
import type { Cookies } from '@/server/http/context'
import { unauthorized } from '@/server/http/errors'
import { hashToken } from './sessions'
import type { Account, Store } from './tenantScope'

/**
 * `clientId`: the store in the path. `enters`: the query that finds the session also enters the tenant of the store,
 * which saves a read one statement.
 */
type Place = { now: Date; clientId?: number | undefined; enters?: boolean }
/** The caller, and the store of the path if it exists. */
type Caller = { account: Account; store: Store | undefined }

type CallerSlots = Slots<{ now: string; clientId: number | null }>
/**
 * The sessions that the condition finds, one row for each membership. The store of the path is read with them, because
 * every call within a store needs its company.
 */
const selectCallers = (
  db: Tx,
  condition: SQL | undefined,
  { now, clientId }: CallerSlots,
  { entersStore = false } = {},
) =>
  db
    .select({
      id: sessions.accountId,
      name: accounts.name,
      email: accounts.email,
      sessionId: sessions.id,
      companyId: memberships.companyId,
      clientId: memberships.clientId,
      role: memberships.role,
      companyOfStore: clients.companyId,
      ...(entersStore && { hasEntered: enteringStore(clients) }),
    })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(
      memberships,
      and(eq(memberships.accountId, sessions.accountId), isNull(memberships.suspendedAt)),
    )
    .leftJoin(clients, eq(clients.id, clientId))
    .where(
      and(
        condition,
        gt(sessions.expiresAt, now),
        isNull(sessions.revokedAt),
        eq(accounts.status, 'active'),
      ),
    )
type CallerRow = Awaited<ReturnType<typeof selectCallers>>[number]

type TokenSlots = Slots<{ now: string; clientId: number | null; accessHash: string }>
const isCurrentToken = ({ accessHash, now }: TokenSlots) =>
  and(eq(tokens.accessHash, accessHash), gt(tokens.accessExpiresAt, now))
const callersByToken = prepared((db, slots: TokenSlots) =>
  selectCallers(db, isCurrentToken(slots), slots),
)
const enteringCallersByToken = prepared((db, slots: TokenSlots) =>
  selectCallers(db, isCurrentToken(slots), slots, { entersStore: true }),
)
const callersBySession = prepared(
  (db, slots: Slots<{ now: string; clientId: number | null; sessionId: number }>) =>
    selectCallers(
      db,
      and(eq(tokens.sessionId, slots.sessionId), gt(tokens.refreshExpiresAt, slots.now)),
      slots,
    ),
)

/** The account with its current memberships; undefined without a session. */
function callerOf(rows: CallerRow[], storeId?: number): Caller | undefined {
  if (!rows[0]) return undefined
  const { id, name, email, sessionId, companyOfStore } = rows[0]
  return {
    account: {
      id,
      name,
      email,
      sessionId,
      memberships: rows.flatMap(({ companyId, clientId, role }) =>
        companyId && role ? [{ companyId, clientId, role }] : [],
      ),
    },
    store:
      storeId === undefined || companyOfStore === null
        ? undefined
        : { id: storeId, companyId: companyOfStore },
  }
}

/**
 * The caller with the current memberships, so that a change of permissions takes effect with the next call. Throws
 * ApiError 401 without a session.
 */
export async function authenticate(
  db: Tx,
  cookies: Pick<Cookies, 'get'>,
  { now, clientId, enters = false }: Place,
): Promise<Caller> {
  const read = enters ? enteringCallersByToken : callersByToken
  const rows = await read(db, {
    accessHash: hashToken(cookies.get('access') ?? ''),
    now: now.toISOString(),
    clientId: clientId ?? null,
  })
  const caller = callerOf(rows, clientId)
  if (!caller) throw unauthorized()
  return caller
}

/**
 * Returns the account of a session that has not ended, for a call such as a stream of events that lasts longer than its
 * access token. A session also ends when it is not renewed in time.
 */
export const accountOfSession = async (
  db: Tx,
  sessionId: number,
  now: Date,
): Promise<Account | undefined> =>
  callerOf(await callersBySession(db, { sessionId, now: now.toISOString(), clientId: null }))
    ?.account
