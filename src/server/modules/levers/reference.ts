import type { levers } from '@/contracts/levers'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `levers`. */
export const leversReference: ReferenceOf<typeof levers> = {
  list: {
    summary: '空きを埋める手だて',
    description: 'Ways to fill the free seats of a posting, each with its effect and its cost.',
  },
  changeHours: {
    summary: '空きの勤務時間の変更',
    description:
      'Splits or moves the free seats. With matched workers they become postings of their own. 409 `stale`.',
  },
}
