import type { factChecks } from '@/contracts/factChecks'
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
