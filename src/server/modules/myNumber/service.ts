import { and, inArray } from 'drizzle-orm'
import type { myNumber as contract } from '@/contracts/myNumber'
import type { ProvisionRequestResult } from '@/contracts/myNumber/schemas'
import { limitYearOf, MYNUMBER_REQUESTABLE_FROM_YEN } from '@/domain/workers/limits'
import {
  cannotRequestProvision,
  provisionExpiresAt,
  provisionLastDay,
  provisionPurposes,
} from '@/domain/workers/mynumberProvision'
import { dayOf, formatDay } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { clientUsers, mynumberProvisions } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, notFound } from '@/server/http/errors'
import { notifyWorker } from '@/server/modules/chat/service'
import { entrustmentOf, salaryRows } from './repository'

// For other modules: the salary limits on a worker's page, and how many numbers could be requested.
export { monthSalariesOf, salariesOf } from './salaries'
export { askableAt } from './askable'

/**
 * Requests the individual number of these workers, once in a year of the limit; after a request has expired,
 * again. Returns for each whether it was sent, or why not.
 */
export async function requestProvisions({
  db,
  scope,
  account,
  body: { userIds },
  now,
}: Call<typeof contract.request>): Promise<ProvisionRequestResult> {
  const { contracts, name: companyName } = await entrustmentOf(db, scope)
  const contractReason = cannotRequestProvision(
    { status: 'requestable', yearYen: MYNUMBER_REQUESTABLE_FROM_YEN, requestedAt: null },
    { concluded: contracts.mynumberEntrustment },
    now,
  )
  if (contractReason) throw conflict(contractReason, 'no_contract')
  await lockWorkers(db, scope, userIds)
  const rows = await salaryRows(db, scope, now, userIds)
  const items: ProvisionRequestResult['items'] = []
  for (const userId of userIds) {
    const row = rows.find((salaryRow) => salaryRow.userId === userId)
    const refusal = cannotRequestProvision(
      {
        status: row?.provision.status ?? 'not_requestable',
        requestedAt: row?.provision.requestedAt ?? null,
        yearYen: row?.year.usedYen ?? 0,
      },
      { concluded: true },
      now,
    )
    if (refusal === undefined)
      await requestProvision({ db, scope, now }, { userId, requestedBy: account.id, companyName })
    items.push({ userId, requested: refusal === undefined, message: refusal ?? null })
  }
  return { items, requestedCount: items.filter((item) => item.requested).length }
}

/**
 * Locks the store's relations to these workers, so that two members of staff send one request; 404 for a worker
 * whom the store does not know.
 */
async function lockWorkers(db: Tx, scope: ClientScope, userIds: number[]) {
  const workers = await db
    .select({ userId: clientUsers.userId })
    .from(clientUsers)
    .where(and(scope.has(clientUsers), inArray(clientUsers.userId, userIds)))
    .orderBy(clientUsers.userId)
    .for('update')
  if (workers.length < userIds.length) throw notFound()
}

/** Stores the request, in place of an expired one of the same year, and notifies the worker in the chat room. */
async function requestProvision(
  { db, scope, now }: StoreOperation,
  {
    userId,
    requestedBy,
    companyName,
  }: { userId: number; requestedBy: number; companyName: string },
) {
  const expiresAt = provisionExpiresAt(now)
  const provision = {
    companyId: scope.companyId,
    userId,
    yearFromOn: limitYearOf(dayOf(now)).fromOn,
    clientId: scope.clientId,
    requestedBy,
    requestedAt: now.toISOString(),
    expiresAt,
  }
  await db
    .insert(mynumberProvisions)
    .values(provision)
    .onConflictDoUpdate({
      target: [
        mynumberProvisions.companyId,
        mynumberProvisions.userId,
        mynumberProvisions.yearFromOn,
      ],
      set: provision,
    })
  await notifyWorker(
    { db, scope, now },
    userId,
    `${companyName}から、マイナンバーの提供のお願いが届いています。利用目的は、${provisionPurposes.join('、')}です。ワーカーアプリの専用の画面から${formatDay(provisionLastDay(expiresAt), now)}までにご提供ください。番号をメッセージに書かないでください。`,
  )
}
