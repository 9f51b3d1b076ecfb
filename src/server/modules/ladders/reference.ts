import type { ladders } from '@/contracts/ladders'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `ladders`. */
export const laddersReference: ReferenceOf<typeof ladders> = {
  forecast: {
    summary: '公開の順番の見込み',
    description: 'Whom each step would reach, and how far it would fill the shift.',
  },
  one: { summary: '公開の順番', description: 'The steps of a posting and which are open.' },
  advance: {
    summary: '次の公開先への切り替え',
    description: 'Opens the next step now.',
  },
  move: {
    summary: '公開の順番の時刻の変更',
    description:
      'Opens a coming step at another instant: after the step before it, before the next one and before applications end.',
  },
  skip: {
    summary: '公開先の見送り',
    description: 'Passes over a step that has not been opened.',
  },
}
