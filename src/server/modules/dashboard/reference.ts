import type { dashboard, dashboardFigures } from '@/contracts/dashboard'
import type * as schemas from '@/contracts/dashboard/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
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
    description:
      'Offers and offerings of the store that pay less than the minimum wage of their day.',
  },
}

/** The fields of `dashboard` except those in `sharedFields`. */
export const dashboardFields: FieldTexts<typeof schemas> = {
  firstSteps: [
    'はじめの準備',
    'Which steps before the first shift are done; null: a published shift has started.',
  ],
  'FirstSteps.offer': ['ひな形', 'The offer to continue with; null: none.'],
  missingFacts: ['足りない店舗情報', 'What the page of the store shows as missing or not checked.'],
  'MonthCost.days': [
    '日ごと',
    'The cost of each day, with its share of the tax; they add up to the total.',
  ],
  'MonthCost.yen': ['費用', 'Yen of the day, tax included.'],
  offering: ['求人', 'The earliest offering; null: there is none.'],
  overdueMin: ['遅れ', 'Minutes since the start without a check-in; 0: not late.'],
  repeatRate: [
    'リピート率',
    'Percent of the workers of the month who worked here twice or more; null: none.',
  ],
  replacement: [
    '代わりの募集',
    'The offering that looks for their replacements, or has found them; null: there is none.',
  ],
  storeReady: ['店舗情報の入力', 'Nothing of `missingFacts` is left.'],
  'TodayBoard.offerings': ['求人', 'Offerings of the day, with their workers.'],
  'Todos.items.chatRoomUid': [
    'チャット',
    'Uid of the first room that it is about; absent: it is about none.',
  ],
  'Todos.items.note': ['内容', 'What waits, in words.'],
  'Todos.items.operationId': [
    '一括公開',
    'Id of the first run of many dates that it is about; absent: it is about none.',
  ],
  unanswered: ['未回答', 'The worker has not answered the questions of the store.'],
  unreadMessage: [
    '未読のメッセージ',
    'Latest message of the worker, if something is unread; null: nothing is.',
  ],
  untilOn: ['集計の最終日', 'Last day that is counted.'],
  usable: ['使えるか', 'Offerings can be made from it.'],
  users: ['ワーカー', 'Workers of the shift.'],
  workedCountBefore: ['前の月の勤務回数', 'Shifts of the month before, until the same day of it.'],
}
