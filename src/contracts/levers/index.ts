import { endpoint, json, resource } from '@/contracts/endpoint'
import type { ChangedHours, HoursChange, OfferingLevers } from './schemas'

/**
 * Ways to fill the free seats of an offering (手だて). A higher wage and a wider scope are edits of the offering
 * (`offeringLifecycle.edit`, `ladders.advance`). They are read again with every change of an offering.
 */
export const levers = resource('offerings', {
  list: endpoint('GET /clients/{clientId}/offerings/{offeringId}/levers', {
    response: json<OfferingLevers>(),
    permission: 'offering.publish',
  }),
  /** Splits or moves the free seats in one step. Matched workers keep their hours. */
  changeHours: endpoint('POST /clients/{clientId}/offerings/{offeringId}/levers/hours', {
    body: json<HoursChange>(),
    response: json<ChangedHours>(),
    permission: 'offering.publish',
    changes: ['offerings'],
    errors: ['budget_exceeded', 'conflict', 'restricted', 'stale'],
  }),
})
