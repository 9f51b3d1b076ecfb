import { offeringListQuery } from '@/contracts/offerings/query'
import { offerListQuery } from '@/contracts/offers/query'
import { fixPaymentFileQuery } from '@/contracts/paymentCorrections/query'
import { clientReviewListQuery } from '@/contracts/reviews/query'
import { userListQuery } from '@/contracts/workers/query'
import { oneOf, type Query } from '@/lib/query'
import type { SavedViewList } from './enums'
import { savedViewLists } from './enums'

const { page: _offeringPage, ...offeringConditions } = offeringListQuery
const { page: _userPage, ...userConditions } = userListQuery
const { page: _offerPage, ...offerConditions } = offerListQuery
const { page: _reviewPage, ...reviewConditions } = clientReviewListQuery

/** What a saved view of each list keeps of its address: the conditions and the order, never the page. */
export const savedConditions: Record<SavedViewList, Query> = {
  offerings: { ...offeringConditions, view: oneOf(['list', 'calendar'], '') },
  users: userConditions,
  offers: offerConditions,
  corrections: fixPaymentFileQuery,
  clientReviews: reviewConditions,
}

/** `list`: the views of this list. */
export const savedViewQuery = { list: oneOf(savedViewLists, 'offerings') }
