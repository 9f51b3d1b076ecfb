import type { PasswordRule } from '@/contracts/accounts/enums'

const MIN_LENGTH = 8
const MAX_LENGTH = 72
export const passwordRuleTexts: Record<PasswordRule, string> = {
  length: `${MIN_LENGTH}文字以上${MAX_LENGTH}文字以内で入力してください。`,
  upper: '英大文字を1文字以上入れてください。',
  lower: '英小文字を1文字以上入れてください。',
  digit: '数字を1文字以上入れてください。',
  notEmail: 'メールアドレスと同じものは使えません。',
  notCommon: 'よく使われるパスワードです。推測されにくいものにしてください。',
}

/** The rules as a checklist beside the password field. */
export const passwordRuleLabels: Record<PasswordRule, string> = {
  length: `${MIN_LENGTH}文字以上${MAX_LENGTH}文字以内`,
  upper: '英大文字を含む',
  lower: '英小文字を含む',
  digit: '数字を含む',
  notEmail: 'メールアドレスと違う',
  notCommon: 'よく使われるパスワードではない',
}

/**
 * The rules a new password does not meet, in display order. `isCommon` is passed by the server only: the browser does
 * not load the list of common passwords.
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
    upper: /[A-Z]/.test(password),
    lower: /[a-z]/.test(password),
    digit: /\d/.test(password),
    notEmail: normalize(password) !== normalize(email),
    notCommon: !isCommon(password),
  }
  return (Object.keys(passwordRuleTexts) as PasswordRule[]).filter((rule) => !isMet[rule])
}
