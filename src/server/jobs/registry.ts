import { aiSuggestionJob } from './handlers/aiSuggestion'
import { arrivalRemindersJob } from './handlers/arrivalReminders'
import { approveCorrectionsJob } from './handlers/approveCorrections'
import { confirmMonthsJob, overdueJob } from './handlers/billing'
import { bulkOfferingsJob } from './handlers/bulkOfferings'
import { budgetWarningsJob } from './handlers/budgetWarnings'
import { cancelReviewJob } from './handlers/cancelReview'
import { companyGroupsJob } from './handlers/companyGroups'
import { digestJob } from './handlers/mails/digest'
import { exportFileJob } from './handlers/exportFile'
import { factCheckJob } from './handlers/factCheck'
import { graduateNoticesJob } from './handlers/graduateNotices'
import { ladderJob } from './handlers/ladder'
import { ladderNoticesJob } from './handlers/ladderNotices'
import { mailJob } from './handlers/mails/mail'
import { moveFilesJob } from './handlers/moveFiles'
import { requestReviewJob } from './handlers/requestReview'
import { operatorReviewJob } from './handlers/operatorReview'
import { setupMailJob } from './handlers/mails/setupMail'
import { storeEventJob } from './handlers/mails/storeEvent'
import { sweepJob } from './handlers/sweep'
import type { JobDefinition, Lane } from './worker'

/** Job definitions by kind. The kind is stored in the jobs table, so it must not be renamed while such rows exist. */
export const jobDefinitions = {
  mail: mailJob,
  setupMail: setupMailJob,
  storeEvent: storeEventJob,
  digest: digestJob,
  sweep: sweepJob,
  fixDue: approveCorrectionsJob,
  cancelReview: cancelReviewJob,
  requestReview: requestReviewJob,
  operatorReview: operatorReviewJob,
  multidate: bulkOfferingsJob,
  aiSuggestion: aiSuggestionJob,
  confirmMonths: confirmMonthsJob,
  overdue: overdueJob,
  budgetWarnings: budgetWarningsJob,
  exportFile: exportFileJob,
  factCheck: factCheckJob,
  companyGroups: companyGroupsJob,
  graduateNotices: graduateNoticesJob,
  arrivalReminders: arrivalRemindersJob,
  ladder: ladderJob,
  ladderNotices: ladderNoticesJob,
  moveFiles: moveFilesJob,
} as const satisfies Record<string, JobDefinition>

/** Maximum number of parallel jobs of each lane in one process. */
export const slotsPerLane: Readonly<Record<Lane, number>> = {
  mail: 4,
  postings: 2,
  suggestions: 4,
  default: 2,
}
