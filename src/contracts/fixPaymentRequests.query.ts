import { isoDay, oneOf } from '@/lib/query'
import { page } from './common'
import { fixPaymentRequestStatuses } from './statuses'

/** `answered`: everything that does not wait any more. */
export const fixPaymentFilters = [...fixPaymentRequestStatuses, 'answered'] as const
export const fixPaymentListQuery = { page, status: oneOf(fixPaymentFilters, 'requested'), fromOn: isoDay(), toOn: isoDay() }
