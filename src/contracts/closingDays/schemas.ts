import * as z from 'zod/mini'
import { count, day, id, optionalText } from '@/contracts/common/schemas'
import { closingKinds, MAX_CLOSING_REASON_LENGTH } from './enums'

const weekday = z.int().check(z.minimum(0), z.maximum(6))
const week = z.int().check(z.minimum(1), z.maximum(5))

/**
 * When a store is closed. `regular`: on a weekday (0 is Sunday), in these weeks of the month (none: every week), from
 * `startsOn` on. `single`: from `startsOn` to `endsOn`, both included.
 */
export const ClosingDayInput = z.object({
  kind: z.enum(closingKinds),
  /** Null for a single closure. */
  weekday: z.nullable(weekday),
  weeks: z.array(week).check(z.maxLength(5)),
  startsOn: day,
  /** Null for a regular one, which has no end. */
  endsOn: z.nullable(day),
  /** A regular closing day that is a public holiday is open. */
  opensOnHolidays: z.boolean(),
  /** Why, for a single closure. */
  reason: optionalText(MAX_CLOSING_REASON_LENGTH),
})
export type ClosingDayInput = z.infer<typeof ClosingDayInput>

/** `lockVersion`: the version that was read; 409 `stale` when there is a newer one. */
export const ClosingDayUpdate = z.extend(ClosingDayInput, { lockVersion: z.int() })
export type ClosingDayUpdate = z.infer<typeof ClosingDayUpdate>

export const ClosingDay = z.extend(ClosingDayInput, { id, lockVersion: z.int() })
export type ClosingDay = z.infer<typeof ClosingDay>

/** The closing days of a store, and its offerings to come that fall on one. */
export const ClosingDays = z.object({
  items: z.array(ClosingDay),
  /** At most 20, the next ones first. */
  affected: z.array(z.object({ offeringId: id, title: z.string(), workOn: day })),
  affectedCount: count,
})
export type ClosingDays = z.infer<typeof ClosingDays>
