import { endpoint, json, resource } from '@/contracts/endpoint'
import { flag, ids, int, isoDay, optionalId, required, shiftTime } from '@/lib/query'
import type { CallableWorkers } from './schemas'

/**
 * The workers whom an offering could call (呼べる人), and those whom its pay and times would exclude, before it is
 * published.
 */
export const callableWorkers = resource('callableWorkers', {
  /**
   * Which of the store's workers can be called for an offering. `offeringId`: the offering; 0 for the next one of the
   * store that is not full.
   */
  ofOffering: endpoint('GET /clients/{clientId}/callable_workers', {
    query: { offeringId: optionalId(), userIds: ids() },
    response: json<CallableWorkers>(),
    permission: 'private.read',
  }),
  /**
   * Which workers can be called for conditions that are not saved yet: members of groups, with `trusted` the trusted
   * workers, and with `experienced` those who have worked here in the occupation.
   */
  ofConditions: endpoint('GET /clients/{clientId}/offers/{offerId}/callable_workers', {
    query: {
      workOn: required(isoDay()),
      startTime: required(shiftTime()),
      endTime: required(shiftTime()),
      breakMin: int(0, 0, 240),
      hourlyWageYen: required(int(0, 1, 20_000)),
      transportationYen: int(0, 0, 3000),
      groupIds: ids(),
      trusted: flag(),
      experienced: flag(),
    },
    response: json<CallableWorkers>(),
    permission: 'offering.publish',
  }),
})
