import * as z from 'zod/mini'
import { id } from '@/contracts/common/schemas'
import { halfWidth } from '@/lib/text/jaInput'

export const SignIn = z.object({
  email: z
    .string()
    .check(
      z.overwrite(halfWidth),
      z.minLength(1, 'メールアドレスを入力してください。'),
      z.maxLength(254, 'メールアドレスが長すぎます。'),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, 'パスワードを入力してください。'),
      z.maxLength(256, 'パスワードが長すぎます。'),
    ),
})
export type SignIn = z.infer<typeof SignIn>
export const SignedIn = z.object({ accountId: id })
export type SignedIn = z.infer<typeof SignedIn>
