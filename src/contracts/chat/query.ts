import { page } from '@/contracts/common'
import { flag, isoDay, MAX_SEARCH_LENGTH, oneOf, optionalId, text } from '@/lib/query'
import { chatRoomStates } from './enums'

/**
 * `keyword`: part of a name, its furigana, or the title of a shift. `on`: day of work. `offering_id`: workers of a
 * shift.
 */
export const chatRoomListQuery = {
  keyword: text(MAX_SEARCH_LENGTH),
  unread_only: flag(),
  state: oneOf(chatRoomStates, ''),
  on: isoDay(),
  offering_id: optionalId(),
  page,
}
