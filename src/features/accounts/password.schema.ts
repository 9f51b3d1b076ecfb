import * as z from 'zod/mini'
import { freshPassword } from '@/components/account/freshPassword.schema'
import { Secret } from '@/contracts/accounts/schemas'

/** The form of a new password, typed twice. */
export default z
  .object({ currentPassword: Secret, newPassword: freshPassword, again: Secret })
  .check(
    z.refine(({ newPassword, again }) => newPassword === again, {
      message: '1回目と同じパスワードを入力してください。',
      path: ['again'],
    }),
  )
