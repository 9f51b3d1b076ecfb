import { and, asc, inArray, type SQL } from 'drizzle-orm'
import type { paymentCorrections as contract } from '@/contracts/paymentCorrections'
import type { FixPaymentBulkResult } from '@/contracts/paymentCorrections/schemas'
import { cannotApproveInBulk } from '@/domain/matchings/paymentCorrection'
import { sumBy } from '@/lib/sumBy'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { fixPaymentRequests, matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { notFound } from '@/server/http/errors'
import { corrections, type Correction } from './correction'
import { alreadyDone, cannotApprove } from './refusals'
import { approve } from './service'

type Result = FixPaymentBulkResult['items'][number]

/** Corrections with their rows locked, in the order of their ids. */
export const lockedCorrections = (db: Tx, where: SQL | undefined) =>
  corrections(db)
    .where(where)
    .orderBy(asc(fixPaymentRequests.id))
    .for('update', { of: [fixPaymentRequests, matchings] })

/** Approves a locked correction if its pay is still the one that the user saw and the rules of its store allow it. */
export async function approveIfAllowed(
  { db, scope, account, now }: StoreOperation & { account: Pick<Account, 'id'> },
  correction: Correction,
  readYen: number,
): Promise<Result> {
  const { matching, fix } = correction
  const message =
    (await alreadyDone(db, scope, correction, now)) ??
    cannotApproveInBulk({ ...matching, ...fix }, matching) ??
    cannotApprove(scope, correction, readYen, now)
  if (message) return { id: fix.id, approved: false, grossYen: null, message }
  const { grossYen } = await approve(db, correction, account, now)
  return { id: fix.id, approved: true, grossYen, message: null }
}

/** Adds the number of approved corrections and their pay in yen to the results. */
export function summaryOf(items: Result[]): FixPaymentBulkResult {
  const approved = items.filter((item) => item.approved)
  return {
    items,
    approvedCount: approved.length,
    totalYen: sumBy(approved, (item) => item.grossYen ?? 0),
  }
}

/** Approves each correction separately; those that cannot be approved stay open, and the answer gives the reason. */
export async function bulkApprove(call: Call<typeof contract.bulkApprove>) {
  const { db, scope, body } = call
  const wanted = new Map(body.items.map((item) => [item.id, item.grossYen]))
  const found = await lockedCorrections(
    db,
    and(scope.has(fixPaymentRequests), inArray(fixPaymentRequests.id, [...wanted.keys()])),
  )
  if (found.length < wanted.size) throw notFound()
  const items: Result[] = []
  for (const correction of found)
    items.push(await approveIfAllowed(call, correction, wanted.get(correction.fix.id) ?? 0))
  return summaryOf(items)
}
