import { flag, int, oneOf } from '@/lib/query'
import { page } from '@/contracts/common'
import { reviewKinds } from './enums'

/** `offerId`: reviews of shifts of one template; 0 for all. */
export const clientReviewListQuery = {
  page,
  kind: oneOf(reviewKinds, ''),
  hasComment: flag(),
  offerId: int(0, 1, 1_000_000_000),
}
