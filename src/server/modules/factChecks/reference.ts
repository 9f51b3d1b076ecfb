import type { factChecks } from '@/contracts/factChecks'
import type * as schemas from '@/contracts/factChecks/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `factChecks`. */
export const factChecksReference: ReferenceOf<typeof factChecks> = {
  tasks: {
    summary: '事業実態確認の一覧',
    description: 'Open checks of the store `clientId`.',
  },
  submit: {
    summary: '事業実態確認の提出',
    description: 'Answers a check with photos.',
  },
}

/** The fields of `factChecks` except those in `sharedFields`. */
export const factChecksFields: FieldTexts<typeof schemas> = {
  'FactCheckInput.latitude': ['緯度', 'Degrees, where the picture was taken.'],
  'FactCheckInput.longitude': ['経度', 'Degrees, where the picture was taken.'],
  'FactCheckInput.place': ['撮影した場所', 'Where the picture was taken; null: not shared.'],
  'FactCheckSubmission.answer': ['回答', 'What the store answered.'],
  fileIds: ['画像', 'Ids of files.'],
  submissions: ['提出', 'What was submitted, the latest first.'],
  submittedBy: [
    '提出した人',
    'Name of the person who submitted it; null: no account of the console.',
  ],
  takenAt: ['撮影した日時', 'When the picture was taken; null: unknown.'],
}
