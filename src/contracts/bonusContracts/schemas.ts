import * as z from 'zod/mini'
import { day, id, yen } from '@/contracts/common/schemas'
import { bonusPayers, bonusPers, bonusStatuses, bonusTargets } from './enums'

/** An agreement that workers receive a bonus in addition to their wage (ボーナス契約). */
export const BonusContract = z.object({
  id,
  name: z.string(),
  /** Yen per matching, or per hour of work. */
  amountYen: yen,
  per: z.enum(bonusPers),
  target: z.enum(bonusTargets),
  /** Ids of the offers it applies to; empty if it applies to all. */
  offerIds: z.array(id),
  /** First and last day of work; `endsOn` null: open-ended. */
  startsOn: day,
  endsOn: z.nullable(day),
  payer: z.enum(bonusPayers),
  status: z.enum(bonusStatuses),
})
export type BonusContract = z.infer<typeof BonusContract>
/** Active contracts first, then upcoming ones, then ended ones. */
export const BonusContracts = z.object({ items: z.array(BonusContract) })
export type BonusContracts = z.infer<typeof BonusContracts>

/** Badges that an offering can be limited to; the specification calls them positions. */
export const SelectablePositions = z.object({
  items: z.array(
    z.object({
      id,
      name: z.string(),
      badgeName: z.string(),
      /**
       * Lowest wage of an offering limited to this badge today, yen an hour; null if there is no minimum wage table.
       */
      minimumWageYen: z.nullable(yen),
      /** Number of workers with the badge at this store. */
      holdersCount: z.int(),
    }),
  ),
})
export type SelectablePositions = z.infer<typeof SelectablePositions>
