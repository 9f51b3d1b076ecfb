import type { GraduateFee } from '@/contracts/offerings/schemas'
import { formatYearDay } from '@/lib/date'

/** '15%': a rate in basis points. */
export const formatFeeRate = (rateBp: number) => `${rateBp / 100}%`

/** Explains where the fee rate for graduates comes from, and names the usual one. */
export const graduateRateNote = ({ usualFeeRateBp, contractFrom }: GraduateFee) =>
  contractFrom === null
    ? '通常の求人と同じ率です'
    : `通常の求人は${formatFeeRate(usualFeeRateBp)}。ご契約(${formatYearDay(contractFrom)}〜)による率です`
