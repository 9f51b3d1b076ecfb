import { chatRoomListQuery } from '@/contracts/chat/query'
import { offeringFileQuery } from '@/contracts/offerings/query'
import { offerListQuery } from '@/contracts/offers/query'
import { fixPaymentFileQuery } from '@/contracts/paymentCorrections/query'
import { clientReviewListQuery } from '@/contracts/reviews/query'
import { userFileQuery } from '@/contracts/workers/query'
import { oneOf, type Query } from '@/lib/query'
import type { SavedViewList } from './enums'
import { savedViewLists } from './enums'

const { page: _offerPage, ...offerConditions } = offerListQuery
const { page: _reviewPage, ...reviewConditions } = clientReviewListQuery
const { page: _roomPage, ...roomConditions } = chatRoomListQuery

/** What a saved view of each list keeps of its address: the conditions and the order, never the page. */
export const savedConditions: Record<SavedViewList, Query> = {
  offerings: { ...offeringFileQuery, view: oneOf(['list', 'calendar'], '') },
  users: userFileQuery,
  offers: offerConditions,
  corrections: fixPaymentFileQuery,
  clientReviews: reviewConditions,
  chatRooms: roomConditions,
}

/** `list`: the views of this list. */
export const savedViewQuery = { list: oneOf(savedViewLists, 'offerings') }
