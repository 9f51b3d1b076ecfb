/**
 * First digits of the postal codes of each prefecture (日本郵便の郵便番号の地域割り), by prefecture code (JIS X 0401).
 * A longer prefix is an exception to a shorter one of another prefecture.
 */
const prefixes: readonly (readonly [prefectureCode: string, prefixes: string])[] = [
  ['01', '00 04 05 06 07 08 09'],
  ['02', '03'],
  ['03', '02'],
  ['04', '98'],
  ['05', '01'],
  ['06', '99'],
  ['07', '96 97'],
  ['08', '30 31'],
  ['09', '32'],
  ['10', '37'],
  ['11', '33 34 35 36'],
  ['12', '26 27 28 29'],
  ['13', '10 11 12 13 14 15 16 17 18 19 20'],
  ['14', '21 22 23 24 25'],
  ['15', '94 95'],
  ['16', '93'],
  ['17', '92'],
  ['18', '91'],
  ['19', '40'],
  ['20', '38 39'],
  ['21', '50'],
  ['22', '41 42 43'],
  ['23', '44 45 46 47 48 49'],
  ['24', '51 498'],
  ['25', '52'],
  ['26', '60 61 62'],
  ['27', '53 54 55 56 57 58 59 618'],
  ['28', '65 66 67'],
  ['29', '63'],
  ['30', '64'],
  ['31', '68'],
  ['32', '69 685 6840'],
  ['33', '70 71'],
  ['34', '72 73'],
  ['35', '74 75'],
  ['36', '77'],
  ['37', '76'],
  ['38', '79'],
  ['39', '78'],
  ['40', '80 81 82 83'],
  ['41', '84'],
  ['42', '85 817 8115'],
  ['43', '86'],
  ['44', '87'],
  ['45', '88'],
  ['46', '89'],
  ['47', '90'],
]
/** Exceptions that cover their area only in part: both prefectures are possible. */
const sharedPrefixes = ['498', '618', '6840', '8115']

/**
 * The seven digits of a typed postal code (with 〒, hyphens, spaces, full-width digits), or undefined if it is not
 * one.
 */
export const postalDigits = (text: string): string | undefined => {
  const digits = text.normalize('NFKC').replace(/[-‐‑–—―−ー〒\s]/g, '')
  return /^\d{7}$/.test(digits) ? digits : undefined
}

/**
 * Returns the codes of the prefectures to which a postal code (seven digits) can belong, the likeliest first. A prefix
 * that two prefectures share gives both; an unknown code gives none.
 */
export const prefecturesOfPostalCode = (digits: string): string[] => {
  const matches = prefixes
    .flatMap(([code, list]) => list.split(' ').map((prefix) => ({ code, prefix })))
    .filter(({ prefix }) => digits.startsWith(prefix))
    .sort((a, b) => a.prefix.length - b.prefix.length)
  const exception = matches.at(-1)
  if (!exception) return []
  return matches.length === 1 || sharedPrefixes.includes(exception.prefix)
    ? matches.map(({ code }) => code)
    : [exception.code]
}
