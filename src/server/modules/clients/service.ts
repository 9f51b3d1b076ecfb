import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Restriction } from '@/contracts/clients/schemas'
import { restrictionLevels, type RestrictionLevel } from '@/contracts/clients/enums'
import type { Tx } from '@/server/db/transaction'
import { clients, restrictions } from '@/server/db/schema'
import { conflict } from '@/server/http/errors'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
export { acknowledgementDue, requireAcknowledged } from './acknowledgements'

const isInForce = (now: Date) =>
  and(
    isNull(restrictions.liftedAt),
    or(isNull(restrictions.untilAt), gt(restrictions.untilAt, now.toISOString())),
  )
const columns = {
  code: restrictions.code,
  level: restrictions.level,
  message: restrictions.message,
  sinceAt: restrictions.sinceAt,
  untilAt: restrictions.untilAt,
}
const hardestFirst = (a: Restriction, b: Restriction) =>
  restrictionLevels.indexOf(b.level) - restrictionLevels.indexOf(a.level)

/** What the store may not do at this instant, the hardest first. */
export async function restrictionsOf(
  db: Tx,
  scope: ClientScope,
  now: Date,
): Promise<Restriction[]> {
  const rows = await db
    .select(columns)
    .from(restrictions)
    .where(and(scope.has(restrictions), isInForce(now)))
    .orderBy(restrictions.id)
    .limit(50)
  return rows.sort(hardestFirst)
}

/** What each store of the company may not do at this instant, the hardest first; stores without any are left out. */
export async function restrictionsOfCompany(
  db: Tx,
  { companyId }: CompanyScope,
  now: Date,
): Promise<Map<number, Restriction[]>> {
  const rows = await db
    .select({ clientId: restrictions.clientId, ...columns })
    .from(restrictions)
    .innerJoin(clients, eq(clients.id, restrictions.clientId))
    .where(and(eq(clients.companyId, companyId), isInForce(now)))
    .orderBy(restrictions.id)
  const byClient = new Map<number, Restriction[]>()
  for (const { clientId, ...restriction } of rows) {
    const others = byClient.get(clientId) ?? []
    byClient.set(clientId, [...others, restriction].sort(hardestFirst))
  }
  return byClient
}

/** Refuses what a restriction of one of these levels forbids, in the restriction's own words. */
export async function refuseIfRestricted(
  db: Tx,
  scope: ClientScope,
  now: Date,
  ...levels: RestrictionLevel[]
) {
  const [hardest] = (await restrictionsOf(db, scope, now)).filter((r) => levels.includes(r.level))
  if (hardest) throw conflict(hardest.message, 'restricted')
}
