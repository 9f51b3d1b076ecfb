import { longTermJobs as contract } from '@/contracts/longTermJobs'
import {
  LongTermAvailability,
  LongTermCandidates,
  LongTermJob,
  LongTermJobs,
  LongTermSelectionChange,
  LongTermUser,
} from '@/contracts/longTermJobs/schemas'
import { implement } from '@/server/http/route'
import { listCandidates } from './candidates'
import { availabilityOf, jobOf, jobsOf } from './jobs'
import { longTermJobsReference } from './reference'
import { changeSelection, findCandidate } from './selection'

export const longTermJobRoutes = implement(contract, longTermJobsReference, {
  available: {
    response: LongTermAvailability,
    run: ({ db, scope, now }) => availabilityOf({ db, scope, now }),
  },
  jobs: {
    response: LongTermJobs,
    run: async ({ db, scope, now }) => ({ items: await jobsOf({ db, scope, now }) }),
  },
  job: {
    response: LongTermJob,
    run: ({ db, scope, offeringId, now }) => jobOf({ db, scope, now }, offeringId),
  },
  applications: {
    response: LongTermCandidates,
    run: ({ db, scope, query }) => listCandidates(db, scope, 'application', query),
  },
  preferences: {
    response: LongTermCandidates,
    run: ({ db, scope, query }) => listCandidates(db, scope, 'preference', query),
  },
  user: {
    response: LongTermUser,
    run: ({ db, scope, userId, now }) => findCandidate({ db, scope, now }, userId),
  },
  selectApplication: {
    body: LongTermSelectionChange,
    response: LongTermUser,
    run: ({ db, scope, applicationId, body, account, now }) =>
      changeSelection(
        { db, scope, now },
        { kind: 'application', id: applicationId },
        { body, editor: account },
      ),
  },
  selectPreference: {
    body: LongTermSelectionChange,
    response: LongTermUser,
    run: ({ db, scope, preferenceId, body, account, now }) =>
      changeSelection(
        { db, scope, now },
        { kind: 'preference', id: preferenceId },
        { body, editor: account },
      ),
  },
})
