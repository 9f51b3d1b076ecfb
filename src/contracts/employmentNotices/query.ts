import { page } from '@/contracts/common'
import { flag, isoMonth, MAX_SEARCH_LENGTH, optionalId, text } from '@/lib/query'

/**
 * `month`: of the shift; '' for the current one. `keyword`: part of a name or its furigana, or the id of an offering.
 */
export const employmentNoticeQuery = {
  month: isoMonth(),
  keyword: text(MAX_SEARCH_LENGTH),
  unread_only: flag(),
  page,
}
/** `store`: 0 for all stores of the company. */
export const companyEmploymentNoticeQuery = {
  ...employmentNoticeQuery,
  store: optionalId(),
}
