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
      'Splits or moves the free seats. With matched workers they become offerings of their own. 409 `stale`.',
  },
}

/** The fields of `levers` except those in `sharedFields`. */
export const leversFields: FieldTexts<typeof schemas> = {
  added: ['加わる求人', 'Offerings that would be published beside it.'],
  addedIds: ['加わった求人', 'Ids of offerings that were published for the free seats.'],
  costAfter: ['手だてありの費用', 'What all seats cost with it, tax included.'],
  costBefore: ['今の費用', 'What all seats cost as it is, tax included.'],
  freeSeatCount: ['空きの枠', 'Seats that nobody has taken.'],
  'Lever.after': ['手だてありの実績', 'How often past shifts with it filled.'],
  'Lever.edit': ['手だてありの条件', 'Conditions of the offering with it.'],
  levers: ['手だて', 'Ways to fill the free seats.'],
  movedByMin: ['ずらす時間', 'Minutes, earlier if negative; 0 unless the shift moves.'],
  nextRung: ['次の段', 'Step of the ladder that opens; null: it opens none.'],
}
