import { int, isoDay, oneOf } from '@/lib/query'
import { page } from '@/contracts/common'
import { fixPaymentRequestStatuses } from './enums'

/** Filters of the list. `answered`: all statuses except `requested`. */
const fixPaymentFilters = [...fixPaymentRequestStatuses, 'answered'] as const
const conditions = {
  status: oneOf(fixPaymentFilters, 'requested'),
  fromOn: isoDay(),
  toOn: isoDay(),
}
export const fixPaymentListQuery = { page, ...conditions }
/** Of the file: all that the conditions find. */
export const fixPaymentFileQuery = conditions
/** `store`: the corrections of one store; 0 for all. */
export const companyCorrectionQuery = { store: int(0, 1, 1_000_000_000) }
