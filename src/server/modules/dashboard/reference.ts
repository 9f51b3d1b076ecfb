import type { dashboard, dashboardFigures } from '@/contracts/dashboard'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `dashboard`. */
export const dashboardReference: ReferenceOf<typeof dashboard> = {
  today: {
    summary: '本日の勤務',
    description: 'The shifts and workers of a day. Without `on`: today.',
  },
  todos: { summary: 'やること', description: 'Open tasks of the store, the most urgent first.' },
}

/** What the API reference says of `dashboardFigures`. */
export const dashboardFiguresReference: ReferenceOf<typeof dashboardFigures> = {
  summary: { summary: '今月のまとめ', description: 'Figures of the present month.' },
  cost: { summary: '今月の費用', description: 'Costs of the present month, in yen.' },
  belowMinimumWage: {
    summary: '最低賃金を下回る求人',
    description: 'What of the store pays less than the minimum wage of its day.',
  },
}
