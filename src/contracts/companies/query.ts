import { page } from '@/contracts/common'
import { flag, oneOf, text } from '@/lib/query'
import { companyClientOrders } from './enums'

/** `keyword`: part of the name or of the code of a store. `todo`: only stores in which something waits. */
export const companyClientListQuery = {
  page,
  keyword: text(50),
  prefecture: text(2),
  todo: flag(),
  order: oneOf(companyClientOrders, 'todo'),
}
