import type { aiSuggestions } from '@/contracts/aiSuggestions'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `aiSuggestions`. */
export const aiSuggestionsReference: ReferenceOf<typeof aiSuggestions> = {
  draft: {
    summary: 'ひな形の文案の下書き',
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
