import type { BonusPayer, BonusPer } from '@/contracts/bonusContracts/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { type Day, dayOf, type Instant } from '@/lib/date'

/** Premium for night work and for overtime, percent each (労働基準法37条1項・4項); both apply to overtime at night. */
export const PREMIUM_PERCENT = 25

/** What a bonus contract pays one worker: `amountYen` per shift (`match`) or per hour of work (`hour`). */
export type BonusTerms = {
  id: number
  name: string
  amountYen: number
  per: BonusPer
  payer: BonusPayer
}

/** What the premiums of a shift are calculated on. `policies` replaces `premiumPolicies`, for tests and comparisons. */
export type PremiumInput = {
  startAt: Instant
  hourlyWageYen: number
  transportationYen: number
  bonuses?: readonly BonusTerms[] | undefined
  policies?: readonly PremiumPolicy[]
}

export type PremiumPolicy = {
  validFrom: Day
  isFlatTransportIncluded: boolean
  isShiftBonusIncluded?: boolean
  isOperatorBonusIncluded?: boolean
}
/**
 * What belongs to the base of premiums beside the hourly wage and hourly bonuses of the company, by day of work, newest
 * last. The base holds every wage that 労働基準法37条5項 and 施行規則21条 do not name:
 * - A bonus that is promised for the shift belongs to it, by the hours of the shift (施行規則19条1項).
 * - Bonuses of the operator are wages in notice, ledger and tax, and so here as well. The operator bears their part of
 *   the premiums.
 * - A flat transport allowance (the same for everybody, regardless of distance) is arguably no 通勤手当. It stays out.
 * A 社会保険労務士 has to confirm them (docs/OPEN_QUESTIONS.md).
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
 * A premium of 25 % for `minutes` of the `workMin` minutes of a shift, in yen, rounded up, on the wage and those of the
 * bonuses that belong to its base (`premiumPolicies`).
 */
export const premiumOf = (
  minutes: number,
  workMin: number,
  {
    hourlyWageYen,
    transportationYen,
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
    included.reduce((sum, { per, amountYen }) => sum + (per === unit ? amountYen : 0), 0)
  const hourlyYen = hourlyWageYen + sumOf('hour')
  const perShiftYen = sumOf('match') + (policy?.isFlatTransportIncluded ? transportationYen : 0)
  // Calculated in yen × minutes, so that only the result is rounded.
  return Math.ceil(
    (minutes * (hourlyYen * workMin + perShiftYen * 60) * PREMIUM_PERCENT) / (workMin * 6000),
  )
}

/** The part of the premiums that falls on bonuses of the operator, yen; undefined without any. */
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
