import { page } from '@/contracts/common'
import { flag, int, MAX_NAME_SEARCH_LENGTH, oneOf, optionalId, text } from '@/lib/query'
import { blockStatuses, graduateSortKeys, userListTypes, userSortKeys } from './enums'

/**
 * `nameKana`: part of the name or its reading, in hiragana, katakana or half width. `minGoodRate`: percent, over all
 * stores. `minWorkedCount`: shifts at this store. `occupationId`: has worked here in this occupation. `positionId`: a
 * review of this store names this position. 0: no limit.
 */
const userConditions = {
  list_type: oneOf(userListTypes, 'all'),
  groupId: optionalId(),
  nameKana: text(MAX_NAME_SEARCH_LENGTH),
  blockStatus: oneOf(blockStatuses, 'all'),
  minGoodRate: int(0, 1, 100),
  minWorkedCount: int(0, 1, 999),
  occupationId: int(0, 1, 999),
  positionId: int(0, 1, 999),
  sortKey: oneOf(userSortKeys, 'last_worked_at'),
  sortDirection: oneOf(['asc', 'desc'], 'desc'),
}
export const userListQuery = { page, ...userConditions }
/** Query of the export: the same filters, without paging. */
export const userFileQuery = userConditions

export const graduateListQuery = {
  page,
  sortKey: oneOf(graduateSortKeys, 'last_worked_at'),
  sortDirection: oneOf(['asc', 'desc'], 'desc'),
}

/**
 * Filters of the workers who have worked at this store, like the automatic condition of a group.
 * `offerTitleKeywords`: separated by commas, one of them must match. `requiredWorkedCount`: shifts whose title
 * matches. `groupsKeyword`: part of the name of one of their groups. `notInGroupId`: excludes members of this group;
 * `notGraduate`: excludes graduates.
 */
export const workedBrandUserQuery = {
  page,
  offerTitleKeywords: text(400),
  requiredWorkedCount: int(1, 1, 999),
  onlyTrusted: flag(),
  onlyGood: flag(),
  groupsKeyword: text(30),
  nameKana: text(MAX_NAME_SEARCH_LENGTH),
  notInGroupId: optionalId(),
  notGraduate: flag(),
}
