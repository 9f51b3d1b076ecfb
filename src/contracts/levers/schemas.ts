import * as z from 'zod/mini'
import { count, id } from '@/contracts/common/schemas'
import { Forecast } from '@/contracts/ladders/schemas'
import { ladderScopes } from '@/contracts/offerings/enums'
import { Cost, OfferingInput } from '@/contracts/offerings/schemas'
import { hoursLeverKinds, leverKinds } from './enums'

const movedByMin = z.int().check(z.minimum(-120), z.maximum(120))

/**
 * One way to fill the free seats. `after`: how often past shifts of the store filled that already had what the lever
 * offers; `basis` says which shifts. Every `after` is compared with the one `forecast` of the offering. Costs are for
 * all seats, tax included.
 */
export const Lever = z.object({
  kind: z.enum(leverKinds),
  basis: z.string(),
  after: Forecast,
  costBefore: Cost,
  costAfter: Cost,
  /** The conditions of the offering with the lever. */
  edit: OfferingInput,
  /** What would be published beside it. */
  added: z.array(OfferingInput),
  /** For `move`: minutes, earlier if negative; 0 for the others. */
  movedByMin,
  /** For `widen` of an offering with a ladder: the rung that opens. */
  nextRung: z.nullable(z.enum(ladderScopes)),
  /** Number of matched workers whose pay goes up and who are notified. */
  notifiedCount: count,
  /** Why it cannot be used now; null if it can. */
  refusal: z.nullable(z.string()),
})
export type Lever = z.infer<typeof Lever>

/** The levers of an offering; none if it takes no applications or every seat is taken. */
export const OfferingLevers = z.object({
  offeringId: id,
  /** The version of the offering that the levers were worked out from. */
  lockVersion: z.int(),
  freeSeatCount: count,
  /** The forecast of the offering as it is, and which shifts it rests on. */
  basis: z.string(),
  forecast: Forecast,
  levers: z.array(Lever),
  /** Publishing an offering beside this one needs `acknowledged`. */
  acknowledgementRequired: z.boolean(),
})
export type OfferingLevers = z.infer<typeof OfferingLevers>

/** The lever that the person saw. `movedByMin`: 0 for `split`. `acknowledged` as in `OfferingCreate`. */
export const HoursChange = z.object({
  kind: z.enum(hoursLeverKinds),
  movedByMin,
  lockVersion: z.int(),
  acknowledged: z.boolean(),
})
export type HoursChange = z.infer<typeof HoursChange>

/** `addedIds`: offerings that were published for the free seats. */
export const ChangedHours = z.object({ offeringId: id, addedIds: z.array(id) })
export type ChangedHours = z.infer<typeof ChangedHours>
