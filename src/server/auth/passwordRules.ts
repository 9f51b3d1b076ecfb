import { passwordRuleTexts, unmetPasswordRules } from '@/domain/accounts/password'
import { invalid } from '@/server/http/errors'
import { isCommonPassword } from './commonPasswords'

/** The rules that a password does not meet, with their messages. */
export const passwordVerdictOf = (password: string, email: string) => ({
  unmetRules: unmetPasswordRules(password, email, isCommonPassword).map((rule) => ({
    rule,
    message: passwordRuleTexts[rule],
  })),
})

/**
 * Throws ApiError 422 for a new password that does not meet all rules. `field`: name of the form field for the
 * message.
 */
export function refuseUnacceptablePassword(password: string, email: string, field: string) {
  const { unmetRules } = passwordVerdictOf(password, email)
  if (unmetRules.length > 0)
    throw invalid(
      { [field]: unmetRules.map((rule) => rule.message).join('') },
      'このパスワードは使えません。',
    )
}
