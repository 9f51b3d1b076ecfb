const grouped = (value: number) => String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',')
/** '1,300' (integers). */
export const formatNumber = (value: number) => `${value < 0 ? '-' : ''}${grouped(value)}`
/** '1,300円' (integer yen). */
export const formatYen = (yen: number) => `${formatNumber(yen)}円`
/** Hides the amounts in a text: '報酬は***円'. Also hides one at the end, whose 円 an excerpt may have cut off. */
export const withoutYen = (text: string) => text.replaceAll(/[\d,]+(?=円|$)/g, '***')
const signOf = (yen: number) => {
  if (yen === 0) return '±'
  return yen > 0 ? '+' : '−'
}
/** '+1,300円' or '−200円': a difference always carries its sign. */
export const formatYenDiff = (yen: number) => `${signOf(yen)}${grouped(yen)}円`
/** '¥519,318', '−¥2,980': an amount of a statement or an invoice (integer yen). */
export const formatBillYen = (yen: number) => `${yen < 0 ? '−' : ''}¥${grouped(yen)}`
/** '+¥1,390', '−¥3,301', '±¥0': the difference of two such amounts. */
export const formatBillYenDiff = (yen: number) => `${signOf(yen)}¥${grouped(yen)}`
