import { fillPercent } from '@/domain/offerings/fillPercent'

/** Minimum number of past shifts for a prediction. */
const MIN_SHIFTS = 3
/** Number of past days whose shifts are counted. */
export const RECOMMEND_DAYS = 90

/**
 * Predicts the fill rate of an offer from its past shifts, or says why it cannot be predicted. `shifts`: their number;
 * `wanted` and `matched`: the sums of their seats and matchings. `predictedMatchRate` is in percent.
 */
export const recommendStatusOf = ({
  usable,
  shifts,
  wanted,
  matched,
}: {
  usable: boolean
  shifts: number
  wanted: number
  matched: number
}) => {
  const tooFewReason =
    shifts < MIN_SHIFTS
      ? `直近${RECOMMEND_DAYS}日の募集が${MIN_SHIFTS}件に満たないため、予測できません。`
      : null
  const reason = usable ? tooFewReason : 'このひな形は、いま募集に使えません。'
  return {
    available: reason === null,
    reason,
    predictedMatchRate: reason === null ? (fillPercent({ wanted, matched }) ?? null) : null,
  }
}
