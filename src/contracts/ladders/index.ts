import { endpoint, json, resource } from '@/contracts/endpoint'
import { ids, int, isoDay, required, shiftTime, text } from '@/lib/query'
import type { LadderCourse, LadderForecast, LadderMove, LadderStep } from './schemas'

/** Ladders of publication (公開の順番): an offering opens to more and more workers at set times. */
export const ladders = resource('ladders', {
  /**
   * The workers whom each rung would reach, and its expected fill rate by the history of the store. `scopes`: the rungs
   * of the plan, separated by commas; '' for all. Past shifts of less than a third of `peopleWanted` do not count.
   */
  forecast: endpoint('GET /clients/{clientId}/offers/{offerId}/ladder_forecast', {
    query: {
      workOn: required(isoDay()),
      startTime: required(shiftTime()),
      endTime: required(shiftTime()),
      peopleWanted: int(1, 1, 100),
      groupIds: ids(),
      scopes: text(40),
    },
    response: json<LadderForecast>(),
    permission: 'offering.publish',
  }),
  one: endpoint('GET /clients/{clientId}/offerings/{offeringId}/ladder', {
    response: json<LadderCourse>(),
    permission: 'store.read',
  }),
  /** Opens the next rung now. */
  advance: endpoint('POST /clients/{clientId}/offerings/{offeringId}/ladder/advance', {
    body: json<LadderStep>(),
    response: json<LadderCourse>(),
    permission: 'offering.publish',
    changes: ['ladderRungs', 'offerings'],
    errors: ['conflict'],
  }),
  /** Opens a coming rung earlier or later; the order of the rungs stays. */
  move: endpoint('PATCH /clients/{clientId}/offerings/{offeringId}/ladder', {
    body: json<LadderMove>(),
    response: json<LadderCourse>(),
    permission: 'offering.publish',
    changes: ['ladderRungs', 'offerings'],
    errors: ['conflict', 'stale'],
  }),
  /** Skips a rung that has not been opened. */
  skip: endpoint('POST /clients/{clientId}/offerings/{offeringId}/ladder/skip', {
    body: json<LadderStep>(),
    response: json<LadderCourse>(),
    permission: 'offering.publish',
    changes: ['ladderRungs', 'offerings'],
    errors: ['conflict'],
  }),
})
