import { flag, int, oneOf, text } from '@/lib/query'
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

/**
 * People who worked here, narrowed as the automatic condition of a group is. `offerTitleKeywords`: several, with commas, any of them.
 * `requiredWorkedCount` counts the shifts whose titles match. `groupsKeyword`: part of the name of a group they are in; `notInGroupId` leaves out those who are members already.
 */
export const workedBrandUserQuery = {
  page,
  offerTitleKeywords: text(400),
  requiredWorkedCount: int(1, 1, 999),
  onlyTrusted: flag(),
  onlyGood: flag(),
  groupsKeyword: text(30),
  nameKana: text(50),
  notInGroupId: int(0, 1, 1_000_000_000),
}
