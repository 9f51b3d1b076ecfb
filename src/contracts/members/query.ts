import { page } from '@/contracts/common'
import { roles } from '@/contracts/permission'
import { MAX_SEARCH_LENGTH, oneOf, optionalId, text } from '@/lib/query'
import { memberStates } from './enums'

/** `keyword`: part of the name or the mail address. `store`: the id of a store that the person may open; 0 for all. */
export const memberListQuery = {
  page,
  keyword: text(MAX_SEARCH_LENGTH),
  role: oneOf(roles, ''),
  state: oneOf(memberStates, ''),
  store: optionalId(),
}
