import type { rosters } from '@/contracts/rosters'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `rosters`. */
export const rostersReference: ReferenceOf<typeof rosters> = {
  fields: {
    summary: '出勤者名簿の項目',
    description: 'Columns of the roster, and those that the store selected.',
  },
  updateFields: {
    summary: '出勤者名簿の項目の保存',
    description: 'Replaces the selection.',
  },
  list: {
    summary: '出勤者名簿',
    description:
      'The workers of one day `on`, or of `fromOn` to `toOn`: 31 days at most. Without any: today.',
  },
  file: {
    summary: '出勤者名簿のExcelファイル',
    description: 'One day by `on`, or `fromOn` to `toOn`. Recorded in the audit log.',
  },
  csv: {
    summary: '出勤者名簿のCSV',
    description: 'One day by `on`, or `fromOn` to `toOn`. Recorded in the audit log.',
  },
}
