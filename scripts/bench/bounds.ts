/** One page, three rounds and generous bounds, for a machine that does other work as well. */
export const isQuick = process.argv.includes('--quick')
/** Rounds of which the median is judged. */
export const ROUNDS = isQuick ? 3 : 5
/**
 * The largest allowed value of each figure beside its unit. INP and ways in milliseconds; layout shift as browsers sum
 * it up.
 */
export const BOUNDS = {
  listPage: 1.75,
  formPage: 1.88,
  worstPage: 1.95,
  late: 1.15,
  paint: 1.15,
  content: isQuick ? 2.4 : 1.8,
  layoutShift: isQuick ? 0.1 : 0.02,
  css: 0,
  keys1000: 0.3,
  keys10000: 1.3,
  routeChange: 1.5,
  inpMs: 100,
  wayMs: 1000,
}

export const judged: {
  what: string
  value: number
  most: number
  isBroken: boolean
  shouldBreak: boolean
}[] = []
/** `shouldBreak`: a self-check on something that is bad on purpose, which must exceed the bound. */
export function judge(what: string, value: number, most: number, { shouldBreak = false } = {}) {
  // NaN does not pass.
  const isBroken = !(value <= most)
  judged.push({ what, value, most, isBroken, shouldBreak })
  const verdicts = shouldBreak
    ? { broken: 'ok (self-check: seen)', kept: 'SELF-CHECK BLIND' }
    : { broken: 'BROKEN', kept: 'ok' }
  const verdict = isBroken ? verdicts.broken : verdicts.kept
  console.log(`${verdict.padEnd(22)} ${what.padEnd(72)} ${value.toFixed(2)} (at most ${most})`)
}
