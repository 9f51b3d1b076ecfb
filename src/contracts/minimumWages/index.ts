import { endpoint, json, resource } from '@/contracts/endpoint'
import type { BelowMinimum, MinimumWageRaise, MinimumWageRaised } from './schemas'

/** What pays less than the minimum wage of its own day, in all stores of a company. Beyond the specification. */
export const minimumWages = resource('minimumWages', {
  below: endpoint('GET /companies/{companyId}/below_minimum_wage', {
    response: json<BelowMinimum>(),
    permission: 'offering.publish',
  }),
  /**
   * Raises all that `below` lists, matched workers too. A repeat finds nothing left and changes nothing. 409 `changed`
   * when what is below is not what the caller confirmed.
   */
  raise: endpoint('POST /companies/{companyId}/below_minimum_wage/raise', {
    body: json<MinimumWageRaise>(),
    response: json<MinimumWageRaised>(),
    permission: 'offering.publish',
    changes: ['offerings', 'offers', 'matchings'],
    errors: ['changed'],
  }),
})
