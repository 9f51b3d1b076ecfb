import { text } from '@/lib/query'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type { Places, TrackingData } from './schemas'

/**
 * Address suggestions for a form, by postal code (7 digits, with or without a hyphen) or by part of an address; one
 * of the two.
 */
export const places = resource('places', {
  find: endpoint('GET /clients/{clientId}/place', {
    query: { postalCode: text(12), address: text(200) },
    response: json<Places>(),
    permission: 'store.read',
  }),
})

/** Data for the tag manager; not displayed. */
export const trackingData = resource('clients', {
  trackingData: endpoint('GET /clients/{clientId}/tracking_data', {
    response: json<TrackingData>(),
    permission: 'store.read',
  }),
})
