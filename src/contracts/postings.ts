import { isoDay, isoMonth } from '@/lib/query'
import { endpoint, json, resource } from './kit'
import { offerings } from './offerings'
import type { ClosedReason, OfferingDetail } from './offerings.schemas'
import type { KeptClosedReason, OfferingCalendar } from './postings.schemas'

const { page: _page, ...filters } = offerings.list.query
const alsoStale = ['offers', 'home', 'accounts', 'clients']

/** The life of a posting after it was made. Its reads are those of `offerings`. */
export const postings = resource('offerings', {
  calendar: endpoint('GET /clients/{clientId}/offerings/calendar', {
    /** A month, or a first and a last day of at most 62; the present month without either. */
    query: { ...filters, month: isoMonth(), fromOn: isoDay(), toOn: isoDay() },
    response: json<OfferingCalendar>(),
    can: 'store.read',
  }),
  close: endpoint('PATCH /clients/{clientId}/offerings/{offeringId}/close', {
    response: json<OfferingDetail>(),
    can: 'offering.publish',
    alsoStale,
  }),
  closedReason: endpoint('POST /clients/{clientId}/offerings/{offeringId}/closed_reason', {
    body: json<ClosedReason>(),
    response: json<KeptClosedReason>(),
    can: 'offering.publish',
  }),
  unpublish: endpoint('PATCH /clients/{clientId}/offerings/{offeringId}/unpublished', {
    response: json<OfferingDetail>(),
    can: 'offering.publish',
    alsoStale,
  }),
})
