import { page } from '@/contracts/common'
import { flag, oneOf, optionalId } from '@/lib/query'
import { reviewPeriods, reviewItems, reviewKinds } from './enums'

/** `offerId`: reviews of shifts of one offer; 0 for all. `answeredNo`: reviews that answered no to this. */
export const clientReviewListQuery = {
  page,
  kind: oneOf(reviewKinds, ''),
  hasComment: flag(),
  offerId: optionalId(),
  period: oneOf(reviewPeriods, ''),
  answeredNo: oneOf(reviewItems, ''),
}

/** `store`: who worked at one store; 0 for all. */
export const companyReviewQuery = { store: optionalId() }
