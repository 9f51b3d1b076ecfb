import type { workerDocuments } from '@/contracts/documents'
import type * as schemas from '@/contracts/documents/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `workerDocuments`. */
export const workerDocumentsReference: ReferenceOf<typeof workerDocuments> = {
  qualificationDocuments: {
    summary: '資格証の一覧',
    description: 'Certificates of the matched workers of a shift.',
  },
  imageLink: {
    summary: '資格証を開くリンク',
    description: 'A link that is valid for five minutes. Recorded in the audit log.',
  },
  stoolReports: {
    summary: '検便結果の一覧',
    description: 'Stool inspection reports of the workers of a shift.',
  },
  stoolReportLink: {
    summary: '検便結果を開くリンク',
    description: 'A link that is valid for five minutes. Recorded in the audit log.',
  },
  stoolSetting: {
    summary: '検便の設定',
    description: 'The rules of the store about stool inspections.',
  },
  stoolSettingOfOffering: {
    summary: '求人の検便の設定',
    description: 'The rules of an offering about stool inspections.',
  },
  open: {
    summary: '書類のファイル',
    description: 'The file of a document, by the parts of its link; 404 for a link that has ended.',
  },
}

/** The fields of `documents` except those in `sharedFields`. */
export const documentsFields: FieldTexts<typeof schemas> = {
  expired: ['期限切れ', 'Not valid on the day of work.'],
  expiresOn: ['有効期限', 'Last day on which the certificate is valid; null: it has no end.'],
  hasFile: ['検査結果の有無', 'The report can be opened.'],
  inspectedOn: ['検査日', 'Day of the test; null: not stated.'],
  documentFileId: ['書類', 'Id of the document.'],
  qualificationId: ['資格', 'Id of the qualification of the master data.'],
  qualificationName: ['資格名', 'Name of the qualification.'],
  'StoolInspectionReports.result': ['検査結果', 'What the test found; null: not stated.'],
  'StoolInspectionSetting.required': ['検便の要否', 'A stool test is required.'],
  submitBy: ['提出の期限', 'Deadline for the result; null: without a shift.'],
  submitDeadlineHoursBefore: [
    '提出の締め切り',
    'Hours before the start of the shift until which a result must be submitted.',
  ],
  validDays: ['有効な日数', 'Days for which a result is valid.'],
}
