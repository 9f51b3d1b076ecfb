import { ladderScopes, type LadderScope } from '@/contracts/offerings/enums'
import { offeringBounds } from '@/domain/offerings/check/offeringRule'
import { type Day, type Instant, minutesBetween, minutesOfDay, msOf, weekday } from '@/lib/date'

/** A past shift with the workers who took its seats. `audience`: the first rung of a ladder that shows it to them. */
export type PastShift = {
  workOn: Day
  startAt: Instant
  endAt: Instant
  peopleWanted: number
  hourlyWageYen: number
  matches: readonly { matchedAt: Instant; audience: LadderScope }[]
}

/** Below this number of shifts no share is shown; below `FEW_SHIFTS` it is shown with its range. */
export const MIN_SHIFTS = 5
export const FEW_SHIFTS = 10

/**
 * `percent`: the share of comparable shifts that filled all of their seats; null with fewer than `MIN_SHIFTS`.
 * `lowPercent` and `highPercent`: its 90 % Wilson interval, which shows how precise the share is.
 */
export type FillForecast = {
  filledCount: number
  shiftCount: number
  percent: number | null
  lowPercent: number
  highPercent: number
}

/** Quantile of the normal distribution for a two-sided interval of 90 %. */
const Z90 = 1.645
/** Returns the bounds of a share, in percent, by the score interval of Wilson (1927). */
const wilson = (filled: number, total: number) => {
  if (total === 0) return { lowPercent: 0, highPercent: 100 }
  const share = filled / total
  const z2 = Z90 * Z90
  const centre = share + z2 / (2 * total)
  const margin = Z90 * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total))
  const bound = (value: number) => Math.round((100 * value) / (1 + z2 / total))
  return { lowPercent: bound(centre - margin), highPercent: bound(centre + margin) }
}

/** Makes a forecast from the number of shifts and how many of them filled. */
export const forecastOf = (filledCount: number, shiftCount: number): FillForecast => ({
  filledCount,
  shiftCount,
  percent: shiftCount < MIN_SHIFTS ? null : Math.round((100 * filledCount) / shiftCount),
  ...wilson(filledCount, shiftCount),
})

/** Whether shifts with a change filled more often. False if one of the forecasts rests on too few shifts. */
export const raisesForecast = (present: FillForecast, changed: FillForecast) =>
  present.percent !== null && changed.percent !== null && changed.percent > present.percent

const isWithin = (audience: LadderScope, widest: LadderScope) =>
  ladderScopes.indexOf(audience) <= ladderScopes.indexOf(widest)

/**
 * Forecasts how often the workers up to the rung `widest` would have filled these shifts. `leadMin`: counts only shifts
 * that still had a free seat this many minutes before their start, because an offering that is open late fills less
 * often.
 */
export const fillForecast = (
  shifts: readonly PastShift[],
  widest: LadderScope,
  leadMin = Infinity,
): FillForecast => {
  const open = shifts.filter(
    ({ startAt, matches, peopleWanted }) =>
      matches.filter(({ matchedAt }) => minutesBetween(matchedAt, startAt) > leadMin).length <
      peopleWanted,
  )
  const filled = open.filter(
    ({ matches, peopleWanted }) =>
      matches.filter(({ audience }) => isWithin(audience, widest)).length >= peopleWanted,
  )
  return forecastOf(filled.length, open.length)
}

const dayKinds = ['日曜', '平日', '平日', '平日', '平日', '平日', '土曜'] as const
/** Returns 平日, 土曜 or 日曜. Public holidays count as their day of the week. */
export const dayKindOf = (day: Day) => dayKinds[weekday(day)] ?? '平日'
const bandOf = (startAt: Instant) => {
  const hour = Math.floor(minutesOfDay(startAt) / 60)
  if (hour < 5 || hour >= 21) return '深夜'
  if (hour < 10) return '朝'
  return hour < 15 ? '昼' : '夜'
}

/**
 * Returns the past shifts to compare a shift with: those of the same kind of day and time of day; if these are too few,
 * those of the same time of day; if these are too few, all. `label` describes them.
 */
export const comparableShifts = <Shift extends Pick<PastShift, 'workOn' | 'startAt'>>(
  shifts: readonly Shift[],
  { workOn, startAt }: { workOn: Day; startAt: Instant },
): { label: string; shifts: Shift[] } => {
  const dayKind = dayKindOf(workOn)
  const band = bandOf(startAt)
  const sameBand = shifts.filter((shift) => bandOf(shift.startAt) === band)
  const sameDayAndBand = sameBand.filter((shift) => dayKindOf(shift.workOn) === dayKind)
  if (sameDayAndBand.length >= MIN_SHIFTS)
    return { label: `${dayKind}の${band}`, shifts: sameDayAndBand }
  return sameBand.length >= MIN_SHIFTS
    ? { label: `${band}(曜日を問わず)`, shifts: sameBand }
    : { label: 'すべての曜日・時間', shifts: [...shifts] }
}

/**
 * Leaves out past shifts of less than a third of the seats, which say nothing about so many. Above the same factor the
 * form calls a number of people unusual.
 */
export const ofComparableSize = <Shift extends Pick<PastShift, 'peopleWanted'>>(
  shifts: readonly Shift[],
  peopleWanted: number,
): Shift[] =>
  shifts.filter((shift) => peopleWanted <= offeringBounds.usualPeopleFactor * shift.peopleWanted)

/** Returns the narrowest rung of a ladder that included a worker at the time of a match. */
export const audienceOf = (worker: {
  isTrusted: boolean
  isInGroup: boolean
  firstWorkedAt: Instant | null
  matchedAt: Instant
}): LadderScope => {
  if (worker.isTrusted) return 'trusted'
  if (worker.isInGroup) return 'group'
  return worker.firstWorkedAt !== null && msOf(worker.firstWorkedAt) <= msOf(worker.matchedAt)
    ? 'worked'
    : 'public'
}
