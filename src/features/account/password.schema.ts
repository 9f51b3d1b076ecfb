import * as z from 'zod/mini'
import { Secret } from '@/contracts/accounts.schemas'

export default z.object({ currentPassword: Secret, newPassword: Secret, again: Secret }).check(
  z.refine(({ newPassword, again }) => newPassword === again, { message: '1回目と同じパスワードを入力してください。', path: ['again'] }),
)
