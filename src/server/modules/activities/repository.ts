import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { activityFileQuery } from '@/contracts/activities/query'
import { callsOfKind, quietCalls } from '@/domain/audit/activityWords'
import { endOfDay, startOfDay } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import type { CompanyScope } from '@/server/auth/tenantScope'
import { accounts, auditLog, clients, memberships } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'

type Conditions = QueryValue<typeof activityFileQuery>

/** The condition that limits the rows to the company. Row-level security cannot: it lets no scope read the log. */
function matchesConditions(
  { companyId }: CompanyScope,
  { account, store, kind, from, to }: Conditions,
) {
  const quiet = sql.join(
    quietCalls.map((call) => sql`${call}`),
    sql`, `,
  )
  return and(
    eq(auditLog.companyId, companyId),
    sql`${auditLog.call} not in (${quiet})`,
    account === 0 ? undefined : eq(auditLog.accountId, account),
    store === 0 ? undefined : eq(auditLog.clientId, store),
    kind === '' ? undefined : inArray(auditLog.call, callsOfKind(kind)),
    from === '' ? undefined : gte(auditLog.at, startOfDay(from)),
    to === '' ? undefined : lt(auditLog.at, endOfDay(to)),
  )
}

/**
 * Rows that come after this one in the order of the list; undefined for an unknown row or one of another company: the
 * list then starts again from the newest.
 */
async function isAfterRow(db: Tx, { companyId }: CompanyScope, before: number) {
  const [last] = await db
    .select({ id: auditLog.id, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.id, before), eq(auditLog.companyId, companyId)))
  if (!last) return undefined
  return or(lt(auditLog.at, last.at), and(eq(auditLog.at, last.at), lt(auditLog.id, last.id)))
}

const newestFirst = [desc(auditLog.at), desc(auditLog.id)]
/** Rows of the log with who acted. The caller names the company. */
const auditEntries = (db: Tx) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      accountId: auditLog.accountId,
      accountName: accounts.name,
      clientId: auditLog.clientId,
      call: auditLog.call,
      result: auditLog.result,
      ids: auditLog.ids,
      changes: auditLog.changes,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.accountId))

/** At most `limit` rows of the company's log, the newest first, after the row `before` (0: from the newest). */
export const auditRows = (
  db: Tx,
  scope: CompanyScope,
  { before, ...conditions }: Conditions & { before: number },
  limit: number,
) =>
  bypassRls(db, scope, async () =>
    auditEntries(db)
      .where(
        and(
          matchesConditions(scope, conditions),
          before === 0 ? undefined : await isAfterRow(db, scope, before),
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit),
  )

/** The ids of at most `limit` rows of the company's log, the newest first. */
export const auditIds = (db: Tx, scope: CompanyScope, conditions: Conditions, limit: number) =>
  bypassRls(db, scope, async () => {
    const rows = await db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(matchesConditions(scope, conditions))
      .orderBy(...newestFirst)
      .limit(limit)
    return rows.map(({ id }) => id)
  })

/** The rows of the company's log that are named, the newest first. */
export const auditRowsOf = (db: Tx, scope: CompanyScope, ids: readonly number[]) =>
  bypassRls(db, scope, () =>
    auditEntries(db)
      .where(and(eq(auditLog.companyId, scope.companyId), inArray(auditLog.id, [...ids])))
      .orderBy(...newestFirst),
  )
export type AuditRow = Awaited<ReturnType<typeof auditRows>>[number]

/** Everybody who has a role in the company, by name. */
export const membersOf = (db: Tx, scope: CompanyScope) =>
  bypassRls(db, scope, () =>
    db
      .selectDistinct({ id: accounts.id, name: accounts.name })
      .from(accounts)
      .innerJoin(memberships, eq(memberships.accountId, accounts.id))
      .where(eq(memberships.companyId, scope.companyId))
      .orderBy(accounts.name, accounts.id),
  )

/** The stores of the company, by name. */
export const storesOf = (db: Tx, scope: CompanyScope) =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(eq(clients.companyId, scope.companyId))
    .orderBy(clients.name, clients.id)
