import * as z from 'zod/mini'
import { Secret } from '@/contracts/accounts/schemas'
import { freshPassword } from '@/components/account/freshPassword.schema'

/** The form of a new password, typed twice. */
export default z
  .object({ currentPassword: Secret, newPassword: freshPassword, again: Secret })
  .check(
    z.refine(({ newPassword, again }) => newPassword === again, {
      message: '1回目と同じパスワードを入力してください。',
      path: ['again'],
    }),
  )
