import type { BrokenPromiseKind, ReviewPeriod } from '@/contracts/reviews/enums'
import type { BrokenPromise } from '@/contracts/reviews/schemas'
import { addDays, type Day } from '@/lib/date'

/** With fewer workers than this a figure would reveal who answered, so none is shown. */
const MIN_WORKERS_TO_SHOW = 3
/** A check-out this many minutes after the planned end counts as a late end. */
export const LATE_END_MIN = 10
/** An offer needs correction if at least this share (percent) of answers or shifts differ from it. */
const WORTH_MENDING_PERCENT = 10
/** A single answer or shift is not a pattern. */
const MIN_TO_MENTION = 2

export const reviewPeriodLabel: Record<ReviewPeriod, string> = { '90d': '90日', year: '1年' }
const periodDays: Record<ReviewPeriod, number> = { '90d': 90, year: 365 }
/** Returns the day from which work counts: 90 or 365 days before today. */
export const firstDayOf = (period: ReviewPeriod, today: Day): Day =>
  addDays(today, -periodDays[period])

/** Counts over the shifts of one offer. Each `BrokenPromiseKind` counts the differences of that kind. */
export type PromiseCounts = Record<BrokenPromiseKind, number> & {
  reviewCount: number
  /** Different workers who answered. */
  reviewerCount: number
  /** Shifts with a check-out, one for each worker. */
  workedCount: number
  workerCount: number
  /** The latest offering says that overtime is possible, so a late end breaks no promise. */
  overtimePossible: boolean
}
type Broken = Pick<BrokenPromise, 'kind' | 'count' | 'total'>

/**
 * Returns the promises of an offer that need correction; none if they are kept or the figures could reveal a worker.
 */
export function brokenPromises(counts: PromiseCounts): Broken[] {
  const answers = counts.reviewerCount >= MIN_WORKERS_TO_SHOW ? counts.reviewCount : 0
  const records = counts.workerCount >= MIN_WORKERS_TO_SHOW ? counts.workedCount : 0
  const all: Broken[] = [
    { kind: 'asDescribed', count: counts.asDescribed, total: answers },
    { kind: 'onTime', count: counts.onTime, total: answers },
    { kind: 'endedLate', count: counts.endedLate, total: counts.overtimePossible ? 0 : records },
    { kind: 'breakShortened', count: counts.breakShortened, total: records },
  ]
  return all.filter(
    ({ count, total }) =>
      total > 0 && count >= MIN_TO_MENTION && count * 100 >= total * WORTH_MENDING_PERCENT,
  )
}

/** Orders by the share, the largest first. */
export const byShare = (a: Broken, b: Broken) => b.count / b.total - a.count / a.total

/** A difference as text for the screen. */
export const brokenPromiseWords: Record<BrokenPromiseKind, string> = {
  asDescribed: '仕事が募集文とちがうという答え',
  onTime: '時間どおりに終わらないという答え',
  endedLate: '残業なしと書いて、終わりが延びた勤務',
  breakShortened: '書いたより休憩が短くなった勤務',
}
