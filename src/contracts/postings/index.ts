import { isoDay, isoMonth } from '@/lib/query'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { offeringListQuery } from '@/contracts/offerings/query'
import type { ClosedReason, OfferingDetail, OfferingInput } from '@/contracts/offerings/schemas'
import type {
  KeptClosedReason,
  OfferingCalendar,
  OfferingEdit,
  OfferingEditValidation,
  OfferingRecreate,
} from './schemas'

const { page: _page, ...filters } = offeringListQuery
const invalidates = ['offers', 'home', 'accounts', 'clients']

/** The life of a posting after it was made. Its reads are those of `offerings`. */
export const postings = resource('offerings', {
  calendar: endpoint('GET /clients/{clientId}/offerings/calendar', {
    /** A month, or a first and a last day of at most 62; the present month without either. */
    query: { ...filters, month: isoMonth(), fromOn: isoDay(), toOn: isoDay() },
    response: json<OfferingCalendar>(),
    permission: 'store.read',
  }),
  close: endpoint('PATCH /clients/{clientId}/offerings/{offeringId}/close', {
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    invalidates,
  }),
  closedReason: endpoint('POST /clients/{clientId}/offerings/{offeringId}/closed_reason', {
    body: json<ClosedReason>(),
    response: json<KeptClosedReason>(),
    permission: 'offering.publish',
  }),
  unpublish: endpoint('PATCH /clients/{clientId}/offerings/{offeringId}/unpublished', {
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    invalidates,
  }),
  /** Changes a posting, and publishes an unpublished one with `publish`. */
  edit: endpoint('PATCH /clients/{clientId}/offers/{offerId}/offerings/{offeringId}', {
    body: json<OfferingEdit>(),
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    invalidates,
  }),
  validateEdit: endpoint(
    'POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/validate',
    {
      body: json<OfferingInput>(),
      response: json<OfferingEditValidation>(),
      permission: 'offering.publish',
      audit: false,
    },
  ),
  /** The same conditions on another day, not yet public. */
  recreate: endpoint('POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/recreate', {
    body: json<OfferingRecreate>(),
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    invalidates: ['offers', 'home'],
  }),
})
