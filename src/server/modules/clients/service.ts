import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { restrictionLevels, type RestrictionLevel } from '@/contracts/clients/enums'
import type { Restriction } from '@/contracts/clients/schemas'
import { liftableCodes } from '@/domain/restrictions/suspension'
import { usageRestrictionOf } from '@/domain/restrictions/usageLimit'
import { monthOf, startOfDay, toInstant } from '@/lib/date'
import type { ClientScope, CompanyScope, StoreOperation } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { clients, restrictions } from '@/server/db/schema'
import { bypassRls, type Operation, type Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { monthUsageOf } from '@/server/modules/billing/service'
import { causesOfRestrictions, clientIdsOf, derivedRestrictions } from './derivedRestrictions'
export { addClient } from './clientEdit'
export { acknowledgementDue, requireAcknowledged } from './acknowledgements'

/** More than any store has: a store has at most one restriction in force of each code. */
const MAX_RESTRICTIONS = 50

const isInForce = (now: Date) =>
  and(
    isNull(restrictions.liftedAt),
    or(isNull(restrictions.untilAt), gt(restrictions.untilAt, now.toISOString())),
  )
const columns = {
  code: restrictions.code,
  level: restrictions.level,
  message: restrictions.message,
  refOfferId: restrictions.refOfferId,
  refOperationId: sql<number | null>`null::bigint`.as('ref_operation_id'),
  sinceAt: restrictions.sinceAt,
  untilAt: restrictions.untilAt,
}
const hardestFirst = (a: Restriction, b: Restriction) =>
  restrictionLevels.indexOf(b.level) - restrictionLevels.indexOf(a.level)

/**
 * Returns the restrictions of the store at this instant, the most severe first. The usage limit is not among them:
 * publishing is checked against the limit of the month of the shift, to the yen.
 */
export async function restrictionsOf(
  db: Tx,
  scope: ClientScope,
  now: Date,
): Promise<Restriction[]> {
  const { companyId, clientId } = scope
  // A store may not read the company's invoices: it gets only the restriction that follows from one.
  const { stored, ...causes } = await bypassRls(db, scope, () =>
    allRows(db, {
      stored: db
        .select(columns)
        .from(restrictions)
        .where(and(scope.has(restrictions), isInForce(now)))
        .orderBy(restrictions.id)
        .limit(MAX_RESTRICTIONS),
      ...causesOfRestrictions({ db, now }, companyId, [clientId]),
    }),
  )
  const derived = derivedRestrictions(causes, [clientId], now).get(clientId) ?? []
  return [...stored, ...derived].sort(hardestFirst)
}

/**
 * Returns the restriction that follows from the usage of this month; null below 80 % of the limit. It is computed from
 * the sums, so it ends without anybody doing anything.
 */
export async function usageRestriction(
  operation: Operation,
  scope: { companyId: number; clientId?: number },
): Promise<Restriction | null> {
  const month = monthOf(operation.now)
  const usage = await monthUsageOf(operation, scope, month)
  const restriction = usage && usageRestrictionOf(usage)
  if (!restriction) return null
  return {
    code: 'usage_limit_reached',
    ...restriction,
    refOfferId: null,
    refOperationId: null,
    sinceAt: toInstant(startOfDay(`${month}-01`)),
    untilAt: null,
  }
}

/** All restrictions that are shown to the people of a store, the most severe first. */
export async function shownRestrictions({ db, scope, now }: StoreOperation) {
  const usage = await usageRestriction({ db, now }, scope)
  const stored = await restrictionsOf(db, scope, now)
  return (usage ? [...stored, usage] : stored).sort(hardestFirst)
}

/**
 * Returns the restrictions of each store of the company at this instant, the most severe first; no entry for a store
 * without any.
 */
export async function restrictionsOfCompany(
  db: Tx,
  { companyId }: Pick<CompanyScope, 'companyId'>,
  now: Date,
): Promise<Map<number, Restriction[]>> {
  const clientIds = await clientIdsOf({ db }, companyId)
  const { stored, ...causes } = await allRows(db, {
    stored: db
      .select({ clientId: restrictions.clientId, ...columns })
      .from(restrictions)
      .innerJoin(clients, eq(clients.id, restrictions.clientId))
      .where(and(eq(clients.companyId, companyId), isInForce(now)))
      .orderBy(restrictions.id),
    ...causesOfRestrictions({ db, now }, companyId, clientIds),
  })
  const byClient = derivedRestrictions(causes, clientIds, now)
  for (const { clientId, ...restriction } of stored) {
    const others = byClient.get(clientId) ?? []
    byClient.set(clientId, [...others, restriction].sort(hardestFirst))
  }
  return new Map([...byClient].filter(([, ofClient]) => ofClient.length > 0))
}

/**
 * Returns the restriction of the store that only the operator can lift; undefined without one. If there are several:
 * one that the offer `offerId` caused, otherwise the most severe.
 */
export async function liftableRestriction(
  { db, scope, now }: StoreOperation,
  offerId?: number,
): Promise<(Restriction & { id: number }) | undefined> {
  const rows = await db
    .select({ id: restrictions.id, ...columns })
    .from(restrictions)
    .where(
      and(scope.has(restrictions), inArray(restrictions.code, [...liftableCodes]), isInForce(now)),
    )
    .orderBy(restrictions.id)
  const sorted = rows.sort(hardestFirst)
  return sorted.find(({ refOfferId }) => refOfferId === offerId) ?? sorted[0]
}

/** Ends a restriction of a store, as the operator has decided. */
export const liftRestriction = (db: Tx, clientId: number, restrictionId: number, now: Date) =>
  db
    .update(restrictions)
    .set({ liftedAt: now.toISOString() })
    .where(and(eq(restrictions.clientId, clientId), eq(restrictions.id, restrictionId)))

/** Throws 409 with the message of the restriction if the store has one of these levels. */
export async function refuseIfRestricted(
  db: Tx,
  scope: ClientScope,
  now: Date,
  ...levels: RestrictionLevel[]
) {
  const [hardest] = (await restrictionsOf(db, scope, now)).filter((r) => levels.includes(r.level))
  if (hardest) throw conflict(hardest.message, 'restricted')
}
