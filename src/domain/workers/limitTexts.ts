import { MIN_ROOM_MIN, MIN_ROOM_YEN } from '@/domain/workers/mynumberProvision'
import { formatDuration } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

// A total must stay below its limit (limits.ts). Texts name the highest total that does, and what is left up to it:
// 16,188円 / 77,999円まで, あと61,811円.

/** Returns the highest total that stays below a limit: 77,999 for 78,000 yen. */
export const highestPayYen = (belowYen: number) => belowYen - 1
/** '77,999円まで' for the limit of 78,000 yen. */
export const payLimitText = (belowYen: number) => `${formatYen(highestPayYen(belowYen))}まで`
/** '19時間59分まで' for the limit of 20 hours, in minutes. */
export const workLimitText = (belowMin: number) => `${formatDuration(belowMin - 1)}まで`

/** The figures of the month and the year differ by the transportation: `monthYen` and `yearYen` of limits.ts. */
export const payBasisText = '今月の報酬は交通費を含み、今年度(12月〜11月)の報酬は含みません。'

/** Says what is left of a limit on pay (yen), or that it is too little for a shift. */
export function remainingPayText(remainingYen: number) {
  if (remainingYen <= 0) return '残りはありません'
  if (remainingYen < MIN_ROOM_YEN) return `残り${formatYen(remainingYen)}では勤務できません`
  return `あと${formatYen(remainingYen)}`
}
/** Says what is left of a limit on pay (yen), short enough for the column of a list. */
export const monthRemainingText = (remainingYen: number) =>
  remainingYen < MIN_ROOM_YEN ? '上限に到達' : remainingPayText(remainingYen)

/** Says what is left of a limit on working time (minutes), or that it is too little for a shift. */
export function remainingWorkText(remainingMin: number) {
  if (remainingMin <= 0) return '残りはありません'
  if (remainingMin < MIN_ROOM_MIN) return `残り${formatDuration(remainingMin)}では勤務できません`
  return `あと${formatDuration(remainingMin)}`
}
