import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import type { MatchingTimes } from '@/domain/matchings/matching'

/**
 * Converts a worker of the API into what the domain rules take. The API derives `late`; the rules
 * know only the stored status `established`.
 */
export const matchingTimesOf = ({
  status,
  startAt,
  endAt,
  checkedInAt,
  checkedOutAt,
  fixPaymentRequest,
  paymentStatus,
  absenceKind,
  cancelReview,
}: OfferingUserDetail): MatchingTimes => ({
  status: status === 'late' ? 'established' : status,
  startAt,
  endAt,
  checkedInAt,
  checkedOutAt,
  fixStatus: fixPaymentRequest?.status ?? null,
  paymentStatus,
  absenceKind,
  cancelReviewDueAt: cancelReview?.dueAt ?? null,
})
