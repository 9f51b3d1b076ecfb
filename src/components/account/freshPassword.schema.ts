import * as z from 'zod/mini'
import { Secret } from '@/contracts/accounts/schemas'
import { passwordRuleTexts, unmetPasswordRules } from '@/domain/accounts/password'

const messageFor = (password: string) =>
  unmetPasswordRules(password, '')
    .map((rule) => passwordRuleTexts[rule])
    .join('')

/**
 * A new password, checked against the rules that the browser can check. Only the server can check
 * for common passwords and for the account's e-mail address.
 */
export const freshPassword = Secret.check(
  z.refine((password) => password === '' || messageFor(password) === '', {
    error: ({ input }) => messageFor(String(input)),
  }),
)
