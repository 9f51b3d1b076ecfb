import type { OfferingInput } from '@/contracts/offerings/schemas'
import type { BillingContract } from '@/domain/billing/contract'
import type { PublishContext } from '@/domain/offerings/offering'
import type { BonusContractTerms } from '@/domain/pay/bonus'
import type { MonthBounds } from '@/domain/restrictions/costBounds'
import type { Day, Instant } from '@/lib/date'

/**
 * Limits of one offering: work (without breaks) and span (with breaks) in minutes, transport in yen. The form warns
 * above `manyPeople`, and above `usualPeopleFactor` times the most people of the latest offerings of the offer.
 */
export const offeringBounds = {
  minWorkMin: 60,
  maxWorkMin: 480,
  maxSpanMin: 720,
  maxPeople: 100,
  manyPeople: 20,
  usualPeopleFactor: 3,
  maxTransportationYen: 3000,
} as const

/** `offer`: reasons that prevent publishing altogether. `budget`: needs the approval of head office. */
export type OfferingProblem = {
  field: keyof OfferingInput | 'offer' | 'budget'
  message: string
}

/** Whether the form has to be changed. Other problems prevent publishing, but not saving as a draft. */
export const isFaultOfForm = ({ field }: { field: string }) =>
  field !== 'offer' && field !== 'budget'

const warningCodes = [
  'many_people',
  'overlap',
  'continued_work',
  'minors_excluded',
  'change_time_missing',
  'group_empty',
  'graduates_empty',
  'wage_table_outdated',
  'tax_table_missing',
  'budget_exceeded',
  'closing_day',
] as const
export type OfferingWarning = { code: (typeof warningCodes)[number]; message: string }

type UsualPeople = { min: number; max: number }
/** Returns the range of the numbers of people wanted by the latest offerings; null if there are none. */
export const usualPeopleOf = (people: readonly number[]): UsualPeople | null =>
  people.length > 0 ? { min: Math.min(...people), max: Math.max(...people) } : null
/** 「3」 or 「1〜2」. */
export const usualPeopleText = ({ min, max }: UsualPeople) =>
  min === max ? String(min) : `${min}〜${max}`

type PostedTimes = { startAt: Instant; endAt: Instant; breakMin: number }

/** What the rules need in addition to the values of the form. */
export type OfferingContext = PublishContext &
  MonthBounds & {
    now: Instant
    /** Other offerings of the store around that day, without withdrawn ones. */
    others: readonly PostedTimes[]
    /** Offerings at the other stores of the company that touch the shift. */
    continuedElsewhere: readonly PostedTimes[]
    /** The groups that the store may use, with the number of their members. */
    groups: readonly { id: number; name: string; usersCount: number }[]
    /** The fewest and the most people of the latest offerings of the offer; null before the first. */
    usualPeople: UsualPeople | null
    /** Members of the selected groups, or graduates, and how many of them are free; undefined if not counted. */
    reach?: { members: number; free: number } | undefined
    /** Returns the reason why the store is closed on a day, as text; undefined if it is open. */
    closureOn: (day: Day) => string | undefined
    /** The positions to whose badge holders an offering of the offer can be limited. */
    positionIds: readonly number[]
    hasUniformChange: boolean
    changeTimeMin: number
    feeRateBp: number
    /** The billing contracts of the company: they give commission, minimum fee and tax rate by day of work. */
    contracts: readonly BillingContract[]
    /** Id of the offer, and the bonus contracts of its store. */
    offerId: number
    bonuses: readonly BonusContractTerms[]
  }

/** Collects what the rules find. `fail` ignores an undefined message, so that rules can pass a `cannot…` result. */
export type Report = {
  fail: (field: OfferingProblem['field'], message: string | undefined) => void
  warn: (code: OfferingWarning['code'], message: string) => void
}
export type Rule = (input: OfferingInput, context: OfferingContext, report: Report) => void

type Shift = { startAt: Instant; endAt: Instant }
export type ShiftRule = (
  input: OfferingInput,
  context: OfferingContext,
  report: Report,
  shift: Shift,
) => void
