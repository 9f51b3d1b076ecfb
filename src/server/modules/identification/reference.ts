import type { identification } from '@/contracts/identification'
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
