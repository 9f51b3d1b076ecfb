import type { workerDocuments } from '@/contracts/documents'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `workerDocuments`. */
export const workerDocumentsReference: ReferenceOf<typeof workerDocuments> = {
  qualificationDocuments: {
    summary: '資格証の一覧',
    description: 'Certificates of the matched workers of a shift.',
  },
  imageLink: {
    summary: '資格証を開くリンク',
    description: 'A link of five minutes. Recorded in the audit log.',
  },
  stoolReports: {
    summary: '検便結果の一覧',
    description: 'Stool inspection reports of the workers of a shift.',
  },
  stoolReportLink: {
    summary: '検便結果を開くリンク',
    description: 'A link of five minutes. Recorded in the audit log.',
  },
  stoolSetting: { summary: '検便の設定', description: 'What the store asks of its workers.' },
  stoolSettingOfOffering: {
    summary: '求人の検便の設定',
    description: 'What a posting asks of its workers.',
  },
  open: {
    summary: '書類のファイル',
    description: 'The file of a document, by the parts of its link; 404 for a link that has ended.',
  },
}
