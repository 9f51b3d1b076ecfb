import { and, inArray, sql } from 'drizzle-orm'
import {
  rejectReasonTypes as typesContract,
  rejectRequests as contract,
} from '@/contracts/storeCancellations'
import {
  JudgeInput,
  Judgement,
  RejectBulkInput,
  RejectBulkResult,
  RejectInput,
  RejectReasonTypes,
  RejectReasonTypesV2,
  RejectRequest,
} from '@/contracts/storeCancellations/schemas'
import { cannotSendMessage } from '@/domain/chat/message'
import { payOf } from '@/domain/pay/pay'
import {
  cannotNoteReject,
  discriminatoryWordIn,
  needsNote,
  rejectGroupOf,
  rejectReasonsOn,
  type RejectReason,
} from '@/domain/cancellation/rejection'
import { minutesBeforeStart } from '@/domain/cancellation/rejectionWindow'
import { dayOf, formatShift } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import type { Tx } from '@/server/db/transaction'
import { clients, files, matchings, rejectRequests } from '@/server/db/schema'
import { enqueueSms } from '@/server/jobs/registry'
import { implement } from '@/server/http/route'
import { postSystemMessage } from '@/server/modules/matchings/service'
import { settleNegotiation } from '@/server/modules/chat/negotiation'
import { conflict, invalid, ApiError } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import type { Account, ClientScope } from '@/server/auth/tenantScope'
import { ensureRoom, writeMessage } from '@/server/worker-app/rooms'
import { endSeats } from '@/server/worker-app/seats'
import {
  evaluateCancellation,
  evaluateCancellations,
  peopleOf,
  reasonOf,
  type Person,
} from './evaluateCancellation'

export const rejectReasonTypeRoutes = implement(typesContract, {
  list: {
    response: RejectReasonTypes,
    run: ({ now }) =>
      Promise.resolve({
        items: rejectReasonsOn(dayOf(now)).map(({ id, code, label }) => ({
          id,
          code,
          name: label,
        })),
      }),
  },
  listV2: {
    response: RejectReasonTypesV2,
    run: ({ now }) =>
      Promise.resolve({
        items: rejectReasonsOn(dayOf(now)).map((r, sort) => ({
          ...r,
          name: r.label,
          group: rejectGroupOf(r),
          allowedWindow: r.window,
          needsLeaveAllowance: r.allowance,
          noteRequired: needsNote(r),
          sort,
        })),
      }),
  },
})

type Common = Omit<RejectInput, 'amountYen'>
type Asked = {
  db: Tx
  scope: ClientScope
  account: Account
  offeringId: number
  now: Date
  body: Common
  people: { userId: number; amountYen: number }[]
}

export const rejectRequestRoutes = implement(contract, {
  judge: {
    body: JudgeInput,
    response: Judgement,
    run: ({ db, scope, offeringId, body, now }) =>
      evaluateCancellations({ db, scope, now }, offeringId, body),
  },
  bulkCreate: {
    body: RejectBulkInput,
    response: RejectBulkResult,
    run: async ({ body: { people, ...body }, ...call }) => {
      const { reason, done, failed } = await reject({ ...call, body, people })
      const result = reason.needsEvidence ? ('submitted' as const) : ('accepted' as const)
      const items = [
        ...done.map(({ person, request }) => ({
          userId: person.user.id,
          name: person.user.name,
          result,
          message: null,
          leaveAllowanceYen: request.leaveAllowanceYen,
        })),
        ...failed.map(({ person, message }) => ({
          userId: person.user.id,
          name: person.user.name,
          result: 'failed' as const,
          message,
          leaveAllowanceYen: 0,
        })),
      ]
      return {
        items,
        doneCount: done.length,
        failedCount: failed.length,
        totalYen: items.reduce((sum, item) => sum + item.leaveAllowanceYen, 0),
      }
    },
  },
  create: {
    body: RejectInput,
    response: RejectRequest,
    run: async ({ body: { amountYen, ...body }, userId, ...call }) => {
      const { reason, done, failed } = await reject({
        ...call,
        body,
        people: [{ userId, amountYen }],
      })
      if (failed[0]) throw conflict(failed[0].message, failed[0].over ? 'already_done' : 'conflict')
      const { request } = takeOne(done)
      return { ...request, reasonTypeId: reason.id, reason: reason.label }
    },
  },
})

/** What is wrong with a request whoever it is about. */
async function refuseText(
  db: Tx,
  scope: ClientScope,
  reason: RejectReason,
  { note, message, evidenceFileIds, confirmedWithWorker }: Common,
) {
  const noted = note !== '' || needsNote(reason) ? cannotNoteReject(note) : undefined
  if (noted) throw invalid({ note: noted })
  const word = discriminatoryWordIn(message)
  const said = word
    ? `「${word}」と書かれています。年齢・性別・国籍・住まいを理由にしたキャンセルはできません。`
    : cannotSendMessage(message)
  if (said) throw invalid({ message: said })
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

/**
 * Judged once more here, at the instant of the transaction: whoever looked before the 24-hour line and sends after it is told the new yen, and nothing has happened.
 * Who cannot be cancelled for another reason is left out and named.
 */
async function reject({ db, scope, account, offeringId, now, body, people }: Asked) {
  const reason = reasonOf(body.reasonTypeId, body.answers, now)
  const quoted = new Map(people.map(({ userId, amountYen }) => [userId, amountYen]))
  await refuseText(db, scope, reason, body)
  const { posting, people: found } = await peopleOf({ db, scope }, offeringId, [...quoted.keys()], {
    lock: true,
  })
  const changed: string[] = []
  const failed: { person: Person; message: string; over: boolean }[] = []
  const ready: {
    person: Person
    judgement: Awaited<ReturnType<typeof evaluateCancellation>>['judgement']
  }[] = []
  for (const person of found) {
    const { refusal, passed, judgement } = await evaluateCancellation(
      { db, scope, now },
      { reason, posting, answers: body.answers },
      person,
    )
    if (passed) changed.push(`${person.user.name}さん: ${passed}`)
    else if (refusal)
      failed.push({ person, message: refusal, over: person.matching.status !== 'established' })
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
  const totalYen = ready.reduce((sum, { judgement }) => sum + judgement.amountYen, 0)
  if (totalYen > 0 && !body.agreedToPay)
    throw invalid({
      agreedToPay: `休業手当 ${formatYen(totalYen)}の支払いが発生することを確認して、チェックを入れてください。`,
    })

  const { name: storeName } = takeOne(
    await db
      .select({ name: clients.name })
      .from(clients)
      .where(sql`${clients.id} = ${scope.clientId}`),
  )
  const shift = formatShift(posting.startAt, posting.endAt, now)
  const at = now.toISOString()
  const done: { person: Person; request: typeof rejectRequests.$inferSelect }[] = []
  for (const { person, judgement } of ready) {
    const { matching, user } = person
    const { amountYen } = judgement
    const request = takeOne(
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
          minutesBeforeStart: minutesBeforeStart(posting.startAt, now),
          leaveAllowanceYen: amountYen,
          ratePercent: judgement.ratePercent,
          explanation: judgement.explanation,
          reopened: body.reopen,
          status: reason.needsEvidence ? 'submitted' : 'accepted',
          requestedBy: account.id,
          requestedByName: account.name,
          requestedAt: at,
        })
        .returning(),
    )
    const { startAt } = posting
    const nothingWorked = {
      startAt,
      endAt: startAt,
      breakMin: 0,
      hourlyWageYen: matching.hourlyWageYen,
      transportationYen: 0,
    }
    await db
      .update(matchings)
      .set({
        status: 'rejected',
        cancelledAt: at,
        cancelBy: 'client',
        rejectReasonCode: reason.code,
        fixedPay: amountYen > 0 ? payOf({ ...nothingWorked, leaveAllowanceYen: amountYen }) : null,
        paymentStatus: amountYen > 0 ? 'confirmed' : 'none',
        actedBy: account.id,
        actedAt: at,
        lockVersion: sql`${matchings.lockVersion} + 1`,
      })
      .where(scope.has(matchings, matching.id))
    const pays = amountYen > 0 ? `休業手当 ${formatYen(amountYen)}が支払われます。` : ''
    const room = await ensureRoom({ db, now }, scope.clientId, user.id, offeringId)
    await writeMessage(
      db,
      room,
      { side: 'client', kind: 'text', body: body.message, offeringId, sentBy: account.id },
      now,
    )
    await postSystemMessage(
      db,
      matching,
      `${shift}「${posting.title}」が、店舗の都合でキャンセルされました。${pays}ペナルティはありません。`,
      now,
    )
    await settleNegotiation({ db, scope, account, now }, room, matching.id)
    await enqueueSms(
      db,
      user.phoneNumber,
      `${storeName}が、${shift}の勤務をキャンセルしました。${pays}ペナルティはありません。くわしくはアプリをご覧ください。`,
      now,
    )
    done.push({ person, request })
  }
  if (done.length > 0) await endSeats(db, offeringId, done.length, { reopen: body.reopen, now })
  return { reason, done, failed }
}
