import { useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { reviews } from '@/contracts/reviews'
import type { ReviewBatchResult, UnreviewedUser } from '@/contracts/reviews/schemas'
import { reviewLacks, reviewLackText } from '@/domain/workers/review'
import type { WorkerDecision } from '@/features/reviews/hooks/useDecisions'

export type SentReview = { worker: UnreviewedUser; isGood: boolean }
export type Submission = {
  sentReviews: readonly SentReview[]
  badges: ReviewBatchResult['badges']
  /** Workers who stay listed: their review failed, or its response was lost. */
  failedWorkers: readonly UnreviewedUser[]
  messages: Readonly<Record<number, string>>
}
const emptySubmission: Submission = {
  sentReviews: [],
  badges: [],
  failedWorkers: [],
  messages: {},
}

/** Pairs of matching id and error message, for each incomplete decision. */
function findMissing(decisions: readonly WorkerDecision[]) {
  return decisions.flatMap(({ worker, decision: { kind, reasons, comment } }) => {
    const lack = kind && reviewLacks({ kind, reasons, comment })
    return lack ? [[worker.matchingId, reviewLackText[lack]] as const] : []
  })
}
function toReviews(decisions: readonly WorkerDecision[]) {
  return decisions.flatMap(({ worker, decision: { kind, ...rest } }) =>
    kind ? [{ matchingId: worker.matchingId, kind, ...rest }] : [],
  )
}
/** Adds the result of a request to those before. Failed workers and messages are replaced by the latest ones. */
function addResult(
  before: Submission,
  decisions: readonly WorkerDecision[],
  result: ReviewBatchResult,
): Submission {
  const sentIds = sentIdsOf(result)
  return {
    sentReviews: [
      ...before.sentReviews,
      ...decisions
        .filter(({ worker }) => sentIds.includes(worker.matchingId))
        .map(({ worker, decision }) => ({ worker, isGood: decision.kind === 'good' })),
    ],
    badges: [...before.badges, ...result.badges],
    failedWorkers: decisions.flatMap(({ worker }) =>
      sentIds.includes(worker.matchingId) ? [] : [worker],
    ),
    messages: Object.fromEntries(
      result.items.flatMap((item) => (item.message ? [[item.matchingId, item.message]] : [])),
    ),
  }
}
const sentIdsOf = (result: ReviewBatchResult) =>
  result.items.filter((item) => item.reviewed).map((item) => item.matchingId)

/** Sends the reviews of a shift in one call and keeps the results of all calls so far. */
export function useReviewSubmission(params: { clientId: string; offeringId: string }) {
  const [createReviews, isSending] = useMutation(reviews.create)
  const [submission, setSubmission] = useState(emptySubmission)

  /** Shows the messages of incomplete decisions. Returns the matching id of the first one, if any. */
  function validate(decisions: readonly WorkerDecision[]): number | undefined {
    const missingMessages = findMissing(decisions)
    setSubmission((before) => ({ ...before, messages: Object.fromEntries(missingMessages) }))
    return missingMessages[0]?.[0]
  }
  /** Returns the ids of the reviewed matchings; undefined if the request failed. */
  async function send(decisions: readonly WorkerDecision[]) {
    try {
      const result = await createReviews({ ...params, body: { reviews: toReviews(decisions) } })
      setSubmission((before) => addResult(before, decisions, result))
      return sentIdsOf(result)
    } catch (problem) {
      notifyError(problem)
      // The server may have saved the reviews. The workers stay listed, so that the same request can be sent again.
      if (isUnconfirmed(problem))
        setSubmission((before) => ({
          ...before,
          failedWorkers: decisions.map(({ worker }) => worker),
        }))
      return undefined
    }
  }
  return { submission, isSending, validate, send }
}
