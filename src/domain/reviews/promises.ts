import type { PromisePeriod, ReviewItem } from '@/contracts/reviews/enums'
import type { OfferPromises, Share } from '@/contracts/reviews/schemas'
import { addDays, type Day } from '@/lib/date'

/** With fewer workers than this a figure would tell who answered, so none is shown. */
export const MIN_WORKERS_TO_SHOW = 3
/** With fewer answers or shifts than this a percentage would say more than is known; the counts are shown alone. */
export const MIN_WORKERS_FOR_PERCENT = 20
/** Minutes after the planned end from which a check-out counts as a late end. */
export const LATE_END_MIN = 10
/** From this share of broken promises on, in percent, a template has something to mend. */
const WORTH_MENDING_PERCENT = 10
/** One voice alone is no pattern. */
const MIN_TO_MENTION = 2

export const promisePeriodLabel: Record<PromisePeriod, string> = { '90d': '90日', year: '1年' }
const periodDays: Record<PromisePeriod, number> = { '90d': 90, year: 365 }
/** The first day of work of a period that ends today. */
export const firstDayOf = (period: PromisePeriod, today: Day): Day =>
  addDays(today, -periodDays[period])

/** What was counted of the shifts of one template. */
export type PromiseCounts = Record<ReviewItem, number> & {
  reviewCount: number
  /** Different workers who answered. */
  reviewerCount: number
  /** Shifts with a check-out, one for each worker. */
  workedCount: number
  workerCount: number
  endedLate: number
  breakShortened: number
}

const shareOf = (count: number, total: number): Share => ({
  count,
  total,
  percent: total < MIN_WORKERS_FOR_PERCENT ? null : Math.round((count * 100) / total),
})

/** The figures that may be shown: nobody is to be recognised by them, and no share is drawn from a few. */
export const shownFigures = ({
  reviewCount,
  reviewerCount,
  workedCount,
  workerCount,
  ...of
}: PromiseCounts): Pick<OfferPromises, 'reviewCount' | 'answers' | 'workedCount' | 'records'> => ({
  reviewCount,
  answers:
    reviewerCount < MIN_WORKERS_TO_SHOW
      ? null
      : {
          onTime: shareOf(of.onTime, reviewCount),
          asDescribed: shareOf(of.asDescribed, reviewCount),
          wantAgain: shareOf(of.wantAgain, reviewCount),
        },
  workedCount,
  records:
    workerCount < MIN_WORKERS_TO_SHOW
      ? null
      : {
          endedLate: shareOf(of.endedLate, workedCount),
          breakShortened: shareOf(of.breakShortened, workedCount),
        },
})

type Figures = Pick<OfferPromises, 'answers' | 'records'>
const partOf = ({ count, total }: Share) => (total === 0 ? 0 : count / total)
const restOf = ({ count, total }: Share): Share => ({ count: total - count, total, percent: null })

/** The promises that were broken, each as a share: answers with no, and what the records say. */
const brokenOf = ({ answers, records }: Figures) => ({
  onTime: answers && restOf(answers.onTime),
  asDescribed: answers && restOf(answers.asDescribed),
  endedLate: records && records.endedLate,
  breakShortened: records && records.breakShortened,
})

const worstShare = (figures: Figures) =>
  Math.max(-1, ...Object.values(brokenOf(figures)).map((share) => (share ? partOf(share) : -1)))

/** Orders templates by their worst broken promise, the worst first; those without figures last. */
export const byWorstPromise = (one: Figures, other: Figures) => worstShare(other) - worstShare(one)

const isPattern = (share: Share | null) =>
  share !== null && share.count >= MIN_TO_MENTION && partOf(share) * 100 >= WORTH_MENDING_PERCENT

/** What is worth mending in a template, in words for the screen; empty where its promises are kept. */
export const promiseFindings = ({
  promised: { overtimePossible },
  ...figures
}: Figures & { promised: Pick<OfferPromises['promised'], 'overtimePossible'> }): string[] => {
  const broken = brokenOf(figures)
  return [
    ...(isPattern(broken.asDescribed) ? ['募集文とちがうという声があります'] : []),
    ...(isPattern(broken.onTime) ? ['時間どおりに終わらないという声があります'] : []),
    ...(isPattern(broken.endedLate)
      ? [
          overtimePossible
            ? '終わりが延びることが多くあります'
            : '残業なしと書いて、終わりが延びています',
        ]
      : []),
    ...(isPattern(broken.breakShortened) ? ['休憩が短くなっています'] : []),
  ]
}
