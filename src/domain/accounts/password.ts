import type { PasswordRule } from '@/contracts/accounts/enums'

const LEAST = 8
const MOST = 72
export const passwordRuleTexts: Record<PasswordRule, string> = {
  length: `${LEAST}文字以上${MOST}文字以内で入力してください。`,
  upper: '英大文字を1文字以上入れてください。',
  lower: '英小文字を1文字以上入れてください。',
  digit: '数字を1文字以上入れてください。',
  notEmail: 'メールアドレスと同じものは使えません。',
  notCommon: 'よく使われるパスワードです。推測されにくいものにしてください。',
}

/** The same rules as a list of what is asked for, to be ticked off. */
export const passwordRuleLabels: Record<PasswordRule, string> = {
  length: `${LEAST}文字以上${MOST}文字以内`,
  upper: '英大文字を含む',
  lower: '英小文字を含む',
  digit: '数字を含む',
  notEmail: 'メールアドレスと違う',
  notCommon: 'よく使われるパスワードではない',
}

/** The rules a new password does not meet, in the order in which they are shown. Whether it is a common one only the server knows. */
export function unmetPasswordRules(
  password: string,
  email: string,
  isCommon: (password: string) => boolean = () => false,
): PasswordRule[] {
  const length = [...password].length
  const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  const met: Record<PasswordRule, boolean> = {
    length: length >= LEAST && length <= MOST,
    upper: /[A-Z]/.test(password),
    lower: /[a-z]/.test(password),
    digit: /\d/.test(password),
    notEmail: plain(password) !== plain(email),
    notCommon: !isCommon(password),
  }
  return (Object.keys(passwordRuleTexts) as PasswordRule[]).filter((rule) => !met[rule])
}
