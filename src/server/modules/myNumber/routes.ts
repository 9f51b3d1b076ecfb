import { and, inArray } from 'drizzle-orm'
import { myNumber as contract } from '@/contracts/myNumber'
import {
  EntrustmentContract,
  ProvisionRequest,
  ProvisionRequestResult,
  RequestableYearlySalary,
  SalaryRows,
} from '@/contracts/myNumber/schemas'
import { limitYearOf, mynumberRequestableFromYen } from '@/domain/workers/limits'
import {
  cannotRequestProvision,
  provisionExpiresAt,
  provisionPurposes,
} from '@/domain/workers/mynumberProvision'
import { dayOf, formatDay } from '@/lib/date'
import { clientUsers, mynumberProvisions } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import type { Call } from '@/server/http/context'
import { conflict, notFound } from '@/server/http/errors'
import { notifyWorker } from '@/server/modules/chat/service'
import { entrustmentOf, salaryRows } from './repository'
import { salaryList } from './salaryList'

export const myNumberRoutes = implement(contract, {
  contract: {
    response: EntrustmentContract,
    run: async ({ db, scope }) => {
      const { name, contracts } = await entrustmentOf(db, scope)
      return {
        status: contracts.mynumberEntrustment ? ('concluded' as const) : ('not_concluded' as const),
        concludedOn: contracts.mynumberEntrustedOn ?? null,
        companyName: name,
      }
    },
  },
  users: {
    response: SalaryRows,
    run: ({ db, scope, query, now }) => salaryList(db, scope, query, now),
  },
  request: { body: ProvisionRequest, response: ProvisionRequestResult, run: request },
  requestableYearlySalary: {
    response: RequestableYearlySalary,
    run: ({ now }) => {
      const { fromOn, toOn } = limitYearOf(dayOf(now))
      return Promise.resolve({
        amountYen: mynumberRequestableFromYen,
        periodFromOn: fromOn,
        periodToOn: toOn,
      })
    },
  },
})

/** Asks each of them, once in a year of the limit; who let a request expire can be asked again. */
async function request({ db, scope, account, body, now }: Call<typeof contract.request>) {
  const { contracts, name } = await entrustmentOf(db, scope)
  const none = cannotRequestProvision(
    { status: 'requestable', yearYen: mynumberRequestableFromYen, requestedAt: null },
    { concluded: contracts.mynumberEntrustment },
    now,
  )
  if (none) throw conflict(none, 'no_contract')
  // The row of the relation is the lock: two members of staff ask one after the other.
  const known = await db
    .select({ userId: clientUsers.userId })
    .from(clientUsers)
    .where(and(scope.has(clientUsers), inArray(clientUsers.userId, body.userIds)))
    .orderBy(clientUsers.userId)
    .for('update')
  if (known.length < body.userIds.length) throw notFound()
  const rows = new Map(
    (await salaryRows(db, scope, now, body.userIds)).map((row) => [row.userId, row]),
  )
  const { fromOn: yearFromOn } = limitYearOf(dayOf(now))
  const requestedAt = now.toISOString()
  const expiresAt = provisionExpiresAt(now)
  const items: ProvisionRequestResult['items'] = []
  for (const userId of body.userIds) {
    const row = rows.get(userId)
    const asked = row ?? {
      year: { usedYen: 0 },
      provision: { status: 'not_requestable' as const, requestedAt: null },
    }
    const refusal = cannotRequestProvision(
      { ...asked.provision, yearYen: asked.year.usedYen },
      { concluded: true },
      now,
    )
    if (refusal === undefined) {
      const made = {
        companyId: scope.companyId,
        userId,
        yearFromOn,
        clientId: scope.clientId,
        requestedBy: account.id,
        requestedAt,
        expiresAt,
      }
      await db
        .insert(mynumberProvisions)
        .values(made)
        .onConflictDoUpdate({
          target: [
            mynumberProvisions.companyId,
            mynumberProvisions.userId,
            mynumberProvisions.yearFromOn,
          ],
          set: made,
        })
      await notifyWorker(
        { db, scope, now },
        userId,
        `${name}から、マイナンバーの提供のお願いが届いています。利用目的は、${provisionPurposes.join('、')}です。ワーカーアプリの専用の画面から${formatDay(expiresAt, now)}までにご提供ください。番号をメッセージに書かないでください。`,
      )
    }
    items.push({ userId, requested: refusal === undefined, message: refusal ?? null })
  }
  return { items, requestedCount: items.filter((one) => one.requested).length }
}
