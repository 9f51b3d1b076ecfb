import type { aiSuggestions } from '@/contracts/aiSuggestions'
import type * as schemas from '@/contracts/aiSuggestions/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `aiSuggestions`. */
export const aiSuggestionsReference: ReferenceOf<typeof aiSuggestions> = {
  draft: {
    summary: 'ひな形の文案',
    description:
      'A draft from the fixed texts of the occupation, without waiting. Nothing is saved.',
  },
  createJob: {
    summary: 'ひな形の文案づくりの開始',
    description: 'Starts a job that writes texts; poll it with `aiSuggestions.job`.',
  },
  job: {
    summary: 'ひな形の文案づくりの状態',
    description: 'The state of a job and, when done, its texts.',
  },
}

/** The fields of `aiSuggestions` except those in `sharedFields`. */
export const aiSuggestionsFields: FieldTexts<typeof schemas> = {
  'AiDraft.note': ['説明', 'Where the text comes from, in words.'],
  'AiDraft.result': ['文案', 'The texts of the offer.'],
  'AiSuggestionJob.input': ['文案のもと', 'What the store entered for the draft.'],
  'AiSuggestionJob.note': ['説明', 'Where the text comes from, in words; null: not begun.'],
  'AiSuggestionJob.result': ['文案', 'The texts of the offer; null: there is none yet.'],
  failure: ['失敗の理由', 'Why there is no text; null: it did not fail.'],
  generator: [
    '文案の作り方',
    '`template`: from fixed texts; `model`: by a language model; null: not begun.',
  ],
  industryNote: ['補足', 'What the draft should know of the store.'],
  keywords: ['キーワード', 'Words that the draft should use.'],
  tone: ['文体', 'How the draft should sound.'],
}
