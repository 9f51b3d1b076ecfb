import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { MatchingTimes } from '@/domain/matchings/matching'

/**
 * Converts a row of the list into what the domain rules take. The API derives `late`; the rules
 * know only the stored status `established`.
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
