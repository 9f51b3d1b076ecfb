import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { MatchingTimes } from '@/domain/matchings/matching'

/**
 * Converts a row of the list into the input of the domain rules. The rules know only stored statuses: the API derives
 * `late` from `established`.
 */
export const workerTimes = (
  { status, checkedInAt, checkedOutAt, presence, cancelReview }: OfferingUser,
  { startAt, endAt }: { startAt: string; endAt: string },
): MatchingTimes => ({
  status: status === 'late' ? 'established' : status,
  startAt,
  endAt,
  checkedInAt,
  checkedOutAt,
  cancelReviewDueAt: cancelReview?.dueAt ?? null,
  fixStatus: presence === 'fix_requested' ? 'requested' : null,
})
