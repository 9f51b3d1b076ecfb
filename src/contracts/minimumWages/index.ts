import { endpoint, json, resource } from '@/contracts/endpoint'
import type { BelowMinimum, MinimumWageRaise, MinimumWageRaised } from './schemas'

/** Offers and offerings below the minimum wage of their day, in all stores of a company. Beyond the specification. */
export const minimumWages = resource('minimumWages', {
  below: endpoint('GET /companies/{companyId}/below_minimum_wage', {
    response: json<BelowMinimum>(),
    permission: 'offering.publish',
  }),
  /**
   * Raises everything that `below` lists, including matched workers. Idempotent. 409 `changed` if the list differs from
   * what the caller confirmed.
   */
  raise: endpoint('POST /companies/{companyId}/below_minimum_wage/raise', {
    body: json<MinimumWageRaise>(),
    response: json<MinimumWageRaised>(),
    permission: 'offering.publish',
    changes: ['offerings', 'offers', 'matchings'],
    errors: ['changed'],
  }),
})
