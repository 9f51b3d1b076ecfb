import { page } from '@/contracts/common'
import { MAX_NAME_SEARCH_LENGTH, flag, oneOf, text } from '@/lib/query'
import { companyClientOrders } from './enums'

/** `keyword`: part of the name or of the code of a store. `todo`: only stores with to-dos. */
export const companyClientFileQuery = {
  keyword: text(MAX_NAME_SEARCH_LENGTH),
  prefecture: text(2),
  todo: flag(),
  order: oneOf(companyClientOrders, 'todo'),
}
export const companyClientListQuery = { ...companyClientFileQuery, page }
