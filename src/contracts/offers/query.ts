import { page } from '@/contracts/common'
import { MAX_SEARCH_LENGTH, flag, oneOf, text } from '@/lib/query'

const offerSortKeys = ['latest_offer_created_at', 'title', 'match_rate', 'updated_at'] as const
export const offerListQuery = {
  page,
  sortKey: oneOf(offerSortKeys, 'latest_offer_created_at'),
  archived: flag(),
  keyword: text(MAX_SEARCH_LENGTH),
}
