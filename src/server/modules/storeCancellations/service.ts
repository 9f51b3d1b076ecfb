import { and, inArray } from 'drizzle-orm'
import type { RejectInput } from '@/contracts/storeCancellations/schemas'
import { cannotAcceptNote, findDiscrimination } from '@/domain/cancellation/cancelNote'
import { cancelledNotice } from '@/domain/cancellation/cancelNotice'
import { evidenceReviewDueAt } from '@/domain/cancellation/evidenceReview'
import { needsNote, type RejectReason } from '@/domain/cancellation/rejection'
import { minutesBeforeStart } from '@/domain/cancellation/rejectionWindow'
import { cannotSendMessage } from '@/domain/chat/message'
import { formatShift } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { formatYen } from '@/lib/text/money'
import type { Account, ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { files, rejectRequests } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid, ApiError } from '@/server/http/errors'
import { enqueueSms } from '@/server/jobs/messages'
import { resolveNegotiation, writeToPair } from '@/server/modules/chat/service'
import { endSeats } from '@/server/modules/matchings/service'
import { allowanceTermsOn } from './allowanceTerms'
import { endContract } from './endContract'
import { evaluateCancellation, peopleOf, reasonOf, type Person } from './evaluateCancellation'
import { refuseExcess } from './reopening'
import { startReview } from './review'

export { decideDueReviews } from './review'

type CancellationInput = Omit<RejectInput, 'amountYen'>
type CancellationCall = {
  db: Tx
  scope: ClientScope
  account: Account
  offeringId: number
  now: Date
  body: CancellationInput
  people: { userId: number; amountYen: number }[]
}

/** Throws 422 for faults of a request that do not depend on the worker. */
async function refuseText(
  db: Tx,
  scope: ClientScope,
  reason: RejectReason,
  { note, message, evidenceFileIds, confirmedWithWorker }: CancellationInput,
) {
  const noteReason = note !== '' || needsNote(reason) ? cannotAcceptNote(note) : undefined
  if (noteReason) throw invalid({ note: noteReason })
  const messageReason = findDiscrimination(message)?.reason ?? cannotSendMessage(message)
  if (messageReason) throw invalid({ message: messageReason })
  if (reason.needsWorkerConfirmation && !confirmedWithWorker)
    throw invalid({ confirmedWithWorker: 'チャットで本人に確認してから、申請してください。' })
  if (reason.needsEvidence && evidenceFileIds.length === 0)
    throw invalid({ evidenceFileIds: '理由を確認できる写真や書類を添付してください。' })
  const wanted = new Set(evidenceFileIds)
  if (
    wanted.size > 0 &&
    (await db.$count(files, and(scope.has(files), inArray(files.id, [...wanted])))) < wanted.size
  )
    throw invalid({ evidenceFileIds: '添付した書類が見つかりません。もう一度添付してください。' })
}

type Candidate = {
  person: Person
  judgement: Awaited<ReturnType<typeof evaluateCancellation>>['judgement']
}
type Failure = { person: Person; message: string; isEndedAlready: boolean }
type Offering = Awaited<ReturnType<typeof peopleOf>>['offering']

/**
 * Evaluates again at the instant of the transaction, because the amount changes 24 hours before the start. If it
 * differs from what was shown, nothing is cancelled and the error contains the new amounts. A worker who cannot be
 * cancelled for another reason is left out and named.
 */
async function evaluateAgain(
  { db, scope, now, body, people }: CancellationCall,
  reason: RejectReason,
  { offering, found }: { offering: Offering; found: Person[] },
) {
  const quoted = new Map(people.map(({ userId, amountYen }) => [userId, amountYen]))
  const changed: string[] = []
  const failed: Failure[] = []
  const ready: Candidate[] = []
  const allowanceOf = await allowanceTermsOn({ db, scope }, [offering.workOn])
  for (const person of found) {
    const { refusal, passedLineText, judgement } = await evaluateCancellation(
      { db, scope, now },
      {
        reason,
        offering,
        answers: body.answers,
        allowance: allowanceOf({ ...offering, userId: person.user.id }),
      },
      person,
    )
    if (passedLineText) changed.push(`${person.user.name}さん: ${passedLineText}`)
    else if (refusal)
      failed.push({
        person,
        message: refusal,
        isEndedAlready:
          person.matching.status !== 'established' || person.matching.cancelReviewDueAt !== null,
      })
    else if (judgement.amountYen !== quoted.get(person.user.id))
      changed.push(
        `${person.user.name}さん: 休業手当は${formatYen(judgement.amountYen)}です。${judgement.explanation}`,
      )
    else ready.push({ person, judgement })
  }
  if (changed.length > 0)
    throw new ApiError(
      409,
      'judgement_changed',
      '休業手当の判定が変わったため、キャンセルしていません。金額を確認して、もう一度お進みください。',
      { also: changed },
    )
  const totalYen = sumBy(ready, ({ judgement }) => judgement.amountYen)
  if (totalYen > 0 && !body.agreedToPay)
    throw invalid({
      agreedToPay: `休業手当 ${formatYen(totalYen)}の支払いが発生することを確認して、チェックを入れてください。`,
    })
  return { failed, ready }
}

async function insertRequest(
  { db, scope, account, offeringId, now, body }: CancellationCall,
  reason: RejectReason,
  offering: Offering,
  { person: { matching, user }, judgement }: Candidate,
) {
  return firstOrNotFound(
    await db
      .insert(rejectRequests)
      .values({
        clientId: scope.clientId,
        offeringId,
        matchingId: matching.id,
        userId: user.id,
        reasonCode: reason.code,
        note: body.note,
        message: body.message,
        evidenceFileIds: body.evidenceFileIds,
        answers: body.answers,
        minutesBeforeStart: minutesBeforeStart(offering.startAt, now),
        leaveAllowanceYen: judgement.amountYen,
        ratePercent: judgement.ratePercent,
        explanation: judgement.explanation,
        reopened: body.reopen,
        status: reason.needsEvidence ? 'submitted' : 'accepted',
        reviewDueAt: reason.needsEvidence
          ? evidenceReviewDueAt(offering.startAt, now.toISOString())
          : null,
        requestedBy: account.id,
        requestedByName: account.name,
        requestedAt: now.toISOString(),
      })
      .returning(),
  )
}

/** The store's own message and the notice in the chat room, and the end of a negotiation about the shift. */
async function sendMessages(
  { db, scope, account, offeringId, now, body }: CancellationCall,
  { matching, user }: Person,
  notice: string,
) {
  const pair = { clientId: scope.clientId, userId: user.id, offeringId }
  const room = await writeToPair({ db, now }, pair, [
    { side: 'client', kind: 'text', body: body.message, offeringId, sentBy: account.id },
    { side: 'system', kind: 'system', body: notice, offeringId },
  ])
  await resolveNegotiation({ db, scope, account, now }, room, matching.id)
}

/** Ends the contract at once, and notifies the worker by SMS. Returns the notice for the chat room. */
async function cancelNow(
  { db, account, now }: CancellationCall,
  { reason, offering }: { reason: RejectReason; offering: Offering },
  { person: { matching, user, storeName }, judgement: { amountYen } }: Candidate,
) {
  await endContract(
    db,
    { matching, startAt: offering.startAt },
    { code: reason.code, allowanceYen: amountYen, actedBy: account.id },
    now,
  )
  const shift = formatShift(offering.startAt, offering.endAt, now)
  const pays = amountYen > 0 ? `休業手当 ${formatYen(amountYen)}が支払われます。` : ''
  await enqueueSms(
    db,
    user.phoneNumber,
    `${storeName}が、${shift}の勤務をキャンセルしました。${pays}ペナルティはありません。くわしくはアプリをご覧ください。`,
    now,
  )
  return cancelledNotice(`${shift}「${offering.title}」`, reason.code, amountYen)
}

/**
 * The store cancels matched workers. A reason that needs evidence leaves the contract as it is until the
 * operator has decided (`review.ts`); every other one ends it at once.
 */
export async function reject(request: CancellationCall) {
  const { db, scope, offeringId, now, body, people } = request
  const reason = reasonOf(body.reasonTypeId, body.answers, now)
  await refuseText(db, scope, reason, body)
  const userIds = [...new Set(people.map(({ userId }) => userId))]
  const { offering, people: found } = await peopleOf({ db, scope }, offeringId, userIds, {
    lock: true,
  })
  const { failed, ready } = await evaluateAgain(request, reason, { offering, found })
  if (body.reopen)
    await refuseExcess(
      request,
      offering,
      ready.map(({ person, judgement }) => ({
        scheduledPay: person.matching.scheduledPay,
        allowanceYen: judgement.amountYen,
      })),
    )
  const done: { person: Person; request: typeof rejectRequests.$inferSelect }[] = []
  for (const candidate of ready) {
    const row = await insertRequest(request, reason, offering, candidate)
    const notice = reason.needsEvidence
      ? await startReview(db, { request: row, offering, ...candidate.person }, now)
      : await cancelNow(request, { reason, offering }, candidate)
    await sendMessages(request, candidate.person, notice)
    done.push({ person: candidate.person, request: row })
  }
  if (done.length > 0 && !reason.needsEvidence)
    await endSeats(db, offering, done.length, { reopen: body.reopen, now })
  return { reason, done, failed }
}
