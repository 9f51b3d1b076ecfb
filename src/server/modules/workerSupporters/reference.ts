import type { workerSupporters } from '@/contracts/workerSupporters'
import type * as schemas from '@/contracts/workerSupporters/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
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

/** The fields of `workerSupporters` except those in `sharedFields`. */
export const workerSupportersFields: FieldTexts<typeof schemas> = {
  appointedAt: ['任命した日時', 'When the worker became a supporter; null: the worker is none.'],
  criteriaMet: ['満たす条件', 'Criteria of an appointment that the worker meets.'],
  knownIds: [
    '見ていたサポーター',
    'Ids of the set that the account saw and that `userIds` replaces.',
  ],
  subjectId: ['お問い合わせの種類', 'Id of the subject in its list.'],
  supporterIds: ['今のサポーター', 'Ids of all workers whom the store has appointed.'],
}
