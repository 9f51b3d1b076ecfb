import { type Day, formatDay, type Instant } from '@/lib/date'
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

/** So much above the minimum wage a posting to holders of a badge pays at least, yen an hour. A rule of the service, no law. */
const badgeSurchargeYen = 150
/** The least wage of a posting that only holders of a badge see, yen an hour; undefined where no table reaches. */
export const badgeMinimumOn = (prefectureCode: string, workOn: Day): number | undefined => {
  const minimum = minimumWageOn(prefectureCode, workOn)
  return minimum && minimum.yen + badgeSurchargeYen
}

/** Why a wage (yen an hour) is too low for a day of work. It names the change that comes, or else the day from which the present rate holds. */
export const cannotPayWage = (
  hourlyWageYen: number,
  prefectureCode: string,
  workOn: Day,
  now: Instant,
): string | undefined => {
  const minimum = minimumWageOn(prefectureCode, workOn)
  if (!minimum)
    return 'この都道府県と勤務日の最低賃金が登録されていないため、確認できません。運営にお問い合わせください。'
  if (hourlyWageYen >= minimum.yen) return undefined
  const change = minimum.next ?? { yen: minimum.yen, on: minimum.effectiveOn }
  return `時給は${minimum.prefectureName}の最低賃金${formatNumber(minimum.yen)}円以上で入力してください(${formatDay(change.on, now)}から${formatNumber(change.yen)}円)。`
}
