import type { bulkOfferings } from '@/contracts/bulkOfferings'
import type * as schemas from '@/contracts/bulkOfferings/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `bulkOfferings`. */
export const bulkOfferingsReference: ReferenceOf<typeof bulkOfferings> = {
  list: {
    summary: '複数日一括募集の一覧',
    description: 'Runs, latest first. `unchecked`: those whose result nobody has acknowledged.',
  },
  create: {
    summary: '複数日一括募集の開始',
    description: 'Publishes one offering on many dates, in the background.',
  },
  validate: {
    summary: '複数日一括募集の事前確認',
    description: 'Checks all dates by the rules of a single offering; creates nothing.',
  },
  repair: {
    summary: '複数日一括募集の修正',
    description: 'Corrects failed dates and continues the run with them.',
  },
  check: {
    summary: '複数日一括募集の結果の確認',
    description: 'Acknowledges the result: its note is no longer shown.',
  },
}

/** The fields of `bulkOfferings` except those in `sharedFields`. */
export const bulkOfferingsFields: FieldTexts<typeof schemas> = {
  budgets: ['超える予算', 'Budgets that the dates would exceed, by month.'],
  itemId: ['日付の番号', 'Id of the date in its run.'],
  'MultidateItem.result': ['結果', 'What has become of the date.'],
  'MultidateValidation.months': [
    '月ごとの利用枠',
    'The rest of the usage limit in each month; none: no limit.',
  ],
  'MultidateValidation.plannedYen': ['この一括公開の費用', 'Yen that the dates of the month cost.'],
  'MultidateValidation.remainingYen': [
    '残りの利用枠',
    'Yen of the month that are left, over all stores; may be negative.',
  ],
  pendingCount: ['待ちの件数', 'How many are not done yet.'],
  refused: ['公開できない理由', 'Why nothing can be published from this offer; null: it can.'],
  skippedCount: ['見送った件数', 'How many were given up.'],
  skippedItemIds: ['見送る日付', 'Ids of dates that are given up.'],
  sourceOfferingId: ['元の求人', 'Id of the offering whose conditions are taken.'],
  startedAt: ['始まった時刻', 'When it began; null: not yet.'],
}
