import { isoDay, oneOf, optionalId } from '@/lib/query'
import { activityKinds } from './enums'

const conditions = {
  /** Who did it; 0 for all. */
  account: optionalId(),
  /** Where; 0 for all stores and the company itself. */
  store: optionalId(),
  kind: oneOf(activityKinds, ''),
  /** First and last day. */
  from: isoDay(),
  to: isoDay(),
}
/** Query of the export: the same filters, without paging. */
export const activityFileQuery = conditions
/** `before`: the id of the last activity that was read; 0 begins with the newest. */
export const activityListQuery = { ...conditions, before: optionalId() }
