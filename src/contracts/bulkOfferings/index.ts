import { flag, int } from '@/lib/query'
import { page } from '@/contracts/common'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  MultidateCreate,
  MultidateDraft,
  MultidatePosting,
  MultidateRepair,
  MultidateValidation,
} from './schemas'

// The postings themselves appear while the run goes on: whoever watches it reads these again when it has ended.
const invalidates = ['offerings', 'offers', 'dashboard', 'accounts', 'clients']

/** One posting on many dates (複数日一括募集), made in the background. */
export const bulkOfferings = resource('bulkOfferings', {
  /** The latest first. `unchecked`: whose outcome nobody has read yet. `operationId`: that one alone, to follow it. */
  list: endpoint('GET /clients/{clientId}/offering/multidate_posting_operations', {
    query: { page, unchecked: flag(), operationId: int(0, 1, 999_999_999_999_999) },
    response: json<Paged<MultidatePosting>>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/offerings/{offeringId}/multidate_posting_operations', {
    body: json<MultidateCreate>(),
    response: json<MultidatePosting>(),
    permission: 'offering.publish',
    invalidates,
  }),
  /** Beyond the specification: the same rules as of a single posting, for all dates at once, before anything is made. */
  validate: endpoint(
    'POST /clients/{clientId}/offerings/{offeringId}/multidate_posting_operations/validate',
    {
      body: json<MultidateDraft>(),
      response: json<MultidateValidation>(),
      permission: 'offering.publish',
      audit: false,
    },
  ),
  /** Beyond the specification: failed dates are mended where they stand, and the run goes on with them. */
  repair: endpoint(
    'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}',
    {
      body: json<MultidateRepair>(),
      response: json<MultidatePosting>(),
      permission: 'offering.publish',
      invalidates,
    },
  ),
  /** The outcome was read: its note is shown no more. */
  check: endpoint(
    'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}/check',
    {
      response: json<MultidatePosting>(),
      permission: 'offering.publish',
      invalidates: ['dashboard', 'accounts'],
    },
  ),
})
