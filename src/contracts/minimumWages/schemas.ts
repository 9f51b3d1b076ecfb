import * as z from 'zod/mini'
import { count, day, id, instant, yen } from '@/contracts/common/schemas'

const store = z.object({ id, name: z.string() })

/** A coming offering or an offer that pays less than the minimum wage, and the wage to raise it to. */
export const BelowMinimumItem = z.object({
  kind: z.enum(['offering', 'offer']),
  id,
  store,
  title: z.string(),
  /** Null for an offer. */
  shift: z.nullable(z.object({ startAt: instant, endAt: instant, isPublished: z.boolean() })),
  prefectureName: z.string(),
  isSpecific: z.boolean(),
  hourlyWageYen: yen,
  toYen: yen,
  effectiveOn: day,
  /** The number of seats that will be paid more, and how many of them are taken. An offer counts as one. */
  people: count,
  matchedCount: count,
  /** The cost of all these seats, tax included; null for an offer without hours. */
  costYen: z.nullable(yen),
})
export type BelowMinimumItem = z.infer<typeof BelowMinimumItem>

/** People whose shift has begun below the minimum wage: the difference is owed, and no raise pays it. */
export const StartedBelowMinimum = z.object({
  offeringId: id,
  store,
  title: z.string(),
  workOn: day,
  startAt: instant,
  endAt: instant,
  hourlyWageYen: yen,
  minimumYen: yen,
  effectiveOn: day,
  people: count,
})
export type StartedBelowMinimum = z.infer<typeof StartedBelowMinimum>

/** A minimum wage in force in a prefecture where the company has a store. `beforeYen`: the rate before it. */
export const MinimumWageRate = z.object({
  prefectureName: z.string(),
  yen,
  effectiveOn: day,
  beforeYen: z.nullable(yen),
  next: z.nullable(z.object({ yen, on: day })),
})
export type MinimumWageRate = z.infer<typeof MinimumWageRate>

/** Everything below the minimum wage, the earliest shift first and offers after them; the number is limited. */
export const BelowMinimum = z.object({
  rates: z.array(MinimumWageRate),
  items: z.array(BelowMinimumItem),
  /** All of them; more than `items` when one raise does not reach them all. */
  totalCount: count,
  /** The cost of the offerings among `items`, tax included. */
  costYen: yen,
  started: z.array(StartedBelowMinimum),
})
export type BelowMinimum = z.infer<typeof BelowMinimum>

/** The list that the caller has confirmed. */
export const MinimumWageRaise = z.object({ itemCount: count, costYen: yen })
export type MinimumWageRaise = z.infer<typeof MinimumWageRaise>

export const MinimumWageRaised = z.object({
  offeringCount: count,
  offerCount: count,
  /** Matched workers whose pay went up; each was notified in the room. */
  workerCount: count,
})
export type MinimumWageRaised = z.infer<typeof MinimumWageRaised>
