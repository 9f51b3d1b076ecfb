import { and, eq, type SQL } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { paymentCorrections as contract } from '@/contracts/paymentCorrections'
import {
  FixPaymentAnswer,
  FixPaymentBulkApproval,
  FixPaymentBulkResult,
  FixPaymentRequest,
} from '@/contracts/paymentCorrections/schemas'
import { cannotAnswerFix, cannotCounter } from '@/domain/matchings/paymentCorrection'
import { msOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound, pageOf } from '@/server/db/pagination'
import { fixPaymentRequests } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid, ApiError } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { bulkApprove, lockedCorrections } from './bulkApproval'
import {
  auditedAnswer,
  corrections,
  payOfCorrection,
  postCorrectionMessage,
  type Correction,
} from './correction'
import { correctionsCsv } from './csv'
import { listedCondition, listedCorrections } from './listed'
import { paymentCorrectionsReference } from './reference'
import { alreadyDone, cannotApprove } from './refusals'
import { shownCorrections } from './repository'
import { payScannedEnd } from './scannedEnd'
import { approve } from './service'

export const paymentCorrectionRoutes = implement(contract, paymentCorrectionsReference, {
  list: {
    response: Paged(FixPaymentRequest),
    run: async ({ db, scope, query, now }) => {
      const counted = corrections(db).where(listedCondition(scope, query)).as('counted')
      const found = await pageOf(
        query.page,
        listedCorrections(db, scope, query),
        db.$count(counted),
      )
      return { ...found, items: await shownCorrections(db, scope, found.items, now) }
    },
  },
  file: { manualTransaction: correctionsCsv },
  answer: { body: FixPaymentAnswer, response: FixPaymentRequest, run: answer },
  payScannedEnd: { response: FixPaymentRequest, run: payScannedEnd },
  bulkApprove: { body: FixPaymentBulkApproval, response: FixPaymentBulkResult, run: bulkApprove },
})

const lockCorrections = (db: Tx, scope: ClientScope, where: SQL) =>
  lockedCorrections(db, and(scope.has(fixPaymentRequests), where))

type AnswerCall = Call<typeof contract.answer>

async function answer(call: AnswerCall) {
  const { db, scope, fixPaymentRequestId, body, version, now, recordForAudit } = call
  const isThis = eq(fixPaymentRequests.id, fixPaymentRequestId)
  const correction = firstOrNotFound(await lockCorrections(db, scope, isThis))
  const answeredBefore = await alreadyDone(db, scope, correction, now)
  if (answeredBefore) throw conflict(answeredBefore, 'already_done')
  await refuseStale(db, correction.fix, version)
  if (body.action === 'approve') await approveAsRead(call, correction, body.grossYen)
  else await reject(call, correction, body)
  recordForAudit(auditedAnswer(correction, body.action === 'approve' ? 'approved' : 'rejected'))
  const after = await corrections(db).where(and(scope.has(fixPaymentRequests), isThis))
  return firstOrNotFound(await shownCorrections(db, scope, after, now))
}

/** Approves the amount that the member of staff saw; 409 if it has changed since. */
async function approveAsRead(
  { db, scope, account, now }: AnswerCall,
  correction: Correction,
  readYen: number,
) {
  const reason = cannotApprove(scope, correction, readYen, now)
  if (reason) {
    const isAmountUnchanged = payOfCorrection(correction, now).grossYen === readYen
    throw isAmountUnchanged
      ? new ApiError(403, 'over_limit', reason)
      : conflict(reason, 'amount_changed')
  }
  await approve(db, correction, account, now)
}

/** Refuses a correction with a reason, and with the times that the store proposes instead. */
async function reject(
  { db, scope, account, now }: AnswerCall,
  correction: Correction,
  { reason, counter }: Extract<FixPaymentAnswer, { action: 'reject' }>,
) {
  const { fix, matching } = correction
  const refusal = cannotAnswerFix(
    payOfCorrection(correction, now).grossYen - matching.scheduledPay.grossYen,
    { canAnswerAny: scope.may('fixPayment.respondAny') },
  )
  if (refusal) throw new ApiError(403, 'over_limit', refusal)
  if (msOf(fix.dueAt) <= now.getTime())
    throw conflict(
      '回答の期限を過ぎたため、差し戻せません。この修正依頼は自動で承認されます。',
      'overdue',
    )
  const counterRefusal = counter && cannotCounter(fix.reasonKinds, fix.planned, counter)
  if (counterRefusal) throw invalid({ counter: counterRefusal })
  await db
    .update(fixPaymentRequests)
    .set({
      status: 'rejected',
      respondedAt: now.toISOString(),
      respondedBy: account.id,
      responseReason: reason,
      counter,
      lockVersion: fix.lockVersion + 1,
    })
    .where(eq(fixPaymentRequests.id, fix.id))
  await postCorrectionMessage(db, correction, `の修正依頼が差し戻されました。理由: ${reason}`, now)
}
