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
  timeOf,
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

/** By how much another time may differ, in minutes, the smallest change first. */
const moveStepsMin = [-30, 30, -60, 60, -90, 90, -120, 120] as const
/** Shifts that begin within this many minutes of a time count as shifts of that time. */
const NEAR_START_MIN = 30
/** How much longer than a half a shift may be and still count as one. */
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
 * How often such shifts filled with the lever; `basis` says in words which they are. All levers are compared with the
 * one forecast of the shift as it is (`presentForecast`).
 */
export type LeverEffect = { basis: string; after: FillForecast }

const forecast = (
  shifts: readonly PastShift[],
  { widest, leadMin }: Pick<FillQuestion, 'widest' | 'leadMin'>,
) => (widest === undefined ? forecastOf(0, 0) : fillForecast(shifts, widest, Math.max(0, leadMin)))

const comparableTo = (past: readonly PastShift[], startAt: Instant) =>
  comparableShifts(past, { workOn: dayOf(startAt), startAt })

/** The forecast of the shift as it is. */
export const presentForecast = (question: FillQuestion) => {
  const { label, shifts } = comparableTo(question.past, question.startAt)
  return { basis: label, forecast: forecast(shifts, question) }
}

/**
 * The effect of a wider scope: the same shifts, counted with the workers whom the wider scope would have reached. Only
 * this effect isolates the lever.
 */
export const widenEffect = (question: FillQuestion, widest: LadderScope): LeverEffect => {
  const { label, shifts } = comparableTo(question.past, question.startAt)
  return {
    basis: label,
    after: forecast(shifts, { ...question, widest }),
  }
}

/**
 * The effect of a higher wage: shifts that paid as much above the minimum wage of their day as the raised one does.
 * `raisedYen`: yen above the minimum wage; wages of a year are not comparable otherwise, because the minimum wage goes
 * up every autumn.
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
/** The lower of two forecasts; one without a number counts as the lowest. */
const weaker = (a: FillForecast, b: FillForecast) => {
  if (a.percent === null) return a
  return b.percent === null || b.percent < a.percent ? b : a
}

/**
 * The effect of two shorter shifts: those as short as the halves. Both halves have to fill, so the forecast is that of
 * the weaker one.
 */
export const splitEffect = (
  question: FillQuestion,
  halves: readonly [
    Pick<FillQuestion, 'startAt' | 'endAt'>,
    Pick<FillQuestion, 'startAt' | 'endAt'>,
  ],
): LeverEffect => {
  const mostMin = Math.max(...halves.map(lengthOf)) + HALF_SLACK_MIN
  const { label } = comparableTo(question.past, question.startAt)
  const short = question.past.filter((shift) => lengthOf(shift) <= mostMin)
  const [first, second] = halves.map((half) =>
    forecast(comparableTo(short, half.startAt).shifts, {
      ...question,
      leadMin: question.leadMin + minutesBetween(question.startAt, half.startAt),
    }),
  )
  const none = forecastOf(0, 0)
  return {
    basis: `${label}で、${formatDuration(mostMin)}以内の求人`,
    after: weaker(first ?? none, second ?? none),
  }
}

/** Minutes between two times of day, the shorter way round the clock. */
const clockDistance = (a: Instant, b: Instant) => {
  const distance = Math.abs(minutesOfDay(a) - minutesOfDay(b))
  return Math.min(distance, minutesInDay - distance)
}

/** The past shifts that began about this time, on the same kind of day where these are enough. */
const startingNear = (past: readonly PastShift[], startAt: Instant) => {
  const near = past.filter((shift) => clockDistance(shift.startAt, startAt) <= NEAR_START_MIN)
  const dayKind = dayKindOf(dayOf(startAt))
  const sameDay = near.filter((shift) => dayKindOf(shift.workOn) === dayKind)
  return sameDay.length >= MIN_SHIFTS
    ? { label: `${dayKind}の`, shifts: sameDay }
    : { label: '', shifts: near }
}

const isBetter = (a: FillForecast, b: FillForecast) =>
  a.percent !== null && b.percent !== null && a.percent > b.percent

/**
 * The time within two hours at which the shifts of the store filled most often, if that is more often than the shift as
 * it is; of equal ones the smallest change. Undefined where the records show no better time.
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
        basis: `${label}${timeOf(movedAt)}ごろに始まる求人`,
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
