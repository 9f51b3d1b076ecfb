import { factCheckOccasions } from '@/domain/factChecks/tasks'
import type { Operation } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { generateSuggestion } from '@/server/modules/aiSuggestions/service'
import { confirmDueMonths, remindOfOverdue } from '@/server/modules/billing/service'
import { mailBudgetRequests, warnOfBudgets } from '@/server/modules/budgets/service'
import { failDates, publishDates } from '@/server/modules/bulkOfferings/service'
import { confirmDueCertificates } from '@/server/modules/documents/service'
import { decideDueFactChecks, openFactCheckFor } from '@/server/modules/factChecks/service'
import { moveBodies, removeObjects } from '@/server/modules/files/service'
import { fillGroups } from '@/server/modules/groups/service'
import { decideDueIdentifications } from '@/server/modules/identification/service'
import {
  notifyRung,
  openDueRungs,
  type LadderJob,
  type LadderNotices,
} from '@/server/modules/ladders/service'
import { sendArrivalReminders } from '@/server/modules/matchings/service'
import { notifyGraduates, type GraduateNotices } from '@/server/modules/offerings/service'
import { decideDueRequests } from '@/server/modules/operatorRequests/service'
import { approveDue } from '@/server/modules/paymentCorrections/service'
import { decideDueReviews } from '@/server/modules/storeCancellations/service'
import { exportFileJob } from './handlers/exportFile'
import { digestJob } from './handlers/mails/digest'
import { mailJob } from './handlers/mails/mail'
import { setupMailJob } from './handlers/mails/setupMail'
import { storeEventJob } from './handlers/mails/storeEvent'
import { STANDARD_LEASE_SECONDS } from './handlers/standardLease'
import { sweepJob } from './handlers/sweep'
import type { Job } from './queue'
import type { JobDefinition, JobHandler, Lane } from './worker'

/**
 * A job that runs once, in the transaction that marks it as done. A job with an empty payload handles everything that
 * is due.
 */
const once = (
  action: (operation: Operation, payload: Job['payload'], settings: Settings) => Promise<unknown>,
): JobDefinition => ({
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, { clock, settings }) =>
    async (db) =>
      action({ db, now: clock() }, payload, settings),
})
/** A job that opens its own transactions, so that the next attempt continues where an interrupted one stopped. */
const inSteps =
  (action: (...job: Parameters<JobHandler>) => Promise<unknown>): JobHandler =>
  async (...job) => {
    await action(...job)
    return () => Promise.resolve()
  }
const standard = { lane: 'default', leaseSeconds: STANDARD_LEASE_SECONDS } as const

/** Job definitions by kind. The kind is stored in the jobs table, so it must not be renamed while such rows exist. */
export const jobDefinitions = {
  mail: mailJob,
  setupMail: setupMailJob,
  storeEvent: storeEventJob,
  digest: digestJob,
  sweep: sweepJob,
  exportFile: exportFileJob,
  fixDue: once(({ db, now }) => approveDue(db, now)),
  // The embedded operator decides.
  cancelReview: once(({ db, now }) => decideDueReviews(db, now)),
  requestReview: once((operation) => decideDueRequests(operation)),
  operatorReview: once(async (operation, _, settings) => {
    await decideDueIdentifications(operation, settings)
    await decideDueFactChecks(operation, settings)
    await confirmDueCertificates(operation)
  }),
  factCheck: once((operation, payload, settings) => {
    const occasion = factCheckOccasions.find((candidate) => candidate === payload['occasion'])
    if (occasion === undefined) throw new TypeError('no occasion of a fact check')
    return openFactCheckFor(operation, settings, Number(payload['clientId']), occasion)
  }),
  multidate: {
    ...standard,
    lane: 'offerings',
    run: inSteps(publishDates),
    onFailed: failDates,
  },
  aiSuggestion: { ...standard, lane: 'suggestions', run: generateSuggestion },
  confirmMonths: {
    ...standard,
    run: inSteps((_, context, signal) => confirmDueMonths(context, signal)),
  },
  overdue: once((operation, _, settings) => remindOfOverdue(operation, settings)),
  budgetWarnings: once(async (operation, _, settings) => {
    await mailBudgetRequests(operation, settings)
    await warnOfBudgets(operation, settings)
  }),
  // Enqueued after a change that affects the automatic groups of the company.
  companyGroups: once((operation, payload) =>
    fillGroups(
      operation,
      { companyId: Number(payload['companyId']), clientId: null },
      Number(payload['userId']),
    ),
  ),
  graduateNotices: once((operation, payload) =>
    notifyGraduates(operation, payload as GraduateNotices),
  ),
  arrivalReminders: once((operation) => sendArrivalReminders(operation)),
  ladder: once((operation, payload) => openDueRungs(operation, payload as LadderJob)),
  ladderNotices: once((operation, payload) => notifyRung(operation, payload as LadderNotices)),
  // While the file storage is unavailable, it fails and is retried: the bytes stay in the database.
  moveFiles: {
    ...standard,
    run: inSteps(async (_, context, signal) => {
      await moveBodies(context, signal)
      await removeObjects(context, signal)
    }),
  },
} as const satisfies Record<string, JobDefinition>

/** Maximum number of parallel jobs of each lane in one process. */
export const slotsPerLane: Readonly<Record<Lane, number>> = {
  mail: 4,
  offerings: 2,
  suggestions: 4,
  default: 2,
}
