import { and, gt, isNull, or } from 'drizzle-orm'
import type { Restriction } from '@/contracts/clients/schemas'
import {
  restrictionLevels,
  type RestrictionCode,
  type RestrictionLevel,
} from '@/contracts/clients/enums'
import type { Tx } from '@/server/db/transaction'
import { restrictions } from '@/server/db/schema'
import { conflict } from '@/server/http/errors'
import type { ClientScope } from '@/server/auth/tenantScope'
export { acknowledgementDue, requireAcknowledged } from './acknowledgements'

/** What the store may not do at this instant, the hardest first. */
export async function restrictionsOf(
  db: Tx,
  scope: ClientScope,
  now: Date,
): Promise<Restriction[]> {
  const open = and(
    scope.has(restrictions),
    isNull(restrictions.liftedAt),
    or(isNull(restrictions.untilAt), gt(restrictions.untilAt, now.toISOString())),
  )
  const rows = await db
    .select({
      code: restrictions.code,
      level: restrictions.level,
      message: restrictions.message,
      sinceAt: restrictions.sinceAt,
      untilAt: restrictions.untilAt,
    })
    .from(restrictions)
    .where(open)
    .orderBy(restrictions.id)
    .limit(50)
  return rows
    .map((r) => ({ ...r, code: r.code as RestrictionCode, level: r.level as RestrictionLevel }))
    .sort((a, b) => restrictionLevels.indexOf(b.level) - restrictionLevels.indexOf(a.level))
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
