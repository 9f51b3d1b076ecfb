import { page } from '@/contracts/common'
import { MAX_SEARCH_LENGTH, flag, int, isoMonth, text } from '@/lib/query'

const LARGEST_ID = 999_999_999_999_999

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
  store: int(0, 1, LARGEST_ID),
}
