import type { rosters } from '@/contracts/rosters'
import type * as schemas from '@/contracts/rosters/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
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
  recordSafetyTraining: {
    summary: '雇入れ時教育の記録',
    description:
      'Records that a worker was taught before the work, from the day of work on. The first record stays; `isGiven` false takes it back. Recorded in the audit log.',
  },
  recordAgeCertificate: {
    summary: '年齢証明書の確認の記録',
    description:
      'Records that the certificate of age of somebody under 18 was seen. The first record stays; `isSeen` false takes it back. Recorded in the audit log.',
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

/** The fields of `rosters` except those in `sharedFields`. */
export const rostersFields: FieldTexts<typeof schemas> = {
  cells: ['欄', 'Values in the order of `columns`: texts, and numbers for counts.'],
  hiddenLabels: ['見られない列', 'Names of columns of the store that this account may not read.'],
  lockedReason: [
    '使えない理由',
    'Why this account can neither see nor switch the column; null: it can.',
  ],
  'Roster.key': ['列', 'The column.'],
  'Roster.offerings': ['求人', 'Offerings by start, with their workers.'],
  'RosterFields.enabled': ['表示', 'The column is shown.'],
  'RosterFields.key': ['列', 'The column.'],
  'RosterFields.note': ['説明', 'What the column says.'],
  'RosterFieldsUpdate.enabled': ['表示', 'The column is shown.'],
  'RosterFieldsUpdate.key': ['列', 'The column.'],
  isGiven: ['教えた', 'true: the worker was taught; false: takes a wrong tick back.'],
  isSeen: ['確認した', 'true: the certificate of age was seen; false: takes a wrong tick back.'],
  ageCertificate: [
    '年齢証明書',
    'The record for a worker under 18 on the day of work; null: for others, or if the account cannot record it.',
  ],
  seen: ['確認した人', 'Who saw it, and when; null: nobody.'],
  'AgeCertificate.byName': ['記録した人', 'Who recorded it; null: the account has left.'],
  'AgeCertificate.at': ['記録した日時', 'When it was recorded.'],
  'Roster.safetyTraining': ['雇入れ時教育', 'Who recorded it, and when; null: nobody has.'],
  'SafetyTraining.safetyTraining': ['雇入れ時教育', 'Who recorded it, and when; null: nobody has.'],
  'Roster.byName': ['記録した人', 'Who recorded it; null: the account has left.'],
  'SafetyTraining.byName': ['記録した人', 'Who recorded it; null: the account has left.'],
  'Roster.at': ['記録した日時', 'When it was recorded.'],
  'SafetyTraining.at': ['記録した日時', 'When it was recorded.'],
  rows: ['行', 'One row for each worker who is expected.'],
}
