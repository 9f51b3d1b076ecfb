import { page } from '@/contracts/common'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { flag, optionalId } from '@/lib/query'
import type {
  MultidateCreate,
  MultidateDraft,
  MultidatePosting,
  MultidateRepair,
  MultidateValidation,
} from './schemas'

// The offerings are created while the run is in progress, so the page that follows the run also reads them at its end.
const changes = ['multidatePostings', 'offerings', 'acknowledgements'] as const

/** Publishes one offering on many dates (複数日一括募集), in the background. */
export const bulkOfferings = resource('bulkOfferings', {
  /** Latest first. `unchecked`: runs whose result nobody has acknowledged. `operationId`: this run only. */
  list: endpoint('GET /clients/{clientId}/offering/multidate_posting_operations', {
    query: { page, unchecked: flag(), operationId: optionalId() },
    response: json<Paged<MultidatePosting>>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/offerings/{offeringId}/multidate_posting_operations', {
    body: json<MultidateCreate>(),
    response: json<MultidatePosting>(),
    permission: 'offering.publish',
    changes,
    errors: ['conflict', 'restricted'],
  }),
  /** Beyond the specification: checks all dates by the rules of a single offering, without creating anything. */
  validate: endpoint(
    'POST /clients/{clientId}/offerings/{offeringId}/multidate_posting_operations/validate',
    {
      body: json<MultidateDraft>(),
      response: json<MultidateValidation>(),
      permission: 'offering.publish',
      audit: false,
    },
  ),
  /** Beyond the specification: corrects failed dates and continues the run with them. */
  repair: endpoint(
    'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}',
    {
      body: json<MultidateRepair>(),
      response: json<MultidatePosting>(),
      permission: 'offering.publish',
      changes,
      errors: ['already_done', 'conflict', 'restricted'],
    },
  ),
  /** Acknowledges the result: its note is no longer shown. */
  check: endpoint(
    'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}/check',
    {
      response: json<MultidatePosting>(),
      permission: 'offering.publish',
      changes: ['multidatePostings'],
    },
  ),
})
