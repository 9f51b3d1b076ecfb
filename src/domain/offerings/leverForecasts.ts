import { minutesInDay } from 'date-fns/constants'
import type { LadderScope } from '@/contracts/offerings/enums'
import {
  addMinutes,
  type Day,
  dayOf,
  formatDuration,
  type Instant,
  minutesBetween,
  minutesOfDay,
  formatTime,
} from '@/lib/date'
import {
  comparableShifts,
  dayKindOf,
  type FillForecast,
  fillForecast,
  forecastOf,
  MIN_SHIFTS,
  type PastShift,
} from './fillForecast'

/** The changes of the start that `bestMove` tries, in minutes, the smallest first. */
const moveStepsMin = [-30, 30, -60, 60, -90, 90, -120, 120] as const
/** Shifts that begin within this many minutes of a time count as shifts of that time. */
const NEAR_START_MIN = 30
/** A past shift may be this many minutes longer than a half and still be compared with it. */
const HALF_SLACK_MIN = 30

/**
 * A shift whose seats are free, and the past shifts of its store. `widest`: the widest audience that sees it; undefined
 * if that is unknown (badge, link, graduates), which allows no forecast. `leadMin`: minutes until its start.
 */
export type FillQuestion = {
  past: readonly PastShift[]
  startAt: Instant
  endAt: Instant
  widest: LadderScope | undefined
  leadMin: number
}
/**
 * How often shifts filled with the lever. `basis` describes these shifts for the screen. Every lever is compared with
 * the forecast of the unchanged shift (`presentForecast`).
 */
export type LeverEffect = { basis: string; after: FillForecast }

const forecast = (
  shifts: readonly PastShift[],
  { widest, leadMin }: Pick<FillQuestion, 'widest' | 'leadMin'>,
) => (widest === undefined ? forecastOf(0, 0) : fillForecast(shifts, widest, Math.max(0, leadMin)))

const comparableTo = (past: readonly PastShift[], startAt: Instant) =>
  comparableShifts(past, { workOn: dayOf(startAt), startAt })

/** Forecasts the unchanged shift. */
export const presentForecast = (question: FillQuestion) => {
  const { label, shifts } = comparableTo(question.past, question.startAt)
  return { basis: label, forecast: forecast(shifts, question) }
}

/**
 * Forecasts a wider scope: the same shifts, counted with the workers whom the wider scope would have reached. Only this
 * forecast isolates the lever; the others compare with different shifts.
 */
export const widenEffect = (question: FillQuestion, widest: LadderScope): LeverEffect => {
  const { label, shifts } = comparableTo(question.past, question.startAt)
  return {
    basis: label,
    after: forecast(shifts, { ...question, widest }),
  }
}

/**
 * Forecasts a higher wage, from shifts that paid at least `raisedYen` an hour above the minimum wage of their day.
 * Wages are compared by this difference, because the minimum wage goes up every autumn.
 */
export const raiseEffect = (
  question: FillQuestion,
  raisedYen: number,
  aboveMinimumYenOf: (shift: { hourlyWageYen: number; workOn: Day }) => number | undefined,
): LeverEffect => {
  const { label, shifts } = comparableTo(question.past, question.startAt)
  const raised = shifts.filter((shift) => (aboveMinimumYenOf(shift) ?? -Infinity) >= raisedYen)
  return {
    basis: `${label}で、最低賃金より${raisedYen}円以上高い求人`,
    after: forecast(raised, question),
  }
}

const lengthOf = ({ startAt, endAt }: { startAt: Instant; endAt: Instant }) =>
  minutesBetween(startAt, endAt)
/** Returns the lower of two forecasts; one without a percentage is the lowest. */
const weaker = (a: FillForecast, b: FillForecast) => {
  if (a.percent === null) return a
  return b.percent === null || b.percent < a.percent ? b : a
}

/**
 * Forecasts two shorter shifts, from shifts about as short as the halves. Both halves have to fill, so the forecast is
 * that of the weaker one.
 */
export const splitEffect = (
  question: FillQuestion,
  halves: readonly [
    Pick<FillQuestion, 'startAt' | 'endAt'>,
    Pick<FillQuestion, 'startAt' | 'endAt'>,
  ],
): LeverEffect => {
  const maxMinutes = Math.max(...halves.map(lengthOf)) + HALF_SLACK_MIN
  const { label } = comparableTo(question.past, question.startAt)
  const short = question.past.filter((shift) => lengthOf(shift) <= maxMinutes)
  const [first, second] = halves.map((half) =>
    forecast(comparableTo(short, half.startAt).shifts, {
      ...question,
      leadMin: question.leadMin + minutesBetween(question.startAt, half.startAt),
    }),
  )
  const none = forecastOf(0, 0)
  return {
    basis: `${label}で、${formatDuration(maxMinutes)}以内の求人`,
    after: weaker(first ?? none, second ?? none),
  }
}

/** Returns the minutes between two times of day, the shorter way round the clock. */
const clockDistance = (a: Instant, b: Instant) => {
  const distance = Math.abs(minutesOfDay(a) - minutesOfDay(b))
  return Math.min(distance, minutesInDay - distance)
}

/** Returns the past shifts that began near this time; only those on the same kind of day if these are enough. */
const startingNear = (past: readonly PastShift[], startAt: Instant) => {
  const near = past.filter((shift) => clockDistance(shift.startAt, startAt) <= NEAR_START_MIN)
  const dayKind = dayKindOf(dayOf(startAt))
  const sameDay = near.filter((shift) => dayKindOf(shift.workOn) === dayKind)
  return sameDay.length >= MIN_SHIFTS
    ? { label: `${dayKind}の`, shifts: sameDay }
    : { label: '', shifts: near }
}

/** Whether the first forecast is higher. False if one of them rests on too few shifts. */
const isBetter = (a: FillForecast, b: FillForecast) =>
  a.percent !== null && b.percent !== null && a.percent > b.percent

/**
 * Finds the start within two hours at which the shifts of the store filled most often; of equal ones the smallest
 * change. Undefined if no start is better than the present one.
 */
export const bestMove = (
  question: FillQuestion,
): (LeverEffect & { byMin: (typeof moveStepsMin)[number] }) | undefined => {
  const { past, startAt } = question
  const present = presentForecast(question).forecast
  // A start that has passed is never better: no past shift that filled had a free seat at its own start.
  const candidates = moveStepsMin
    .map((byMin) => {
      const movedAt = addMinutes(startAt, byMin)
      const { label, shifts } = startingNear(past, movedAt)
      return {
        byMin,
        basis: `${label}${formatTime(movedAt)}ごろに始まる求人`,
        after: forecast(shifts, { ...question, leadMin: question.leadMin + byMin }),
      }
    })
    .filter(({ after }) => isBetter(after, present))
  return candidates.reduce<(typeof candidates)[number] | undefined>(
    (best, candidate) =>
      best === undefined || isBetter(candidate.after, best.after) ? candidate : best,
    undefined,
  )
}
