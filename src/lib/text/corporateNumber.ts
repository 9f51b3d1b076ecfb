/**
 * Calculates the check digit of a corporate number (法人番号) from its last twelve digits: 9 − (Σ Pn×Qn mod 9), where
 * Pn is the n-th digit counted from the last one and Qn is 1 for odd n, 2 for even n. Source: 平成26年財務省令第70号
 * (法人番号の指定等に関する省令) 第2条, 検査用数字を算出する算式.
 */
function corporateCheckDigitOf(twelveDigits: string): number {
  const sum = [...twelveDigits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9)
}

/** Whether a text is a corporate number: thirteen digits, the first of which is the check digit of the others. */
export const isCorporateNumber = (text: string): boolean =>
  /^\d{13}$/.test(text) && corporateCheckDigitOf(text.slice(1)) === Number(text[0])

/**
 * Whether a text has the form of a registration number of invoices (適格請求書発行事業者の登録番号): T and thirteen
 * digits. That of a corporation is T and its corporate number; the digits of a sole proprietor follow no published
 * rule.
 */
export const isInvoiceNumber = (text: string): boolean => /^T\d{13}$/.test(text)
