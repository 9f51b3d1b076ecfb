import * as z from 'zod/mini'
import { count, day, id } from '@/contracts/common/schemas'
import { ClosedReason, OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import type { CalendarDayState } from '@/contracts/common/enums'

const dayStates = [
  'confirmed',
  'done',
  'reviewCandidate',
  'wanted',
  'working',
] as const satisfies readonly CalendarDayState[]

export const CalendarDay = z.object({
  on: day,
  /** Null without a posting, or where none is public. That a day is today is no state of it: `isToday`. */
  state: z.nullable(z.enum(dayStates)),
  isToday: z.boolean(),
  offeringsCount: count,
  /** How many of them are not public; people are those of the public ones. */
  unpublishedCount: count,
  peopleWanted: count,
  peopleMatched: count,
  unreviewedCount: count,
  workingCount: count,
  hasUnread: z.boolean(),
})
export type CalendarDay = z.infer<typeof CalendarDay>
/** Every day of the range in order, those without a posting too. */
export const OfferingCalendar = z.object({ fromOn: day, toOn: day, days: z.array(CalendarDay) })
export type OfferingCalendar = z.infer<typeof OfferingCalendar>

/** The answer to why applications were closed. */
export const KeptClosedReason = z.extend(ClosedReason, { offeringId: id })
export type KeptClosedReason = z.infer<typeof KeptClosedReason>

/**
 * All conditions of a posting, the changed ones among them. `publish`: an unpublished one is shown to workers at once; on a public one it changes nothing.
 * `acknowledged` as for a new one.
 */
export const OfferingEdit = z.extend(OfferingInput, {
  lockVersion: z.int(),
  publish: z.boolean(),
  acknowledged: z.boolean(),
})
export type OfferingEdit = z.infer<typeof OfferingEdit>

export const OfferingEditValidation = z.extend(OfferingValidation, {
  /** Fields of the form that cannot be changed at all now, each with the reason; pay that may only go up is not among them. */
  locked: z.array(z.object({ field: z.string(), message: z.string() })),
  /** How many matched workers are told of higher pay when this is saved. */
  notifiedCount: count,
})
export type OfferingEditValidation = z.infer<typeof OfferingEditValidation>

export const OfferingRecreate = z.object({ workOn: day })
export type OfferingRecreate = z.infer<typeof OfferingRecreate>
