import { type Day, dayOf, formatDay, type Instant } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { minimumWages, minimumWagesEndOn } from '@/domain/data/minimumWage'
import { lastDayOfShift } from '@/domain/offerings/shiftTimes'
import { minimumWageName } from './minimumWageName'

export type MinimumWage = {
  prefectureName: string
  yen: number
  effectiveOn: Day
  /** The next change that has been published, if any. */
  next: { yen: number; on: Day } | null
  /** The work date is later than the newest table covers: the rate may be too low until the next table is added. */
  outdated: boolean
  /** It is the minimum of the trade that the workplace carries, higher than that of its prefecture. */
  isSpecific: boolean
}
/**
 * The minimum wage of a workplace on a day of work, yen an hour (最低賃金法4条, 9条). Undefined for days before the oldest
 * table and for unknown prefectures.
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

/** Wages are proposed in steps of so many yen. */
const WAGE_STEP_YEN = 10
/** A minimum wage as a wage to propose, yen an hour: up to the next ten yen, never below it (最低賃金法4条). */
export const proposedWageYen = (minimumYen: number) =>
  Math.ceil(minimumYen / WAGE_STEP_YEN) * WAGE_STEP_YEN

/** Place and time of a shift, which determine its minimum wage. */
export type ShiftPlace = {
  prefectureCode: string
  startAt: Instant
  endAt: Instant
  specificMinimum?: SpecificMinimum | undefined
}

/** The minimum wage of a trade that a workplace carries (特定最低賃金, 最低賃金法15条): yen an hour, from a day on. */
export type SpecificMinimum = { yen: number; from: Day }
/** Of a store as it is stored; undefined without one. */
export const specificMinimumOf = (store: {
  specificMinimumWageYen: number | null
  specificMinimumWageFrom: Day | null
}): SpecificMinimum | undefined =>
  store.specificMinimumWageYen === null || store.specificMinimumWageFrom === null
    ? undefined
    : { yen: store.specificMinimumWageYen, from: store.specificMinimumWageFrom }

/**
 * The minimum wage of a shift that starts on one day and ends on another, yen an hour: the higher rate of the two days,
 * because a new rate applies from 0:00 of its day. Undefined if there is no table for one of them.
 */
export const minimumWageOver = (
  prefectureCode: string,
  firstOn: Day,
  lastOn: Day,
): MinimumWage | undefined => {
  const first = minimumWageOn(prefectureCode, firstOn)
  const last = minimumWageOn(prefectureCode, lastOn)
  if (!first || !last) return undefined
  return last.yen > first.yen ? last : first
}

const regionalMinimumOf = (shift: ShiftPlace): MinimumWage | undefined =>
  minimumWageOver(shift.prefectureCode, dayOf(shift.startAt), lastDayOfShift(shift))

/** Of the minimum of the prefecture and that of the trade on a day the higher one (最低賃金法6条1項). */
export const withSpecificMinimum = (
  regional: MinimumWage,
  specific: SpecificMinimum | undefined,
  day: Day,
): MinimumWage =>
  specific && specific.from <= day && specific.yen > regional.yen
    ? { ...regional, yen: specific.yen, effectiveOn: specific.from, isSpecific: true }
    : regional

/** The minimum wage of a store on a day, yen an hour: of its prefecture or of its trade, whichever is higher. */
export const minimumWageOfStore = (
  store: { prefectureCode: string | null } & Parameters<typeof specificMinimumOf>[0],
  day: Day,
): MinimumWage | undefined => {
  const regional = minimumWageOn(store.prefectureCode ?? '', day)
  return regional && withSpecificMinimum(regional, specificMinimumOf(store), day)
}

/** The minimum wage of a whole shift, yen an hour (see `minimumWageOver`). */
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
 * The lowest wage of an offering limited to badge holders, yen an hour: the surcharge on the minimum of the prefecture,
 * or the minimum of the trade where it is higher still. Undefined if there is no table for the day.
 */
export const badgeMinimumOfShift = (shift: ShiftPlace): number | undefined => {
  const regional = regionalMinimumOf(shift)
  const least = minimumWageOfShift(shift)
  return regional && least && Math.max(regional.yen + BADGE_SURCHARGE_YEN, least.yen)
}

/**
 * Why a wage (yen an hour) is too low for a shift (最低賃金法4条). The text names the next change of the rate or, without
 * one, the day from which the rate applies.
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
