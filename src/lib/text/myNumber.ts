/**
 * Calculates the check digit of an individual number (個人番号, マイナンバー) from its first eleven digits: 11 − (Σ
 * Pn×Qn mod 11), where Pn is the n-th of the eleven digits counted from the last one, Qn is n + 1 for n ≤ 6 and n − 5
 * for n ≥ 7; a remainder of 0 or 1 gives 0. Source: 平成26年総務省令第85号
 * (番号法による個人番号・個人番号カード等に関する省令) 第5条, 検査用数字を算出する算式.
 */
export function checkDigitOf(elevenDigits: string): number {
  const sum = [...elevenDigits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i < 6 ? i + 2 : i - 4), 0)
  return sum % 11 <= 1 ? 0 : 11 - (sum % 11)
}

/** Twelve digits, contiguous or in equal groups of two, three, four or six. */
const TWELVE_DIGITS =
  /(?<![\d])(?<!\d[- ])(?:\d{12}|\d{6}[- ]\d{6}|\d{4}(?:[- ]\d{4}){2}|\d{3}(?:[- ]\d{3}){3}|\d{2}(?:[- ]\d{2}){5})(?![- ]?\d)/g
const DASHES = /[‐‑‒–—―ー−ｰ﹣－]/g

/** Whether a text contains a valid individual number, in half or full width, with or without hyphens and spaces. */
export const holdsMyNumber = (text: string): boolean =>
  (text.normalize('NFKC').replace(DASHES, '-').match(TWELVE_DIGITS) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '')
    return checkDigitOf(digits.slice(0, 11)) === Number(digits[11])
  })

/**
 * The message for a refused text: a store must not keep a worker's number (番号法20条); workers provide it elsewhere.
 */
export const myNumberRefusal =
  'マイナンバーと思われる12桁の数字は、保存できません。数字を消してから、もう一度お試しください。'
