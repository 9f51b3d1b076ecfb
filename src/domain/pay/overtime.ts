import type { Pay } from '@/contracts/offerings/schemas'
import { formatDuration, type Instant, msOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'

/** Work of more than this many minutes on one day is overtime (労働基準法32条2項). */
export const DAILY_LIMIT_MIN = 480
/** Work of more than this many minutes in one week is overtime (労働基準法32条1項). */
const WEEKLY_LIMIT_MIN = 2400

/** Minutes of other work of the worker for the employer that belong to the same day and week (労働基準法38条1項). */
export type OtherWork = {
  /** The minutes of the shifts that are one piece of work with this one (`continuedShifts`), without overtime. */
  continuedMin: number
  /** The minutes worked in the same week (Sunday to Saturday), without overtime. */
  regularWeekMin: number
}

/** Adds up the other work at one store and at the other stores of the employer. */
export const addWork = (atStore: OtherWork, elsewhere: OtherWork | null): OtherWork => ({
  continuedMin: atStore.continuedMin + (elsewhere?.continuedMin ?? 0),
  regularWeekMin: atStore.regularWeekMin + (elsewhere?.regularWeekMin ?? 0),
})

/** The minutes of work above a limit. */
const above = (limitMin: number, workMin: number) => Math.max(0, workMin - limitMin)

/**
 * Returns the minutes of overtime that a shift adds: those beyond eight hours a day, and of the rest those beyond forty
 * hours a week. Work past midnight belongs to the day on which it began (昭63.1.1基発1号), so shifts that touch are one
 * day of work. Overtime that the other work already contains is not counted again.
 */
export function overtimeOf(
  workMin: number,
  { continuedMin, regularWeekMin }: OtherWork = { continuedMin: 0, regularWeekMin: 0 },
): number {
  const daily =
    above(DAILY_LIMIT_MIN, continuedMin + workMin) - above(DAILY_LIMIT_MIN, continuedMin)
  const regularMin = workMin - daily
  const weekly =
    above(WEEKLY_LIMIT_MIN, regularWeekMin + regularMin) - above(WEEKLY_LIMIT_MIN, regularWeekMin)
  return daily + weekly
}

type Shift = { startAt: Instant; endAt: Instant }
/** Whether one shift ends at the instant at which the other begins. */
export const touches = (a: Shift, b: Shift) =>
  msOf(a.endAt) === msOf(b.startAt) || msOf(b.endAt) === msOf(a.startAt)

/**
 * Returns the shifts that are one piece of work with a shift (昭63.1.1基発1号): those that it touches, those that they
 * touch in turn, and so on, before it and after it.
 */
export function continuedShifts<S extends Shift>(others: readonly S[], shift: Shift): S[] {
  // A shift without length would touch itself for ever.
  const lasting = others.filter(({ startAt, endAt }) => msOf(startAt) < msOf(endAt))
  const before = (at: Instant): S[] => {
    const previous = lasting.find(({ endAt }) => msOf(endAt) === msOf(at))
    return previous ? [...before(previous.startAt), previous] : []
  }
  const after = (at: Instant): S[] => {
    const next = lasting.find(({ startAt }) => msOf(startAt) === msOf(at))
    return next ? [next, ...after(next.endAt)] : []
  }
  return [...before(shift.startAt), ...after(shift.endAt)]
}

/** Counts the minutes of the shifts at all stores of the employer that a shift continues (労働基準法38条1項). */
export const continuedMinOf = (
  atCompany: readonly (Shift & { workMin: number })[],
  shift: Shift,
): number => sumBy(continuedShifts(atCompany, shift), ({ workMin }) => workMin)

/**
 * Why a worker cannot take a shift that touches others of `continuedMin` minutes at the same employer: together they
 * exceed eight hours, which needs an agreement (労働基準法32条2項, 36条1項; 昭63.1.1基発1号).
 */
export const cannotContinueWork = (
  workMin: number,
  continuedMin: number,
  hasLaborAgreement36: boolean,
): string | undefined =>
  continuedMin > 0 &&
  !hasLaborAgreement36 &&
  overtimeOf(workMin, { continuedMin, regularWeekMin: 0 }) > 0
    ? `続けて働く勤務は1日の労働として通算し、合わせて${formatDuration(continuedMin + workMin)}になります。8時間を超える勤務には36協定が必要なため、申し込めません(労働基準法32条・36条)。`
    : undefined

/** Whether the minutes of other work cause overtime in a planned shift that its pay does not include yet. */
export const hasUnplannedOvertime = (
  planned: Pick<Pay, 'workMin' | 'overtimeMin'>,
  otherWork: OtherWork,
) => overtimeOf(planned.workMin, otherWork) > planned.overtimeMin
