import { minimumWages, minimumWagesEndOn } from '@/domain/data/minimumWage'
import { lastDayOfShift } from '@/domain/offerings/shiftTimes'
import { type Day, dayOf, formatDay, type Instant } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { minimumWageName } from './minimumWageName'

export type MinimumWage = {
  prefectureName: string
  yen: number
  effectiveOn: Day
  /** The next published change of the prefecture's rate, also when `isSpecific`; null if there is none. */
  next: { yen: number; on: Day } | null
  /** The day of work is beyond the newest table, so the rate may be too low until the next table is added. */
  outdated: boolean
  /** Whether this is the minimum wage of the store's industry (特定最低賃金), which is above that of its prefecture. */
  isSpecific: boolean
}
/**
 * Returns the minimum wage of a prefecture on a day of work, yen an hour (最低賃金法4条, 9条). Undefined for days
 * before the oldest table and for unknown prefectures.
 */
export const minimumWageOn = (prefectureCode: string, workOn: Day): MinimumWage | undefined => {
  const prefecture = minimumWages.find((prefecture) => prefecture.code === prefectureCode)
  const rateIndex = prefecture?.rates.findLastIndex(([effectiveOn]) => effectiveOn <= workOn) ?? -1
  const rate = prefecture?.rates[rateIndex]
  if (!prefecture || !rate) return undefined
  const next = prefecture.rates[rateIndex + 1]
  return {
    prefectureName: prefecture.name,
    yen: rate[1],
    effectiveOn: rate[0],
    next: next ? { yen: next[1], on: next[0] } : null,
    outdated: workOn >= minimumWagesEndOn,
    isSpecific: false,
  }
}

/** Proposed wages are multiples of this many yen. */
const WAGE_STEP_YEN = 10
/** Rounds a minimum wage (yen an hour) up to a wage to propose (最低賃金法4条). */
export const proposedWageYen = (minimumYen: number) =>
  Math.ceil(minimumYen / WAGE_STEP_YEN) * WAGE_STEP_YEN

/** Place and time of a shift, which determine its minimum wage. */
export type ShiftPlace = {
  prefectureCode: string
  startAt: Instant
  endAt: Instant
  specificMinimum?: SpecificMinimum | undefined
}

/**
 * The minimum wage of an industry, as a store has entered it (特定最低賃金, 最低賃金法15条): yen an hour, from a day
 * on.
 */
export type SpecificMinimum = { yen: number; from: Day }
/** Reads the 特定最低賃金 from the columns of a store; undefined without one. */
export const specificMinimumOf = (store: {
  specificMinimumWageYen: number | null
  specificMinimumWageFrom: Day | null
}): SpecificMinimum | undefined =>
  store.specificMinimumWageYen === null || store.specificMinimumWageFrom === null
    ? undefined
    : { yen: store.specificMinimumWageYen, from: store.specificMinimumWageFrom }

/**
 * Returns the minimum wage of a shift that starts on one day and ends on another, yen an hour: the higher rate of the
 * two days, because a new rate applies from 0:00 of its day. Undefined if there is no table for one of them.
 */
export const minimumWageOver = (
  prefectureCode: string,
  firstOn: Day,
  lastOn: Day,
): MinimumWage | undefined => {
  const first = minimumWageOn(prefectureCode, firstOn)
  const last = minimumWageOn(prefectureCode, lastOn)
  if (!first || !last) return undefined
  return last.yen >= first.yen ? last : first
}

const regionalMinimumOf = (shift: ShiftPlace): MinimumWage | undefined =>
  minimumWageOver(shift.prefectureCode, dayOf(shift.startAt), lastDayOfShift(shift))

/** Returns the higher of the minimum wages of the prefecture and of the industry on a day (最低賃金法6条1項). */
export const withSpecificMinimum = (
  regional: MinimumWage,
  specific: SpecificMinimum | undefined,
  day: Day,
): MinimumWage =>
  specific && specific.from <= day && specific.yen > regional.yen
    ? { ...regional, yen: specific.yen, effectiveOn: specific.from, isSpecific: true }
    : regional

/**
 * Returns the minimum wage of a store on a day, yen an hour: that of its prefecture or its industry, the higher one.
 */
export const minimumWageOfStore = (
  store: { prefectureCode: string | null } & Parameters<typeof specificMinimumOf>[0],
  day: Day,
): MinimumWage | undefined => {
  const regional = minimumWageOn(store.prefectureCode ?? '', day)
  return regional && withSpecificMinimum(regional, specificMinimumOf(store), day)
}

/** Returns the minimum wage of a whole shift, yen an hour (see `minimumWageOver`). */
export const minimumWageOfShift = (shift: ShiftPlace): MinimumWage | undefined => {
  const regional = regionalMinimumOf(shift)
  return regional && withSpecificMinimum(regional, shift.specificMinimum, lastDayOfShift(shift))
}

/**
 * An offering limited to badge holders pays at least this many yen an hour above the minimum wage: a rule of the
 * service.
 */
const BADGE_SURCHARGE_YEN = 150
/**
 * Returns the lowest wage of an offering limited to badge holders, yen an hour: the minimum of the prefecture plus the
 * surcharge, or the minimum of the industry if that is higher still. Undefined if there is no table for the day.
 */
export const badgeMinimumOfShift = (shift: ShiftPlace): number | undefined => {
  const regional = regionalMinimumOf(shift)
  const least = minimumWageOfShift(shift)
  return regional && least && Math.max(regional.yen + BADGE_SURCHARGE_YEN, least.yen)
}

/**
 * Why a wage (yen an hour) is too low for a shift (最低賃金法4条). The text names the next change of the rate or,
 * without one, the day from which the rate applies. Undefined if the wage is high enough.
 */
export const cannotPayWage = (
  hourlyWageYen: number,
  shift: ShiftPlace,
  now: Instant,
): string | undefined => {
  const minimum = minimumWageOfShift(shift)
  if (!minimum)
    return 'この都道府県と勤務日の最低賃金が登録されていないため、確認できません。運営にお問い合わせください。'
  if (hourlyWageYen >= minimum.yen) return undefined
  if (minimum.isSpecific)
    return `時給は、${minimumWageName(minimum)}${formatNumber(minimum.yen)}円以上で入力してください(最低賃金法6条・15条)。`
  const change = minimum.next ?? { yen: minimum.yen, on: minimum.effectiveOn }
  return `時給は${minimumWageName(minimum)}${formatNumber(minimum.yen)}円以上で入力してください(${formatDay(change.on, now)}から${formatNumber(change.yen)}円)。`
}
