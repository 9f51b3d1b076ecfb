import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import type { MatchingTimes } from '@/domain/matchings/matching'

/**
 * What the rules look at, from a matched worker as the server shows them: there `late` is derived,
 * here it is stored as a live matching.
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
}: OfferingUserDetail): MatchingTimes => ({
  status: status === 'late' ? 'established' : status,
  startAt,
  endAt,
  checkedInAt,
  checkedOutAt,
  fixStatus: fixPaymentRequest?.status ?? null,
  paymentStatus,
  absenceKind,
})
