import { int, oneOf, text } from '@/lib/query'
import { page } from '@/contracts/common'
import { blockStatuses, userListTypes, userSortKeys } from './enums'

/** `nameKana`: part of the name or of its reading, in hiragana, katakana or half width. `minGoodRate` in percent, over all stores; `minWorkedCount`: shifts here. 0: no bound. */
export const userListQuery = {
  page,
  list_type: oneOf(userListTypes, 'all'),
  groupId: int(0, 1, 1_000_000_000),
  nameKana: text(50),
  blockStatus: oneOf(blockStatuses, 'all'),
  minGoodRate: int(0, 1, 100),
  minWorkedCount: int(0, 1, 999),
  sortKey: oneOf(userSortKeys, 'last_worked_at'),
  sortDirection: oneOf(['asc', 'desc'], 'desc'),
}
