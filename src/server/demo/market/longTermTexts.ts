import type { LongTermAnswer, LongTermBand } from '@/contracts/longTermJobs/enums'
import type { LongTermWishes } from '@/contracts/longTermJobs/schemas'

/** What workers write with an application for long-term employment. */
export const longTermMessages = [
  'お店の雰囲気が合っていて、長く続けたいです。レジの仕事も覚えたいです。',
  '何度か勤務して、みなさんの教え方がとても丁寧でした。定期的に入りたいです。',
  '家から近く、時間も合うので応募しました。週の希望は相談させてください。',
  '春から同じ時間に入れます。まずは短い時間からお願いできればうれしいです。',
] as const

const slots = (weekdays: readonly number[], band: LongTermBand, answer: LongTermAnswer = 'yes') =>
  weekdays.map((weekday) => ({ weekday, band, answer }))

/** When workers would like to work. */
export const longTermWishes: readonly LongTermWishes[] = [
  {
    daysPerWeek: 3,
    slots: [
      ...slots([3, 5, 6], 'evening'),
      ...slots([5, 6], 'night'),
      ...slots([6, 0], 'daytime', 'ask'),
    ],
    area: '',
  },
  { daysPerWeek: 2, slots: slots([6, 0], 'daytime'), area: '駅から歩ける範囲' },
  {
    daysPerWeek: 4,
    slots: [...slots([1, 2, 3, 4, 5], 'daytime'), ...slots([1, 2, 3], 'morning', 'ask')],
    area: '',
  },
  { daysPerWeek: 2, slots: slots([1, 3, 5], 'morning'), area: '' },
  { daysPerWeek: 1, slots: slots([5, 6], 'evening'), area: '' },
  { daysPerWeek: null, slots: [], area: '' },
]
