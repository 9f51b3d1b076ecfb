import * as z from 'zod/mini'
import { day, id, yen } from '@/contracts/common/schemas'
import { bonusPayers, bonusPers, bonusStatuses, bonusTargets } from './enums'

/** An agreement that workers get a bonus on top (ボーナス契約). */
export const BonusContract = z.object({
  id,
  name: z.string(),
  /** Yen for each match, or for each hour worked. */
  amountYen: yen,
  per: z.enum(bonusPers),
  target: z.enum(bonusTargets),
  /** The templates it is for; empty where it is for all. */
  offerIds: z.array(id),
  /** First and last day of work; null: until further notice. */
  startsOn: day,
  endsOn: z.nullable(day),
  payer: z.enum(bonusPayers),
  status: z.enum(bonusStatuses),
})
export type BonusContract = z.infer<typeof BonusContract>
/** Those that run first, then those to come, then those that are over. */
export const BonusContracts = z.object({ items: z.array(BonusContract) })
export type BonusContracts = z.infer<typeof BonusContracts>

export const SelectablePositions = z.object({
  items: z.array(
    z.object({
      id,
      name: z.string(),
      badgeName: z.string(),
      /** The least wage today of a posting to holders of the badge, yen an hour; null where no table of minimum wages reaches. */
      minimumWageYen: z.nullable(yen),
      /** How many workers hold the badge at this store. */
      holdersCount: z.int(),
    }),
  ),
})
export type SelectablePositions = z.infer<typeof SelectablePositions>
