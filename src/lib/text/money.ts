const grouped = (n: number) => String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, ',')
/** '1,300' (integers). */
export const formatNumber = (n: number) => `${n < 0 ? '-' : ''}${grouped(n)}`
/** '1,300円' (integer yen). */
export const formatYen = (yen: number) => `${formatNumber(yen)}円`
/** '+1,300円' or '−200円': a difference always carries its sign. */
export const formatYenDiff = (yen: number) =>
  `${yen > 0 ? '+' : yen < 0 ? '−' : '±'}${grouped(yen)}円`
