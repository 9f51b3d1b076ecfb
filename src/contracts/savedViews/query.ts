import { activityFileQuery } from '@/contracts/activities/query'
import { chatRoomListQuery } from '@/contracts/chat/query'
import { companyClientListQuery } from '@/contracts/companies/query'
import { memberListQuery } from '@/contracts/members/query'
import { offeringFileQuery } from '@/contracts/offerings/query'
import { offerListQuery } from '@/contracts/offers/query'
import { companyCorrectionQuery, fixPaymentFileQuery } from '@/contracts/paymentCorrections/query'
import { clientReviewListQuery, companyReviewQuery } from '@/contracts/reviews/query'
import { userFileQuery } from '@/contracts/workers/query'
import { oneOf, type Query } from '@/lib/query'
import {
  companyViewLists,
  countedCompanyViewLists,
  savedViewLists,
  type CompanyViewList,
  type SavedViewList,
} from './enums'

const { page: _offerPage, ...offerConditions } = offerListQuery
const { page: _reviewPage, ...reviewConditions } = clientReviewListQuery
const { page: _roomPage, ...roomConditions } = chatRoomListQuery
const { page: _clientPage, ...clientConditions } = companyClientListQuery
const { page: _memberPage, ...memberConditions } = memberListQuery

/** What a saved view of each list keeps of its URL: the conditions and the order, never the page. */
export const savedConditions: Record<SavedViewList | CompanyViewList, Query> = {
  offerings: { ...offeringFileQuery, view: oneOf(['list', 'calendar'], '') },
  users: userFileQuery,
  offers: offerConditions,
  corrections: fixPaymentFileQuery,
  clientReviews: reviewConditions,
  chatRooms: roomConditions,
  companyClients: clientConditions,
  companyCorrections: companyCorrectionQuery,
  companyReviews: companyReviewQuery,
  members: memberConditions,
  activities: activityFileQuery,
}

/** `list`: the views of this list. */
export const savedViewQuery = { list: oneOf(savedViewLists, 'offerings') }
/** `list`: the views of this list of head office. */
export const companySavedViewQuery = { list: oneOf(companyViewLists, 'companyClients') }
/** `list`: the views of a list whose rows are counted. */
export const companySavedViewCountQuery = {
  list: oneOf(countedCompanyViewLists, 'companyClients'),
}
