const grouped = (value: number) => String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',')
/** '1,300' (integers). */
export const formatNumber = (value: number) => `${value < 0 ? '-' : ''}${grouped(value)}`
/** '1,300円' (integer yen). */
export const formatYen = (yen: number) => `${formatNumber(yen)}円`
const signOf = (yen: number) => {
  if (yen === 0) return '±'
  return yen > 0 ? '+' : '−'
}
/** '+1,300円' or '−200円': a difference always carries its sign. */
export const formatYenDiff = (yen: number) => `${signOf(yen)}${grouped(yen)}円`
