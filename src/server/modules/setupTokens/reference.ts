import type { setupTokens } from '@/contracts/setupTokens'
import type * as schemas from '@/contracts/setupTokens/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `setupTokens`. */
export const setupTokensReference: ReferenceOf<typeof setupTokens> = {
  request: {
    summary: 'パスワード設定メールの送信',
    description: 'Always 204, so that a caller cannot find out which addresses have an account.',
  },
  one: {
    summary: 'パスワード設定のリンク',
    description: 'For whom the link is. 422 `token_dead` for one that has ended.',
  },
  use: {
    summary: 'パスワードの設定',
    description: 'Sets the password and ends the link.',
  },
  validatePassword: {
    summary: '設定するパスワードの強さの確認',
    description: 'Checks a password by the rules, without saving it.',
  },
}

/** The fields of `setupTokens` except those in `sharedFields`. */
export const setupTokensFields: FieldTexts<typeof schemas> = {
  accountName: ['アカウントの氏名', 'Name of the account that the link is for.'],
}
