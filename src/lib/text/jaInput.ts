/*
 * Normalization of Japanese input in fields for numbers, days, times or readings. Not for names, notes or messages:
 * NFKC would turn ㈱ into (株), ① into 1 and ～ into ~.
 */

/** Invisible marks of copied text: directions (U+202A to U+202E), zero widths (U+200B, U+FEFF), fillers (U+3164) … */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const nfkc = (text: string) => text.replace(INVISIBLE, '').normalize('NFKC').trim()
// All characters that are typed or pasted for a hyphen, including the long vowel mark and lines.
export const DASHES = /[-‐‑‒–—―⸺⸻﹘﹣－ー−ｰ˗⁃⁻₋➖─━]/g

/** '１２３－４５６７' → '123-4567': half width, ASCII hyphens, no spaces, no invisible marks. For mail and codes. */
export const halfWidth = (text: string) => nfkc(text).replace(DASHES, '-').replace(/\s/g, '')

/** 'Ｔ－０１９９' → 'T-0199'; a code with other letters ('コーナー１') stays as typed. */
export const latinCode = (text: string) => {
  const plain = halfWidth(text)
  return /^[!-~]*$/.test(plain) ? plain : text.trim()
}

/** '０３－６４５２' → '036452': only the digits. */
export const digitsOnly = (text: string) => halfWidth(text).replace(/\D/g, '')

/**
 * '〒１５０－０００２', '1310-1123456-000' → '1500002', '13101123456000': without the signs between the digits.
 * Letters stay, for the schema to refuse.
 */
export const digitsOf = (text: string) => halfWidth(text).replace(/[-〒()./]/g, '')

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

/** Words that people write before and after the digits of a telephone number. */
const PHONE_LABEL = /^(?:tel|電話(?:番号)?|携帯(?:電話|番号)?|☎|☏|📞|📱)[:.]?|\((?:代|代表)\)$/giu
/** Signs that they write between them: dashes of every sort, and 〜, 一, = and _, which are typed for dashes. */
const BETWEEN_DIGITS = /[-\p{Dash}()[\].,、・·•‧/一~∼_=\u2500-\u257f⎯⎼]/gu
/**
 * Returns the digits of a Japanese telephone number as dialled in Japan: '+81 90-1234-5678' → '09012345678',
 * '（０３）６４５２－１１８０' and '03.6452.1180(代)' → '0364521180'. Any other text (an extension, a foreign number)
 * only becomes half width, for the schema to refuse. A number that begins with 81 counts as international even without
 * its +, because numbers dialled in Japan begin with 0.
 */
export function phoneDigits(text: string): string {
  const plain = halfWidth(text)
  const dialled = plain.replace(PHONE_LABEL, '').replace(BETWEEN_DIGITS, '')
  const inland = dialled.replace(/^\+?(?:00|010)?81(?:0(?=\d{9}))?/, '0')
  return /^\d+$/.test(inland) ? inland : plain
}
