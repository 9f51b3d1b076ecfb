/**
 * Normalization of Japanese input in fields for numbers, days, times or readings. Not for names, notes or messages:
 * NFKC would turn ㈱ into (株), ① into 1 and ～ into ~.
 */
const nfkc = (text: string) => text.normalize('NFKC').trim()
// All characters that Japanese input methods produce for a hyphen, including the long vowel mark.
const DASHES = /[-‐‑‒–—―ー−ｰ﹣－]/g

/** '１２３－４５６７' → '123-4567': half width, ASCII hyphens, no spaces. For phone numbers, postal codes, mail and codes. */
export const halfWidth = (text: string) => nfkc(text).replace(DASHES, '-').replace(/\s/g, '')

/** '０３－６４５２' → '036452': only the digits. */
export const digitsOnly = (text: string) => halfWidth(text).replace(/\D/g, '')

/** '1234567' → '123-4567'; other text is only converted to half width. */
export function postalCode(text: string) {
  const digits = digitsOnly(text)
  return digits.length === 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : halfWidth(text)
}

/** 'たかはし', 'ﾀｶﾊｼ' → 'タカハシ'. Kanji and spaces between family and given name stay. */
export const katakana = (text: string) =>
  nfkc(text)
    .replace(/[ぁ-ゖゝゞ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60))
    .replace(/\s+/g, ' ')

/** The number of characters (code points): 𠮷 is one, although its string length is 2. */
export const countCharacters = (text: string) => [...text].length

/** '１，３５０円', '¥1350', '-20' → an integer; null for an empty text, undefined if it is not an integer. */
export function readInteger(text: string): number | null | undefined {
  const plain = halfWidth(text).replace(/[,、¥\\円]/g, '')
  if (plain === '') return null
  const value = /^[-+]?\d{1,15}$/.test(plain) ? Number(plain) : NaN
  return Number.isSafeInteger(value) ? value : undefined
}
