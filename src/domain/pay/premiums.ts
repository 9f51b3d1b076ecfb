import type { BonusPayer, BonusPer } from '@/contracts/bonusContracts/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { type Day, dayOf, type Instant } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'

/** Premium for night work and for overtime, percent each (労働基準法37条1項・4項); both apply to overtime at night. */
export const PREMIUM_PERCENT = 25

/**
 * What a bonus contract pays one worker: `amountYen` per shift (`match`) or per hour of work (`hour`). The payer
 * `platform` is the operator.
 */
export type BonusTerms = {
  id: number
  name: string
  amountYen: number
  per: BonusPer
  payer: BonusPayer
}

/** The facts from which the premiums of a shift are calculated. Tests replace `premiumPolicies` by `policies`. */
export type PremiumInput = {
  startAt: Instant
  hourlyWageYen: number
  transportationYen: number
  /** Minutes of work that were agreed on for the shift; by default the minutes worked. */
  scheduledMin?: number
  bonuses?: readonly BonusTerms[] | undefined
  policies?: readonly PremiumPolicy[]
}

type PremiumPolicy = {
  validFrom: Day
  isFlatTransportIncluded: boolean
  isShiftBonusIncluded?: boolean
  isOperatorBonusIncluded?: boolean
}
/**
 * What belongs to the base of premiums besides the hourly wage and hourly bonuses of the company, by day of work,
 * newest last. The base includes every wage that 労働基準法37条5項 and 施行規則21条 do not exclude:
 * - A bonus that is promised for the shift belongs to it, divided by the agreed hours (施行規則19条1項2号): work beyond
 *   them does not lower the base.
 * - Bonuses of the operator are wages in notice, ledger and tax, and so here as well. The operator bears their part of
 *   the premiums.
 * - A flat transport allowance (the same for everybody, regardless of distance) is arguably no 通勤手当. It stays out.
 *
 * A 社会保険労務士 has to confirm these three points (docs/OPEN_QUESTIONS.md).
 */
const premiumPolicies: readonly PremiumPolicy[] = [
  { validFrom: '2024-01-01', isFlatTransportIncluded: false },
  {
    validFrom: '2026-11-01',
    isFlatTransportIncluded: false,
    isShiftBonusIncluded: true,
    isOperatorBonusIncluded: true,
  },
]

/**
 * Calculates the premium of 25 % for `minutes` of the `workMin` minutes of a shift, yen rounded up. Its base is the
 * wage and the bonuses that belong to it by `premiumPolicies`.
 */
export const premiumOf = (
  minutes: number,
  workMin: number,
  {
    hourlyWageYen,
    transportationYen,
    scheduledMin = workMin,
    bonuses = [],
    startAt,
    policies = premiumPolicies,
  }: PremiumInput,
) => {
  if (minutes === 0) return 0
  const policy = policies.findLast(({ validFrom }) => validFrom <= dayOf(startAt))
  const included = bonuses.filter(
    ({ per, payer }) =>
      (payer === 'company' || policy?.isOperatorBonusIncluded) &&
      (per === 'hour' || policy?.isShiftBonusIncluded),
  )
  const sumOf = (unit: BonusPer) =>
    sumBy(included, ({ per, amountYen }) => (per === unit ? amountYen : 0))
  const hourlyYen = hourlyWageYen + sumOf('hour')
  const perShiftYen = sumOf('match') + (policy?.isFlatTransportIncluded ? transportationYen : 0)
  // Calculated in yen × minutes, so that only the result is rounded; 6000 is 60 minutes × 100 percent.
  return Math.ceil(
    (minutes * (hourlyYen * scheduledMin + perShiftYen * 60) * PREMIUM_PERCENT) /
      (scheduledMin * 6000),
  )
}

/** Returns the part of the premiums that is due to bonuses of the operator, in yen; undefined if there is none. */
export function operatorPremiumsOf(
  { workMin, nightMin, overtimeMin }: { workMin: number; nightMin: number; overtimeMin: number },
  input: PremiumInput,
): Pay['operatorPremiums'] {
  const { bonuses = [] } = input
  if (!bonuses.some(({ payer }) => payer === 'platform')) return undefined
  const own = { ...input, bonuses: bonuses.filter(({ payer }) => payer === 'company') }
  const partOf = (minutes: number) =>
    premiumOf(minutes, workMin, input) - premiumOf(minutes, workMin, own)
  const [nightYen, overtimeYen] = [partOf(nightMin), partOf(overtimeMin)]
  return nightYen + overtimeYen > 0 ? { nightYen, overtimeYen } : undefined
}
