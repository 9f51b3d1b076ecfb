import { type Day, dayOf, formatDay, type Instant, msOf } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { minimumWages, minimumWagesEndOn } from '@/domain/data/minimumWage'

export type MinimumWage = {
  prefectureName: string
  yen: number
  effectiveOn: Day
  /** The next change that is already known. */
  next: { yen: number; on: Day } | null
  /** The work date is past the newest table: the rate may have gone up since, and the tables must be brought up to date. */
  outdated: boolean
}

/** The name of a prefecture by its code '01'–'47' (JIS X 0401). */
export const prefectureName = (code: string) => minimumWages.find((p) => p.code === code)?.name

/**
 * The minimum wage of a workplace on the day of work, yen an hour (最低賃金法4条, 9条). Undefined where no table reaches back, or for an unknown prefecture.
 */
export const minimumWageOn = (prefectureCode: string, workOn: Day): MinimumWage | undefined => {
  const prefecture = minimumWages.find((p) => p.code === prefectureCode)
  const at = prefecture?.rates.findLastIndex(([from]) => from <= workOn) ?? -1
  const rate = prefecture?.rates[at]
  if (!prefecture || !rate) return undefined
  const next = prefecture.rates[at + 1]
  return {
    prefectureName: prefecture.name,
    yen: rate[1],
    effectiveOn: rate[0],
    next: next ? { yen: next[1], on: next[0] } : null,
    outdated: workOn >= minimumWagesEndOn,
  }
}

/** Where and when somebody works: what decides the minimum wage of a shift. */
export type ShiftPlace = { prefectureCode: string; startAt: Instant; endAt: Instant }

/** The last day that a shift touches: one that ends at 0:00 does not touch the next day. */
export const lastDayOfShift = ({ startAt, endAt }: Pick<ShiftPlace, 'startAt' | 'endAt'>): Day =>
  dayOf(new Date(Math.max(msOf(startAt), msOf(endAt) - 1)))

/**
 * The minimum wage of a shift that begins on one day and ends on another, yen an hour. A new rate binds from 0:00 of its day, so the
 * higher rate of both days holds. Undefined where a table is missing for one of them.
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

/** The minimum wage of a whole shift, yen an hour (see `minimumWageOver`). */
export const minimumWageOfShift = (shift: ShiftPlace): MinimumWage | undefined =>
  minimumWageOver(shift.prefectureCode, dayOf(shift.startAt), lastDayOfShift(shift))

/** So much above the minimum wage a posting to holders of a badge pays at least, yen an hour. A rule of the service, no law. */
const badgeSurchargeYen = 150
/** The least wage of a posting that only holders of a badge see, yen an hour; undefined where no table reaches. */
export const badgeMinimumOn = (prefectureCode: string, workOn: Day): number | undefined =>
  withBadgeSurcharge(minimumWageOn(prefectureCode, workOn))
/** The same for a whole shift, yen an hour. */
export const badgeMinimumOfShift = (shift: ShiftPlace): number | undefined =>
  withBadgeSurcharge(minimumWageOfShift(shift))
const withBadgeSurcharge = (minimum: MinimumWage | undefined) =>
  minimum && minimum.yen + badgeSurchargeYen

/**
 * Why a wage (yen an hour) is too low for a shift (最低賃金法4条). The text names the change that comes, or else the day from which
 * the rate holds.
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
  const change = minimum.next ?? { yen: minimum.yen, on: minimum.effectiveOn }
  return `時給は${minimum.prefectureName}の最低賃金${formatNumber(minimum.yen)}円以上で入力してください(${formatDay(change.on, now)}から${formatNumber(change.yen)}円)。`
}
