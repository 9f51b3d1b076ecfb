import { isoDay, oneOf } from '@/lib/query'
import { page } from '@/contracts/common'
import { fixPaymentRequestStatuses } from './enums'

/** `answered`: everything that does not wait any more. */
export const fixPaymentFilters = [...fixPaymentRequestStatuses, 'answered'] as const
export const fixPaymentListQuery = {
  page,
  status: oneOf(fixPaymentFilters, 'requested'),
  fromOn: isoDay(),
  toOn: isoDay(),
}
