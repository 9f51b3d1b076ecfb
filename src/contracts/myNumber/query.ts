import { page } from '@/contracts/common'
import { MAX_SEARCH_LENGTH, oneOf, text } from '@/lib/query'
import { salaryListTypes } from './enums'

/** `keyword`: part of a name or its furigana. */
export const salaryListQuery = {
  page,
  list_type: oneOf(salaryListTypes, 'all'),
  keyword: text(MAX_SEARCH_LENGTH),
}
