import type { PasswordRule } from '@/contracts/accounts/enums'

const MIN_LENGTH = 8
const MAX_LENGTH = 72
export const passwordRuleTexts: Record<PasswordRule, string> = {
  length: `${MIN_LENGTH}文字以上${MAX_LENGTH}文字以内で入力してください。`,
  notEmail: 'メールアドレスと同じものは使えません。',
  notCommon: 'よく使われるパスワードです。推測されにくいものにしてください。',
}

/** The rules as a checklist beside the password field. */
export const passwordRuleLabels: Record<PasswordRule, string> = {
  length: `${MIN_LENGTH}文字以上${MAX_LENGTH}文字以内`,
  notEmail: 'メールアドレスと違う',
  notCommon: 'よく使われるパスワードではない',
}

/**
 * Returns the rules that a new password does not meet, in display order. Following OWASP ASVS 5.0 6.2, they ask for a
 * length and no well-known password, and for no kinds of characters, so that a sentence can be a password. Only the
 * server passes `isCommon`: the browser does not load the list of common passwords.
 */
export function unmetPasswordRules(
  password: string,
  email: string,
  isCommon: (password: string) => boolean = () => false,
): PasswordRule[] {
  const length = [...password].length
  const normalize = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  const isMet: Record<PasswordRule, boolean> = {
    length: length >= MIN_LENGTH && length <= MAX_LENGTH,
    notEmail: normalize(password) !== normalize(email),
    notCommon: !isCommon(password),
  }
  return (Object.keys(passwordRuleTexts) as PasswordRule[]).filter((rule) => !isMet[rule])
}
