import type { ladders } from '@/contracts/ladders'
import type * as schemas from '@/contracts/ladders/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `ladders`. */
export const laddersReference: ReferenceOf<typeof ladders> = {
  forecast: {
    summary: '公開の順番の見込み',
    description: 'Whom each rung would reach, and how far it would fill the shift.',
  },
  one: { summary: '公開の順番', description: 'The rungs of an offering and which are open.' },
  advance: {
    summary: '次の公開先への切り替え',
    description: 'Opens the next rung now.',
  },
  move: {
    summary: '公開の順番の時刻の変更',
    description:
      'Opens a coming rung at another instant: after the rung before it, before the next one and before applications end.',
  },
  skip: {
    summary: '公開先の見送り',
    description: 'Passes over a rung that has not been opened.',
  },
}

/** The fields of `ladders` except those in `sharedFields`. */
export const laddersFields: FieldTexts<typeof schemas> = {
  'LadderCourseRung.matchedCount': [
    'この段で決まった人数',
    'Seats taken after this rung opened and before the next one did.',
  ],
  'LadderCourseRung.totalCount': [
    '届く人数',
    'Workers whom this rung and those before reach; null: they cannot be counted.',
  ],
  newCount: [
    '新たに届く人数',
    'Workers whom the rungs before did not reach; null: they cannot be counted.',
  ],
  previousStartsAt: [
    '見ていた時刻',
    'When the rung was to open, as the account saw it. 409 `stale` if the time has changed since.',
  ],
  'RungForecast.totalCount': [
    '届く人数',
    'Workers whom this rung and those before reach; null: they cannot be counted.',
  ],
  rungs: ['段', 'The rungs, in the order in which they open.'],
  skippedByName: ['飛ばした人', 'Name of the person who passed the rung over; null: nobody did.'],
  startsAt: ['始まる時刻', 'When the rung opens.'],
}
