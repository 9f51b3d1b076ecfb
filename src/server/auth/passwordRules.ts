import { passwordRuleTexts, unmetPasswordRules } from '@/domain/accounts/password'
import { invalid } from '@/server/http/errors'
import { isCommonPassword } from './commonPasswords'

/** The rules a password does not meet, with their texts. */
export const verdictOn = (password: string, email: string) => ({
  unmetRules: unmetPasswordRules(password, email, isCommonPassword).map((rule) => ({
    rule,
    message: passwordRuleTexts[rule],
  })),
})

/** Refuses a new password that does not meet them all; `field` is where the form shows it. */
export function acceptable(password: string, email: string, field: string) {
  const { unmetRules } = verdictOn(password, email)
  if (unmetRules.length > 0)
    throw invalid(
      { [field]: unmetRules.map((r) => r.message).join('') },
      'このパスワードは使えません。',
    )
}
