import { useMutation } from '@/api/useMutation'
import { useSendPictures } from '@/components/uploads/useSendPictures'
import { rejectRequests } from '@/contracts/storeCancellations'
import type { Judgement, RejectBulkResult } from '@/contracts/storeCancellations/schemas'
import {
  cancellableOf,
  type answersOf,
  type CancelValues,
  type ReasonType,
} from '@/features/storeCancellations/lib/cancelValues'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

export type SubmittedValues = Pick<
  CancelValues,
  'note' | 'message' | 'evidenceFileIds' | 'confirmedWithWorker' | 'reopen' | 'agreedToPay'
>
type Submission = {
  values: SubmittedValues
  reason: ReasonType
  answers: Exclude<ReturnType<typeof answersOf>, undefined>
  judgement: Judgement
}
/** `done`: all workers are cancelled. `partial`: some are not; the result has the reason of each. */
export type CancelOutcome =
  | { status: 'done'; message: string }
  | { status: 'partial'; result: RejectBulkResult }

/** `reviewDueAt`: until when the operator decides; null if the contract has ended at once. */
const doneText = (target: string, reviewDueAt: string | null) =>
  reviewDueAt === null
    ? `${target}をキャンセルしました。`
    : `${target}のキャンセルを申請しました。運営が自動審査(規則による確認)を行い、${formatDateTime(reviewDueAt, serverNow())}までに結果をお知らせします。`

/** Workers whom the judgement excludes. They are not sent, but the result lists them as failed. */
const refusedItemsOf = (judgement: Judgement) =>
  judgement.items
    .filter((item) => item.refusal !== null)
    .map(({ userId, name, refusal }) => ({
      userId,
      name,
      result: 'failed' as const,
      message: refusal,
      leaveAllowanceYen: 0,
    }))

const commonOf = ({ values, reason, answers }: Submission, evidenceFileIds: number[]) => ({
  reasonTypeId: reason.id,
  note: values.note,
  message: values.message,
  answers,
  evidenceFileIds,
  confirmedWithWorker: reason.needsWorkerConfirmation && values.confirmedWithWorker,
  reopen: values.reopen === 'yes',
  agreedToPay: values.agreedToPay,
})
type Common = ReturnType<typeof commonOf>

/** Returns a function that sends a cancellation, with the endpoint for one worker or for several. */
export function useSubmitCancellation({
  clientId,
  offeringId,
  isSingle,
}: {
  clientId: string
  offeringId: number
  isSingle: boolean
}) {
  const [createOne] = useMutation(rejectRequests.create)
  const [createMany] = useMutation(rejectRequests.bulkCreate)
  const sendPictures = useSendPictures({
    clientId,
    purpose: 'rejectEvidence',
    field: 'evidenceFileIds',
  })
  async function submitOne(common: Common, judgement: Judgement): Promise<CancelOutcome> {
    const [worker] = cancellableOf(judgement)
    if (!worker) throw new Error('Nobody can be cancelled.')
    const { userId, name, amountYen } = worker
    const { leaveAllowanceYen, reviewDueAt } = await createOne({
      clientId,
      offeringId,
      userId,
      body: { ...common, amountYen },
    })
    const paid =
      leaveAllowanceYen > 0 ? `休業手当 ${formatYen(leaveAllowanceYen)}をお支払いします。` : ''
    return { status: 'done', message: doneText(`${name}さん`, reviewDueAt) + paid }
  }
  async function submitMany(common: Common, judgement: Judgement): Promise<CancelOutcome> {
    const people = cancellableOf(judgement).map(({ userId, amountYen }) => ({ userId, amountYen }))
    const result = await createMany({ clientId, offeringId, body: { ...common, people } })
    const refusedItems = refusedItemsOf(judgement)
    const failedCount = result.failedCount + refusedItems.length
    if (failedCount > 0)
      return {
        status: 'partial',
        result: { ...result, items: [...result.items, ...refusedItems], failedCount },
      }
    const paid =
      result.totalYen > 0 ? `休業手当の合計 ${formatYen(result.totalYen)}をお支払いします。` : ''
    return { status: 'done', message: doneText(`${result.doneCount}名`, result.reviewDueAt) + paid }
  }
  return async (submission: Submission) => {
    const { reason, values } = submission
    const evidenceFileIds = reason.needsEvidence ? await sendPictures(values.evidenceFileIds) : []
    const common = commonOf(submission, evidenceFileIds)
    return isSingle
      ? submitOne(common, submission.judgement)
      : submitMany(common, submission.judgement)
  }
}
