import type { workerSupporters } from '@/contracts/workerSupporters'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `workerSupporters`. */
export const workerSupportersReference: ReferenceOf<typeof workerSupporters> = {
  list: {
    summary: 'ワーカーサポーターの全員',
    description: 'All supporters and candidates, without pages.',
  },
  candidates: { summary: 'ワーカーサポーターの候補', description: 'Candidates by page.' },
  appoint: {
    summary: 'ワーカーサポーターの任命',
    description: 'Replaces the set; 409 when somebody else has changed it since it was read.',
  },
  inquire: {
    summary: 'ワーカーサポーターのお問い合わせ',
    description: 'Sends an inquiry to the operator.',
  },
  subjects: { summary: 'お問い合わせの件名の一覧', description: 'Subjects of inquiries.' },
}
