import * as z from 'zod/mini'
import { count, day, id, instant, yen } from '@/contracts/common/schemas'
import { matchingStatuses, presenceStates } from '@/contracts/matchings/enums'
import { CancelReview } from '@/contracts/matchings/schemas'
import { offeringStatuses } from '@/contracts/offerings/enums'

/** What was done in a month so far. `untilOn`: the day it is counted to. */
export const MonthSummary = z.object({
  month: z.string(),
  untilOn: day,
  workedCount: count,
  /** In the month before, to the same day of the month. */
  workedCountBefore: count,
  /** Of the people who worked in it, the percentage that has worked here twice or more; null while nobody has. */
  repeatRate: z.nullable(count),
})
export type MonthSummary = z.infer<typeof MonthSummary>

/** What the people matched on the shifts of a month cost, tax included: as planned until their pay is fixed. The days add up to the whole. */
export const MonthCost = z.object({
  month: z.string(),
  totalYen: yen,
  limitYen: z.nullable(yen),
  days: z.array(z.object({ on: day, yen })),
})
export type MonthCost = z.infer<typeof MonthCost>

/** Published postings that are still to come and pay less than the minimum wage of their own day of work, the earliest first. */
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
  /** What the store has approved them for. */
  positions: z.array(z.string()),
  unreadMessage: z.nullable(z.object({ body: z.string(), sentAt: instant })),
  chatRoomUid: z.nullable(z.string()),
  cancelReview: CancelReview,
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
      users: z.array(TodayUser),
    }),
  ),
})
export type TodayBoard = z.infer<typeof TodayBoard>

export const todoKinds = [
  'notArrived',
  'fixPaymentRequests',
  'unreviewed',
  'unreadMessages',
  'violatedOffers',
  'multidateFailed',
  'unfilledSoon',
  'negotiations',
  'mynumberRequestable',
] as const
/** How far a new store is on its way to its first shift. */
export const FirstSteps = z.object({
  /** Address, telephone and somebody in charge are registered. */
  storeReady: z.boolean(),
  /** The template to go on with. */
  offer: z.nullable(z.object({ id, usable: z.boolean() })),
  /** The earliest posting. */
  offering: z.nullable(z.object({ id, startAt: instant })),
})
export type FirstSteps = z.infer<typeof FirstSteps>
export const Todos = z.object({
  /** Null once a shift that was published has begun. */
  firstSteps: z.nullable(FirstSteps),
  /** `chatRoomUid`: the room that comes first, where the to-do is about rooms. `operationId`: the run that comes first, where it is about runs. */
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
