/** Work of more than `overMin` minutes needs a break of `breakMin` minutes (労働基準法34条1項), longest first. */
const breakRules = [
  { overMin: 480, breakMin: 60 },
  { overMin: 360, breakMin: 45 },
] as const

/**
 * The statutory break in minutes for `workMin` minutes of work without breaks (労働基準法34条): 0 up to exactly 6
 * hours, 45 up to exactly 8, 60 beyond.
 */
export const requiredBreakMin = (workMin: number) =>
  breakRules.find((rule) => workMin > rule.overMin)?.breakMin ?? 0

/** Returns the shortest statutory break, in minutes, for `spanMin` minutes from start to end. */
export const suggestBreak = (spanMin: number) =>
  [0, 45, 60].find((breakMin) => breakMin >= requiredBreakMin(spanMin - breakMin)) ?? 60

const usualBreakMinutes: readonly number[] = [0, 15, 30, 45, 60, 75, 90, 120]
/** Returns the breaks that a form offers, in minutes: the usual ones, and the current one if it is not among them. */
export const breakOptions = (currentMin: number | null) =>
  (currentMin === null || usualBreakMinutes.includes(currentMin)
    ? usualBreakMinutes
    : [...usualBreakMinutes, currentMin]
  ).map((value) => ({ value, label: value === 0 ? 'なし' : `${value}分` }))

/** Why a break is too short or too long for a shift of `spanMin` minutes from start to end. */
export const cannotTakeBreak = (spanMin: number, breakMin: number): string | undefined => {
  if (breakMin < 0) return '休憩は0分以上で入力してください。'
  if (breakMin > 0 && breakMin >= spanMin) return '休憩が勤務時間より長くなっています。'
  const rule = breakRules.find(({ overMin }) => spanMin - breakMin > overMin)
  return rule && breakMin < rule.breakMin
    ? `${rule.overMin / 60}時間を超える勤務には${rule.breakMin}分以上の休憩が必要です。`
    : undefined
}
