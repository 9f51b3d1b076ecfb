import type { activities } from '@/contracts/activities'
import type * as schemas from '@/contracts/activities/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `activities`. */
export const activitiesReference: ReferenceOf<typeof activities> = {
  list: {
    summary: '操作の記録',
    description: 'Who did what and when, newest first; `before` continues after the last entry.',
  },
  file: {
    summary: '操作の記録のCSV',
    description:
      'All entries that the conditions find. 422 `too_many_rows` when they are too many. Recorded in the audit log.',
  },
}

/** The fields of `activities` except those in `sharedFields`. */
export const activitiesFields: FieldTexts<typeof schemas> = {
  account: ['操作した人', 'Who acted; null: the account does not exist any more.'],
  accounts: ['アカウント', 'Who has a role in the company, for the filter.'],
  'Activity.after': ['変更後', 'The value after the action, in words.'],
  'Activity.at': ['操作した日時', 'When the action was taken.'],
  'Activity.before': ['変更前', 'The value before the action, in words.'],
  'Activity.store': ['店舗', 'Store of the action; null: the company itself.'],
  targets: ['対象', 'The things that the action changed, the most specific first.'],
  'Activity.text': ['操作', 'What was done, in words.'],
  'ActivityList.stores': ['店舗', 'Stores of the company, for the filter.'],
  changes: ['変更', 'What the action changed, with the values before and after it.'],
  isDenied: ['権限なし', 'The account lacked the right, so nothing was done.'],
  nextBefore: ['続きの位置', '`before` of the next call; null: there is no more.'],
}
