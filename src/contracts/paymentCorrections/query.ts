import { isoDay, oneOf } from '@/lib/query'
import { page } from '@/contracts/common'
import { fixPaymentRequestStatuses } from './enums'

/** Filters of the list. `answered`: all statuses except `requested`. */
export const fixPaymentFilters = [...fixPaymentRequestStatuses, 'answered'] as const
export const fixPaymentListQuery = {
  page,
  status: oneOf(fixPaymentFilters, 'requested'),
  fromOn: isoDay(),
  toOn: isoDay(),
}
