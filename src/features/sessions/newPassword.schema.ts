import * as z from 'zod/mini'
import { freshPassword } from '@/components/account/freshPassword.schema'
import { Secret } from '@/contracts/accounts/schemas'

/** The new password and its repetition; the server checks for common passwords. */
export default z.object({ password: freshPassword, again: Secret }).check(
  z.refine(({ password, again }) => password === again, {
    message: '1回目と同じパスワードを入力してください。',
    path: ['again'],
  }),
)
