import { page } from '@/contracts/common'
import { isoDay, oneOf, optionalId } from '@/lib/query'
import { fixPaymentRequestStatuses } from './enums'

/** Filters of the list. `answered`: all statuses except `requested`. */
const fixPaymentFilters = [...fixPaymentRequestStatuses, 'answered'] as const
const conditions = {
  status: oneOf(fixPaymentFilters, 'requested'),
  fromOn: isoDay(),
  toOn: isoDay(),
}
export const fixPaymentListQuery = { page, ...conditions }
/** Query of the export: the same filters, without paging. */
export const fixPaymentFileQuery = conditions
/** `store`: the corrections of one store; 0, which stands for an absent parameter, is all stores. */
export const companyCorrectionQuery = { store: optionalId() }
