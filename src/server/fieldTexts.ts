import type { FieldTextsOfResources } from './http/openapi/components'
import { accountsFields } from './modules/accounts/reference'
import { activitiesFields } from './modules/activities/reference'
import { aiSuggestionsFields } from './modules/aiSuggestions/reference'
import { attendanceFields } from './modules/attendance/reference'
import { billingFields } from './modules/billing/reference'
import { bonusContractsFields } from './modules/bonusContracts/reference'
import { budgetsFields } from './modules/budgets/reference'
import { bulkOfferingsFields } from './modules/bulkOfferings/reference'
import { callableWorkersFields } from './modules/callableWorkers/reference'
import { chatFields } from './modules/chat/reference'
import { chatTextsFields } from './modules/chatTexts/reference'
import { clientsFields } from './modules/clients/reference'
import { closingDaysFields } from './modules/closingDays/reference'
import { companiesFields } from './modules/companies/reference'
import { dashboardFields } from './modules/dashboard/reference'
import { documentsFields } from './modules/documents/reference'
import { employmentNoticesFields } from './modules/employmentNotices/reference'
import { evaluationFields } from './modules/evaluation/reference'
import { factChecksFields } from './modules/factChecks/reference'
import { filesFields } from './modules/files/reference'
import { foreignWorkersFields } from './modules/foreignWorkers/reference'
import { companyGroupsFields, groupsFields } from './modules/groups/reference'
import { identificationFields } from './modules/identification/reference'
import { invitationsFields } from './modules/invitations/reference'
import { laddersFields } from './modules/ladders/reference'
import { leversFields } from './modules/levers/reference'
import { longTermJobsFields } from './modules/longTermJobs/reference'
import { manualsFields } from './modules/manuals/reference'
import { guideToolFields, masterDataFields, placesFields } from './modules/masterData/reference'
import { matchingsFields } from './modules/matchings/reference'
import { membersFields } from './modules/members/reference'
import { minimumWagesFields } from './modules/minimumWages/reference'
import { myNumberFields } from './modules/myNumber/reference'
import { noticesFields } from './modules/notices/reference'
import { offerCopiesFields } from './modules/offerCopies/reference'
import { offeringsFields } from './modules/offerings/reference'
import { offersFields } from './modules/offers/reference'
import { operatorRequestsFields } from './modules/operatorRequests/reference'
import { paymentCorrectionsFields } from './modules/paymentCorrections/reference'
import { recordArchivesFields } from './modules/recordArchives/reference'
import { reviewsFields } from './modules/reviews/reference'
import { rostersFields } from './modules/rosters/reference'
import { savedViewsFields } from './modules/savedViews/reference'
import { sessionsFields } from './modules/sessions/reference'
import { setupTokensFields } from './modules/setupTokens/reference'
import { shareLinksFields } from './modules/shareLinks/reference'
import { storeCancellationsFields } from './modules/storeCancellations/reference'
import { workerListsFields } from './modules/workerLists/reference'
import { workersFields } from './modules/workers/reference'
import { workerSupportersFields } from './modules/workerSupporters/reference'

/** For each resource with schemas: the texts of its fields, for the API document. */
export const fieldTexts: FieldTextsOfResources = {
  accounts: accountsFields,
  activities: activitiesFields,
  aiSuggestions: aiSuggestionsFields,
  attendance: attendanceFields,
  billing: billingFields,
  bonusContracts: bonusContractsFields,
  budgets: budgetsFields,
  bulkOfferings: bulkOfferingsFields,
  callableWorkers: callableWorkersFields,
  chat: chatFields,
  chatTexts: chatTextsFields,
  clients: clientsFields,
  closingDays: closingDaysFields,
  companies: companiesFields,
  companyGroups: companyGroupsFields,
  dashboard: dashboardFields,
  documents: documentsFields,
  employmentNotices: employmentNoticesFields,
  evaluation: evaluationFields,
  factChecks: factChecksFields,
  files: filesFields,
  foreignWorkers: foreignWorkersFields,
  groups: groupsFields,
  guideTool: guideToolFields,
  identification: identificationFields,
  invitations: invitationsFields,
  ladders: laddersFields,
  levers: leversFields,
  longTermJobs: longTermJobsFields,
  manuals: manualsFields,
  masterData: masterDataFields,
  matchings: matchingsFields,
  members: membersFields,
  minimumWages: minimumWagesFields,
  myNumber: myNumberFields,
  notices: noticesFields,
  offerCopies: offerCopiesFields,
  offerings: offeringsFields,
  offers: offersFields,
  operatorRequests: operatorRequestsFields,
  paymentCorrections: paymentCorrectionsFields,
  places: placesFields,
  recordArchives: recordArchivesFields,
  reviews: reviewsFields,
  rosters: rostersFields,
  savedViews: savedViewsFields,
  sessions: sessionsFields,
  setupTokens: setupTokensFields,
  shareLinks: shareLinksFields,
  storeCancellations: storeCancellationsFields,
  workerLists: workerListsFields,
  workers: workersFields,
  workerSupporters: workerSupportersFields,
}
