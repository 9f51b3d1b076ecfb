import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { MatchingTimes } from '@/domain/matchings/matching'

/**
 * What the rules look at, from a row of the list: there `late` is derived, here it is stored as a
 * live matching.
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
