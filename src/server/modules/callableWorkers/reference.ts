import type { callableWorkers } from '@/contracts/callableWorkers'
import type * as schemas from '@/contracts/callableWorkers/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `callableWorkers`. */
export const callableWorkersReference: ReferenceOf<typeof callableWorkers> = {
  ofOffering: {
    summary: '求人で呼べる人',
    description:
      'Which of these workers an offering could call. Without `offeringId`: the next offering that is not full.',
  },
  ofConditions: {
    summary: '条件から見た呼べる人',
    description:
      'The same for conditions that are not saved yet. `endTime` differs from `startTime`.',
  },
}

/** The fields of `callableWorkers` except those in `sharedFields`. */
export const callableWorkersFields: FieldTexts<typeof schemas> = {
  'CallableWorker.reason': ['理由', 'Why the worker cannot be called, in words; null: can be.'],
  'CallableWorkers.basis': [
    'もとにした求人',
    'The offering whose times and pay the answers rest on; null: none is there.',
  ],
  callsLeft: [
    '呼べる回数',
    'How often such a shift can still be worked in its month, by limits of pay, hours and rest days.',
  ],
  experienceCount: [
    '同じ職種の勤務回数',
    'Shifts at this store in the occupation of the offering.',
  ],
  monthRemainingYen: [
    '今月の残り',
    'Yen of pay that are left in the month of the shift; null: no limit.',
  ],
  moreCount: ['ほかの人数', 'Workers beyond those who are listed.'],
}
