import type { recordArchives, storeRecordArchives } from '@/contracts/recordArchives'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `recordArchives`. */
export const recordArchivesReference: ReferenceOf<typeof recordArchives> = {
  list: {
    summary: '帳票の保管庫の一覧',
    description: 'Files that anybody of the company asked for in the last 30 days.',
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
  remove: { summary: '帳票の保管庫の削除', description: 'Deletes a file before its seven days.' },
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
    description: 'Files that anybody asked for in this store in the last 30 days.',
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
    description: 'Deletes a file before its seven days.',
  },
  file: {
    summary: '店舗の帳票の保管庫のZIP',
    description:
      'The file itself, by the signed link in `RecordArchive`; 404 for a link that has ended.',
  },
}
