import type { levers } from '@/contracts/levers'
import type * as schemas from '@/contracts/levers/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `levers`. */
export const leversReference: ReferenceOf<typeof levers> = {
  list: {
    summary: '空きを埋める手だて',
    description: 'Ways to fill the free seats of an offering, each with its effect and its cost.',
  },
  changeHours: {
    summary: '空きの勤務時間の変更',
    description:
      'Splits or moves the free seats. If the offering has matched workers, the free seats become separate offerings. 409 `stale` when the offering was changed since it was read.',
  },
}

/** The fields of `levers` except those in `sharedFields`. */
export const leversFields: FieldTexts<typeof schemas> = {
  added: ['加わる求人', 'Offerings that the lever would publish besides this one.'],
  addedIds: ['加わった求人', 'Ids of the offerings that were published for the free seats.'],
  costAfter: ['手だてありの費用', 'What all seats would cost with the lever, tax included.'],
  costBefore: ['今の費用', 'What all seats cost without the lever, tax included.'],
  freeSeatCount: ['空きの枠', 'Seats that nobody has taken.'],
  'Lever.after': [
    '手だてありの実績',
    'How often past shifts filled that had what the lever offers.',
  ],
  'Lever.edit': ['手だてありの条件', 'Conditions of the offering with the lever.'],
  levers: ['手だて', 'Ways to fill the free seats.'],
  movedByMin: [
    'ずらす時間',
    'Minutes by which the shift moves, earlier if negative; 0 unless it moves.',
  ],
  nextRung: ['次の段', 'Rung of the ladder that the lever opens; null: none.'],
}
