import type { activities } from '@/contracts/activities'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `activities`. */
export const activitiesReference: ReferenceOf<typeof activities> = {
  list: {
    summary: '操作履歴の一覧',
    description: 'Who did what and when, newest first; `before` continues after the last entry.',
  },
  file: {
    summary: '操作履歴のCSV',
    description:
      'All entries that the conditions find. 422 `too_many_rows` when they are too many. Recorded in the audit log.',
  },
}
