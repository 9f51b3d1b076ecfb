import type { identification } from '@/contracts/identification'
import type * as schemas from '@/contracts/identification/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `identification`. */
export const identificationReference: ReferenceOf<typeof identification> = {
  one: {
    summary: '事業者確認の状態',
    description: 'State, needed documents and what the operator said.',
  },
  apply: {
    summary: '事業者確認の申請',
    description: 'Applies with the documents that are finished.',
  },
  createDocument: {
    summary: '事業者確認の書類の登録',
    description: 'Announces a document that comes in pieces.',
  },
  sendDocument: {
    summary: '事業者確認の書類の送信',
    description: 'Sends one piece, Base64.',
  },
  finishDocument: {
    summary: '事業者確認の書類の完了',
    description: 'Checks the whole document. 409 `incomplete` while a piece is missing.',
  },
}

/** The fields of `identification` except those in `sharedFields`. */
export const identificationFields: FieldTexts<typeof schemas> = {
  applications: ['申請', 'Applications for identification, the latest first.'],
  appliedBy: ['申請した人', 'Name of the person who applied; null: no account of the console.'],
  documentIds: ['書類', 'Ids of documents that were uploaded.'],
  documents: ['書類', 'The latest document of each kind that was submitted.'],
  'Identification.company': ['企業情報', 'What the operator compares the documents with.'],
  'IdentificationInput.agreed': [
    '書類の取り扱いへの同意',
    '`true` confirms that the company agrees to how its documents are handled; `false` is refused.',
  ],
  missing: [
    '足りない項目',
    'Names of what has to be entered in the information of the company first.',
  ],
  registryIssuedOn: [
    '登記事項証明書の発行日',
    'Day on which the certificate was issued; null: it was not submitted.',
  ],
  requiredKinds: ['必要な書類', 'Kinds of documents that the company must submit.'],
}
