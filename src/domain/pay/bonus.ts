import type {
  BonusPayer,
  BonusPer,
  BonusStatus,
  BonusTarget,
} from '@/contracts/bonusContracts/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { type Day, dayOf, type Instant } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import type { BonusTerms } from './premiums'

/** A bonus contract as the rules need it: amount, offers, and first and last day of work (null: open-ended). */
export type BonusContractTerms = BonusTerms & {
  target: BonusTarget
  offerIds: readonly number[]
  startsOn: Day
  endsOn: Day | null
}

/** Returns the status of a bonus contract today, from its first and last day of work (null: open-ended). */
export const bonusStatus = (
  { startsOn, endsOn }: { startsOn: Day; endsOn: Day | null },
  now: Instant,
): BonusStatus => {
  const today = dayOf(now)
  if (today < startsOn) return 'upcoming'
  return endsOn !== null && today > endsOn ? 'ended' : 'active'
}
/** Returns the bonus contracts that apply to an offer on a day of work (the day on which the shift starts). */
export const bonusesOn = <
  T extends { target: BonusTarget; offerIds: readonly number[]; startsOn: Day; endsOn: Day | null },
>(
  contracts: readonly T[],
  offerId: number,
  workOn: Day,
): T[] =>
  contracts.filter(
    ({ target, offerIds, startsOn, endsOn }) =>
      (target === 'all' || offerIds.includes(offerId)) &&
      startsOn <= workOn &&
      (endsOn === null || workOn <= endsOn),
  )
/**
 * Returns the part of a worker's pay that the operator bears and does not bill to the store, in yen: its bonuses and
 * the premiums on them.
 */
export const platformBonusOf = ({
  bonuses = [],
  operatorPremiums,
}: Pick<Pay, 'bonuses' | 'operatorPremiums'>) =>
  sumBy(bonuses, ({ payer, yen }) => (payer === 'platform' ? yen : 0)) +
  (operatorPremiums ? operatorPremiums.nightYen + operatorPremiums.overtimeYen : 0)

export const bonusPerLabel: Record<BonusPer, string> = { match: '1回の勤務ごと', hour: '1時間ごと' }
export const bonusPayerLabel: Record<BonusPayer, string> = {
  company: '企業の負担',
  platform: '運営の負担',
}
