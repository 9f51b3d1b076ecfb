import { endpoint, json, resource } from '@/contracts/endpoint'
import { text } from '@/lib/query'
import type { Places, TrackingData } from './schemas'

/**
 * Seven digits, full or half width, with any hyphens and 〒. The parameter accepts any text: the handler explains what
 * is wrong with it.
 */
const postalCode = {
  ...text(12),
  schema: {
    type: 'string',
    maxLength: 12,
    pattern: '^[-‐‑–—―−ー〒\\s]*([0-9０-９][-‐‑–—―−ー〒\\s]*){7}$',
  },
} as const

/**
 * Address suggestions for a form, by postal code (7 digits, with or without a hyphen) or by part of an address; one
 * of the two.
 */
export const places = resource('places', {
  find: endpoint('GET /clients/{clientId}/place', {
    query: { postalCode, address: text(200) },
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
