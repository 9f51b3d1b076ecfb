import { fieldTexts } from './fieldTexts'
import type { AppContext } from './http/context'
import { openapi } from './http/openapi'
import { serve } from './http/router'
import { accountRoutes } from './modules/accounts/routes'
import { activityRoutes } from './modules/activities/routes'
import { aiSuggestionRoutes } from './modules/aiSuggestions/routes'
import { attendanceRoutes } from './modules/attendance/routes'
import { companyBillingRoutes, storeBillingRoutes } from './modules/billing/routes'
import { bonusContractRoutes, positionRoutes } from './modules/bonusContracts/routes'
import { budgetRoutes } from './modules/budgets/routes'
import { bulkOfferingRoutes } from './modules/bulkOfferings/routes'
import { callableWorkerRoutes } from './modules/callableWorkers/routes'
import { chatRoomRoutes } from './modules/chat/routes'
import { chatTextRoutes, companyChatTextRoutes } from './modules/chatTexts/routes'
import { clientPhoneRoutes, clientRoutes } from './modules/clients/routes'
import { closingDayRoutes } from './modules/closingDays/routes'
import { companyClientRoutes, companyRoutes } from './modules/companies/routes'
import { dashboardRoutes } from './modules/dashboard/routes'
import { dashboardFigureRoutes } from './modules/dashboard/storeMonthRoutes'
import { documentRoutes } from './modules/documents/routes'
import {
  companyEmploymentNoticeRoutes,
  employmentNoticeRoutes,
} from './modules/employmentNotices/routes'
import { evaluationRoutes, violatedOfferRoutes } from './modules/evaluation/routes'
import { eventRoutes } from './modules/events/routes'
import { factCheckRoutes } from './modules/factChecks/routes'
import { fileRoutes } from './modules/files/routes'
import { foreignWorkerRoutes } from './modules/foreignWorkers/routes'
import { companyGroupRoutes, groupRoutes } from './modules/groups/routes'
import { identificationRoutes } from './modules/identification/routes'
import { invitationRoutes } from './modules/invitations/routes'
import { ladderRoutes } from './modules/ladders/routes'
import { leverRoutes } from './modules/levers/routes'
import { longTermJobRoutes } from './modules/longTermJobs/routes'
import { manualRoutes } from './modules/manuals/routes'
import { guideToolRoutes } from './modules/masterData/guideToolRoutes'
import { masterCompanyOccupationRoutes } from './modules/masterData/masterCompanyOccupations'
import { placeRoutes, trackingRoutes } from './modules/masterData/placeRoutes'
import { masterDataRoutes } from './modules/masterData/routes'
import { matchingRoutes } from './modules/matchings/routes'
import { memberRoutes } from './modules/members/routes'
import { minimumWageRoutes } from './modules/minimumWages/routes'
import { myNumberRoutes } from './modules/myNumber/routes'
import { noticeRoutes } from './modules/notices/routes'
import { offerCopyRoutes } from './modules/offerCopies/routes'
import { offeringOverviewRoutes } from './modules/offerings/overviewRoutes'
import { offeringLifecycleRoutes, offeringRoutes } from './modules/offerings/routes'
import { offerRoutes } from './modules/offers/routes'
import { feedbackRoutes, operatorRequestRoutes } from './modules/operatorRequests/routes'
import { companyCorrectionRoutes } from './modules/paymentCorrections/companyRoutes'
import { paymentCorrectionRoutes } from './modules/paymentCorrections/routes'
import { recordArchiveRoutes, storeRecordArchiveRoutes } from './modules/recordArchives/routes'
import { clientReviewRoutes } from './modules/reviews/clientReviewRoutes'
import { companyReviewRoutes } from './modules/reviews/companyRoutes'
import { reviewRoutes } from './modules/reviews/routes'
import { rosterRoutes } from './modules/rosters/routes'
import {
  companySavedViewCountRoutes,
  companySavedViewRoutes,
} from './modules/savedViews/companyRoutes'
import { savedViewCountRoutes, savedViewRoutes } from './modules/savedViews/routes'
import { sessionRoutes } from './modules/sessions/routes'
import { setupTokenRoutes } from './modules/setupTokens/routes'
import { shareLinkRoutes } from './modules/shareLinks/routes'
import {
  matchCheckRoutes,
  rejectReasonTypeRoutes,
  rejectRequestRoutes,
} from './modules/storeCancellations/routes'
import { workerListRoutes } from './modules/workerLists/routes'
import { workerRoutes } from './modules/workers/routes'
import { workedBrandUserRoutes } from './modules/workers/workedBrandUserRoutes'
import { workerSupporterRoutes } from './modules/workerSupporters/routes'

export const routes = [
  ...sessionRoutes,
  ...accountRoutes,
  ...setupTokenRoutes,
  ...noticeRoutes,
  ...eventRoutes,
  ...guideToolRoutes,
  ...clientRoutes,
  ...clientPhoneRoutes,
  ...companyRoutes,
  ...memberRoutes,
  ...activityRoutes,
  ...minimumWageRoutes,
  ...offerCopyRoutes,
  ...companyClientRoutes,
  ...identificationRoutes,
  ...factCheckRoutes,
  ...dashboardRoutes,
  ...dashboardFigureRoutes,
  ...offerRoutes,
  ...fileRoutes,
  ...longTermJobRoutes,
  ...manualRoutes,
  ...workerRoutes,
  ...groupRoutes,
  ...companyGroupRoutes,
  ...workedBrandUserRoutes,
  ...invitationRoutes,
  ...rosterRoutes,
  ...workerListRoutes,
  ...recordArchiveRoutes,
  ...storeRecordArchiveRoutes,
  ...foreignWorkerRoutes,
  ...offeringRoutes,
  ...masterCompanyOccupationRoutes,
  ...offeringLifecycleRoutes,
  ...evaluationRoutes,
  ...violatedOfferRoutes,
  ...masterDataRoutes,
  ...attendanceRoutes,
  ...paymentCorrectionRoutes,
  ...companyCorrectionRoutes,
  ...matchingRoutes,
  ...employmentNoticeRoutes,
  ...companyEmploymentNoticeRoutes,
  ...rejectReasonTypeRoutes,
  ...rejectRequestRoutes,
  ...matchCheckRoutes,
  ...documentRoutes,
  ...aiSuggestionRoutes,
  ...bonusContractRoutes,
  ...positionRoutes,
  ...budgetRoutes,
  ...bulkOfferingRoutes,
  ...shareLinkRoutes,
  ...offeringOverviewRoutes,
  ...ladderRoutes,
  ...callableWorkerRoutes,
  ...leverRoutes,
  ...placeRoutes,
  ...trackingRoutes,
  ...chatRoomRoutes,
  ...reviewRoutes,
  ...companyReviewRoutes,
  ...clientReviewRoutes,
  ...chatTextRoutes,
  ...closingDayRoutes,
  ...savedViewRoutes,
  ...savedViewCountRoutes,
  ...companySavedViewRoutes,
  ...companySavedViewCountRoutes,
  ...companyChatTextRoutes,
  ...myNumberRoutes,
  ...workerSupporterRoutes,
  ...operatorRequestRoutes,
  ...feedbackRoutes,
  ...companyBillingRoutes,
  ...storeBillingRoutes,
]
/** The OpenAPI document of the whole API. */
export const apiDocument = () => openapi(routes, fieldTexts)

/** The whole API as one handler of requests. Its OpenAPI document is made when it is asked for. */
export const createApp = (context: AppContext) => serve(context, routes, apiDocument)
