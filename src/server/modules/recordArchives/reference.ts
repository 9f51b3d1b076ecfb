import type { recordArchives, storeRecordArchives } from '@/contracts/recordArchives'
import type * as schemas from '@/contracts/recordArchives/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `recordArchives`. */
export const recordArchivesReference: ReferenceOf<typeof recordArchives> = {
  list: {
    summary: '帳票の保管庫の一覧',
    description: 'Files that anybody in the company requested in the last 30 days.',
  },
  counts: {
    summary: '帳票の保管庫の件数',
    description:
      'How many files and records of each kind the twelve months up to `last_month` have.',
  },
  request: {
    summary: '帳票の保管庫の作成',
    description: 'All records of a year of chosen stores as one ZIP, in the background.',
  },
  remove: {
    summary: '帳票の保管庫の削除',
    description: 'Deletes a file before its seven days are over.',
  },
  file: {
    summary: '帳票の保管庫のZIP',
    description:
      'The file itself, by the signed link in `RecordArchive`; 404 for a link that has ended.',
  },
}

/** What the API reference says of `storeRecordArchives`. */
export const storeRecordArchivesReference: ReferenceOf<typeof storeRecordArchives> = {
  list: {
    summary: '店舗の帳票の保管庫の一覧',
    description: 'Files that anybody requested in this store in the last 30 days.',
  },
  counts: {
    summary: '店舗の帳票の保管庫の件数',
    description:
      'How many files and records of each kind the twelve months up to `last_month` have.',
  },
  request: {
    summary: '店舗の帳票の保管庫の作成',
    description: 'All records of a year of this store as one ZIP, in the background.',
  },
  remove: {
    summary: '店舗の帳票の保管庫の削除',
    description: 'Deletes a file before its seven days are over.',
  },
  file: {
    summary: '店舗の帳票の保管庫のZIP',
    description:
      'The file itself, by the signed link in `RecordArchive`; 404 for a link that has ended.',
  },
}

/** The fields of `recordArchives` except those in `sharedFields`. */
export const recordArchivesFields: FieldTexts<typeof schemas> = {
  fileCount: ['ファイルの数', 'Files in the ZIP, without the index; null: not made yet.'],
  lastMonth: ['最後の月', 'Last of the twelve months of records, YYYY-MM.'],
  oldestOn: [
    'いちばん古い勤務の日',
    'Day of the oldest shift that is a record; null before the first one.',
  ],
  oldestPaidOn: [
    'いちばん古い勤務の支払日',
    'Last day on which a wage of the shifts of `oldestOn` was paid; null without one.',
  ],
  progress: [
    '作成の進み具合',
    'How many steps of making the file are done; null before its first record and when it is made.',
  ],
  'RecordArchive.kinds': ['帳票の種類', 'Which kinds of records the ZIP holds; absent: all.'],
  'RecordArchiveRequest.kinds': [
    '帳票の種類',
    'Which kinds of records the ZIP holds; absent: all.',
  ],
  recordCount: ['件数', 'Notices, shifts, workers, confirmed months or contracts in these files.'],
  'RecordCount.kind': ['帳票の種類', 'Kind of the records that are counted.'],
  'RecordProgress.doneCount': [
    'できた件数',
    'Files of the ZIP that are written; of the notices each counts.',
  ],
  'RecordProgress.kind': ['作成中の帳票', 'Kind of the records that are being written.'],
  'RecordProgress.totalCount': [
    '全部の件数',
    'Files that the whole ZIP will hold; of the notices each counts.',
  ],
  'StoreRecordArchiveRequest.kinds': [
    '帳票の種類',
    'Which kinds of records the ZIP holds; absent: all.',
  ],
}
