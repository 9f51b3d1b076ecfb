import type { UnreviewedUser } from '@/contracts/reviews/schemas'
import type { Decision, WorkerDecision } from '@/features/reviews/hooks/useDecisions'
import type { SentReview } from '@/features/reviews/hooks/useReviewSubmission'

export type ReviewPermissions = {
  canReview: boolean
  canEditGroups: boolean
  canEditMemo: boolean
}
type SendResults = {
  sentReviews: readonly SentReview[]
  failedWorkers: readonly UnreviewedUser[]
}

/**
 * Adds workers whose review failed to the server's list, which may no longer have them, and removes those whose review
 * was sent.
 */
export function mergeFailedWorkers(
  unreviewed: readonly UnreviewedUser[],
  { sentReviews, failedWorkers }: SendResults,
): UnreviewedUser[] {
  const listedIds = new Set(unreviewed.map((worker) => worker.matchingId))
  const sentIds = new Set(sentReviews.map(({ worker }) => worker.matchingId))
  return [
    ...unreviewed,
    ...failedWorkers.filter((worker) => !listedIds.has(worker.matchingId)),
  ].filter((worker) => !sentIds.has(worker.matchingId))
}

export type DecisionSummary = {
  decided: WorkerDecision[]
  undecidedIds: number[]
  goodCount: number
  badCount: number
  total: number
}

/** Counts the decisions of a shift and lists the undecided workers. */
export function summarizeDecisions(
  workers: readonly UnreviewedUser[],
  decisionOf: (matchingId: number) => Decision,
): DecisionSummary {
  const decisions = workers.map((worker) => ({ worker, decision: decisionOf(worker.matchingId) }))
  const decided = decisions.filter(({ decision }) => decision.kind !== null)
  const goodCount = decided.filter(({ decision }) => decision.kind === 'good').length
  return {
    decided,
    undecidedIds: decisions
      .filter(({ decision }) => decision.kind === null)
      .map(({ worker }) => worker.matchingId),
    goodCount,
    badCount: decided.length - goodCount,
    total: workers.length,
  }
}
