import * as z from 'zod/mini'
import { Secret } from '@/contracts/accounts/schemas'
import { passwordRuleTexts, unmetPasswordRules } from '@/domain/accounts/password'

const messageFor = (password: string) =>
  unmetPasswordRules(password, '')
    .map((rule) => passwordRuleTexts[rule])
    .join('')

/**
 * A new password with the rules that can be checked here; the common ones, and the address of the
 * account, only the server knows.
 */
export const freshPassword = Secret.check(
  z.refine((password) => password === '' || messageFor(password) === '', {
    error: ({ input }) => messageFor(String(input)),
  }),
)
