import type { callableWorkers } from '@/contracts/callableWorkers'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `callableWorkers`. */
export const callableWorkersReference: ReferenceOf<typeof callableWorkers> = {
  ofOffering: {
    summary: '求人で呼べる人',
    description:
      'Which of these workers a posting could call. Without `offeringId`: the next posting that is not full.',
  },
  ofConditions: {
    summary: '条件から見た呼べる人',
    description:
      'The same for conditions that are not saved yet. `endTime` differs from `startTime`.',
  },
}
