import { int, isoDay, oneOf } from '@/lib/query'
import { activityKinds } from './enums'

const LARGEST_ID = 999_999_999_999_999

const conditions = {
  /** Who did it; 0 for all. */
  account: int(0, 1, LARGEST_ID),
  /** Where; 0 for all stores and the company itself. */
  store: int(0, 1, LARGEST_ID),
  kind: oneOf(activityKinds, ''),
  /** First and last day. */
  from: isoDay(),
  to: isoDay(),
}
/** Query of the export: the same filters, without paging. */
export const activityFileQuery = conditions
/** `before`: the id of the last activity that was read; 0 begins with the newest. */
export const activityListQuery = { ...conditions, before: int(0, 1, LARGEST_ID) }
