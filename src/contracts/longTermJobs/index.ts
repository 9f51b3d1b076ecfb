import { endpoint, json, resource } from '@/contracts/endpoint'
import { longTermCandidateQuery } from './query'
import type {
  LongTermAvailability,
  LongTermCandidates,
  LongTermJob,
  LongTermJobs,
  LongTermSelectionChange,
  LongTermUser,
} from './schemas'

const changes = ['longTermCandidates', 'chatMessages'] as const

/** Long-term employment (長期採用): jobs, the workers who applied or expressed a preference, and their selection. */
export const longTermJobs = resource('longTermJobs', {
  /** Whether a job is offered, and what hiring costs by contract. */
  available: endpoint('GET /clients/{clientId}/long_term_jobs/available', {
    response: json<LongTermAvailability>(),
    permission: 'store.read',
  }),
  jobs: endpoint('GET /clients/{clientId}/long_term_jobs/offerings', {
    response: json<LongTermJobs>(),
    permission: 'store.read',
  }),
  job: endpoint('GET /clients/{clientId}/long_term_jobs/offerings/{offeringId}', {
    response: json<LongTermJob>(),
    permission: 'store.read',
  }),
  /** Workers who applied, the latest first. */
  applications: endpoint('GET /clients/{clientId}/long_term_jobs/offerings/users', {
    query: longTermCandidateQuery,
    response: json<LongTermCandidates>(),
    permission: 'store.read',
  }),
  /** Workers who expressed a preference for this store, the latest first. */
  preferences: endpoint('GET /clients/{clientId}/long_term_jobs/users', {
    query: longTermCandidateQuery,
    response: json<LongTermCandidates>(),
    permission: 'store.read',
  }),
  user: endpoint('GET /clients/{clientId}/long_term_jobs/users/{userId}', {
    response: json<LongTermUser>(),
    permission: 'store.read',
  }),
  /**
   * Changes the state or the note of a selection. Hiring ends the other open selections of the worker here. 409 for a
   * step back, which only a company administrator may make.
   */
  selectApplication: endpoint(
    'PATCH /clients/{clientId}/long_term_jobs/applications/{applicationId}/selection',
    {
      body: json<LongTermSelectionChange>(),
      response: json<LongTermUser>(),
      permission: 'longTerm.manage',
      changes,
      errors: ['cannot_select', 'stale'],
    },
  ),
  selectPreference: endpoint(
    'PATCH /clients/{clientId}/long_term_jobs/preferences/{preferenceId}/selection',
    {
      body: json<LongTermSelectionChange>(),
      response: json<LongTermUser>(),
      permission: 'longTerm.manage',
      changes,
      errors: ['cannot_select', 'stale'],
    },
  ),
})
