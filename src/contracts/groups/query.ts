import { flag, int, text } from '@/lib/query'
import { page } from '@/contracts/common'

/** The members of a group are shown page by page. */
export const groupQuery = { page }
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
