import { accountRoutes } from './modules/accounts/routes'
import { aiSuggestionRoutes } from './modules/aiSuggestions/routes'
import { attendanceRoutes } from './modules/attendance/routes'
import { bonusContractRoutes, positionRoutes } from './modules/bonusContracts/routes'
import { clientReviewRoutes } from './modules/reviews/clientReviewRoutes'
import { chatRoomRoutes } from './modules/chat/routes'
import { clientRoutes } from './modules/clients/routes'
import { fileRoutes } from './modules/files/routes'
import { fixPaymentRequestRoutes } from './modules/paymentCorrections/routes'
import { groupRoutes } from './modules/groups/routes'
import { guideToolRoutes } from './modules/masterData/guideToolRoutes'
import { homeRoutes } from './modules/dashboard/routes'
import { invitationRoutes } from './modules/invitations/routes'
import { serve } from './http/router'
import type { AppContext } from './http/context'
import { manualRoutes } from './modules/manuals/routes'
import { myNumberRoutes } from './modules/myNumber/routes'
import { masterCompanyOccupationRoutes } from './modules/masterData/masterCompanyOccupations'
import { bulkOfferingRoutes } from './modules/bulkOfferings/routes'
import { noticeRoutes } from './modules/notices/routes'
import { offeringRoutes } from './modules/offerings/routes'
import { offerRoutes } from './modules/offers/routes'
import { offeringUserRoutes } from './modules/matchings/routes'
import { offeringReadRoutes } from './modules/offerings/readRoutes'
import { openapi } from './http/openapi'
import { postingRoutes } from './modules/offerings/lifecycleRoutes'
import { paperRoutes } from './modules/documents/routes'
import { placeRoutes, trackingRoutes } from './modules/masterData/placeRoutes'
import { rosterRoutes } from './modules/rosters/routes'
import { sharingRoutes } from './modules/shareLinks/routes'
import { standingRoutes, violatedOfferRoutes } from './modules/evaluation/routes'
import { masterRoutes } from './modules/masterData/routes'
import { rejectReasonTypeRoutes, rejectRequestRoutes } from './modules/storeCancellations/routes'
import { reviewRoutes } from './modules/reviews/routes'
import { sessionRoutes } from './modules/sessions/routes'
import { setupTokenRoutes } from './modules/setupTokens/routes'
import { workerSupporterRoutes } from './modules/workerSupporters/routes'
import { storeMonthRoutes } from './modules/dashboard/storeMonthRoutes'
import { userRoutes } from './modules/workers/routes'
import { workedBrandUserRoutes } from './modules/workers/workedBrandUserRoutes'

export const routes = [
  ...sessionRoutes,
  ...accountRoutes,
  ...setupTokenRoutes,
  ...noticeRoutes,
  ...guideToolRoutes,
  ...clientRoutes,
  ...homeRoutes,
  ...storeMonthRoutes,
  ...offerRoutes,
  ...fileRoutes,
  ...manualRoutes,
  ...userRoutes,
  ...groupRoutes,
  ...workedBrandUserRoutes,
  ...invitationRoutes,
  ...rosterRoutes,
  ...offeringRoutes,
  ...masterCompanyOccupationRoutes,
  ...postingRoutes,
  ...standingRoutes,
  ...violatedOfferRoutes,
  ...masterRoutes,
  ...attendanceRoutes,
  ...fixPaymentRequestRoutes,
  ...offeringUserRoutes,
  ...rejectReasonTypeRoutes,
  ...rejectRequestRoutes,
  ...paperRoutes,
  ...aiSuggestionRoutes,
  ...bonusContractRoutes,
  ...positionRoutes,
  ...bulkOfferingRoutes,
  ...sharingRoutes,
  ...offeringReadRoutes,
  ...placeRoutes,
  ...trackingRoutes,
  ...chatRoomRoutes,
  ...reviewRoutes,
  ...clientReviewRoutes,
  ...myNumberRoutes,
  ...workerSupporterRoutes,
]
export const createApp = (context: AppContext) => serve(context, routes, () => openapi(routes))
