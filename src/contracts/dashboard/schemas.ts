import * as z from 'zod/mini'
import { count, day, id, instant, yen } from '@/contracts/common/schemas'
import { matchingStatuses, presenceStates } from '@/contracts/matchings/enums'
import { Arrival, CancelReview } from '@/contracts/matchings/schemas'
import { offeringStatuses } from '@/contracts/offerings/enums'

/** The figures of a month so far. `untilOn`: the last day counted. */
export const MonthSummary = z.object({
  month: z.string(),
  untilOn: day,
  workedCount: count,
  /** The count of the month before, until the same day of the month. */
  workedCountBefore: count,
  /** Percentage of this month's workers who have worked here at least twice; null without workers. */
  repeatRate: z.nullable(count),
})
export type MonthSummary = z.infer<typeof MonthSummary>

/**
 * Cost of the matchings of a month in yen, tax included; planned cost until the pay is final. The days add up to the
 * total.
 */
export const MonthCost = z.object({
  month: z.string(),
  totalYen: yen,
  limitYen: z.nullable(yen),
  days: z.array(z.object({ on: day, yen })),
})
export type MonthCost = z.infer<typeof MonthCost>

/** Published future offerings that pay less than the minimum wage of their day of work, the earliest first. */
export const BelowMinimumWage = z.object({
  totalCount: count,
  items: z.array(
    z.object({ id, title: z.string(), workOn: day, hourlyWageYen: yen, minimumWageYen: yen }),
  ),
})
export type BelowMinimumWage = z.infer<typeof BelowMinimumWage>

export const TodayUser = z.object({
  matchingId: id,
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  status: z.enum(matchingStatuses),
  presence: z.enum(presenceStates),
  checkedInAt: z.nullable(instant),
  checkedOutAt: z.nullable(instant),
  /** Minutes since the start without a check-in. */
  overdueMin: count,
  workedCountHere: count,
  isFirstTime: z.boolean(),
  unanswered: z.boolean(),
  /** Positions in which this store has approved the worker. */
  positions: z.array(z.string()),
  unreadMessage: z.nullable(z.object({ body: z.string(), sentAt: instant })),
  chatRoomUid: z.nullable(z.string()),
  cancelReview: CancelReview,
  arrival: Arrival,
  /** The offering for a replacement, while it looks for one or has found one. */
  replacement: z.nullable(
    z.object({
      id,
      state: z.enum(['open', 'found']),
      startAt: instant,
      endAt: instant,
      peopleWanted: z.int(),
      peopleMatched: count,
    }),
  ),
})
export type TodayUser = z.infer<typeof TodayUser>
export const TodayBoard = z.object({
  on: day,
  asOf: instant,
  peopleCount: count,
  offerings: z.array(
    z.object({
      id,
      offerId: id,
      title: z.string(),
      status: z.enum(offeringStatuses),
      startAt: instant,
      endAt: instant,
      breakMin: count,
      closesAt: instant,
      peopleWanted: z.int(),
      peopleMatched: count,
      /** How many of these seats belong to workers who were absent, or cancelled after the start. */
      endedSeatCount: count,
      users: z.array(TodayUser),
    }),
  ),
})
export type TodayBoard = z.infer<typeof TodayBoard>

export const todoKinds = [
  'notArrived',
  'matchChecks',
  'fixPaymentRequests',
  'unreviewed',
  'unreadMessages',
  'longTermUnselected',
  'violatedOffers',
  'multidateFailed',
  'multidateUnchecked',
  'unfilledSoon',
  'negotiations',
  'mynumberRequestable',
  'factChecks',
] as const
/** The facts that a store must enter before its first shift; `phoneCheck`: its number has been verified. */
export const storeFacts = [
  'address',
  'phoneNumber',
  'phoneCheck',
  'manager',
  'meetingPlace',
] as const
export type StoreFact = (typeof storeFacts)[number]
/** Progress of a new store towards its first shift. */
export const FirstSteps = z.object({
  /** `missingFacts` is empty. */
  storeReady: z.boolean(),
  /** The facts that the page of the store shows as 未登録 or 未確認. */
  missingFacts: z.array(z.enum(storeFacts)),
  /** The offer to continue with. */
  offer: z.nullable(z.object({ id, usable: z.boolean() })),
  /** The earliest offering. */
  offering: z.nullable(z.object({ id, startAt: instant })),
})
export type FirstSteps = z.infer<typeof FirstSteps>
export const Todos = z.object({
  /** Null once a published shift has started. */
  firstSteps: z.nullable(FirstSteps),
  /** `chatRoomUid`, `operationId`: the first chat room or run concerned, if the to-do is about one. */
  items: z.array(
    z.object({
      kind: z.enum(todoKinds),
      count,
      note: z.string(),
      dueAt: z.nullable(instant),
      offeringId: z.nullable(id),
      chatRoomUid: z.optional(z.string()),
      operationId: z.optional(id),
    }),
  ),
})
export type Todos = z.infer<typeof Todos>
