import { flag, int, oneOf } from '@/lib/query'
import { page } from '@/contracts/common'
import { promisePeriods, reviewItems, reviewKinds } from './enums'

const offerId = int(0, 1, 1_000_000_000)

/** `offerId`: reviews of shifts of one template; 0 for all. `answeredNo`: reviews that answered no to this. */
export const clientReviewListQuery = {
  page,
  kind: oneOf(reviewKinds, ''),
  hasComment: flag(),
  offerId,
  period: oneOf(promisePeriods, ''),
  answeredNo: oneOf(reviewItems, ''),
}

/** `offerId`: one template; 0 for all. */
export const promiseQuery = { period: oneOf(promisePeriods, '90d'), offerId }

/** `store`: who worked at one store; 0 for all. */
export const companyReviewQuery = { store: int(0, 1, 1_000_000_000) }
