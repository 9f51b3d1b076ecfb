import type { sessions } from '@/contracts/sessions'
import type * as schemas from '@/contracts/sessions/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `sessions`. */
export const sessionsReference: ReferenceOf<typeof sessions> = {
  signIn: {
    summary: 'ログイン',
    description: 'Sets the cookies `access` and `refresh`. 422 `wrong_credentials`.',
  },
  confirm: { summary: 'ログインの確認', description: 'Whether somebody is signed in.' },
  refresh: {
    summary: 'ログインの延長',
    description: 'Renews `access` by the cookie `refresh`.',
  },
  signOut: {
    summary: 'ログアウト',
    description: 'Ends the session and its cookies, unless X-Account names another account.',
  },
}

/** The fields of `sessions` except those in `sharedFields`. */
export const sessionsFields: FieldTexts<typeof schemas> = {}
