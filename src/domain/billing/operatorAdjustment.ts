import { formatYen } from '@/lib/text/money'
import { differenceOf, type AdjustmentAmount } from './adjustment'

/** The kinds that the operator books manually; the others follow from actions of stores and workers. */
export const operatorAdjustmentKinds = ['feeDiscount', 'wageCorrection', 'minimumWage'] as const
export type OperatorAdjustmentKind = (typeof operatorAdjustmentKinds)[number]

/** What has been billed for a matching so far, in yen, including the corrections that the operator booked. */
export type BilledMatching = {
  billedYen: number
  /** The statutory minimum for the hours worked, or for a cancelled shift. No adjustment goes below it. */
  owedByLawYen: number
  /** Wages and transport: what the fee is calculated on. */
  feeBaseYen: number
  feeRateBp: number
  /** Minimum fee of the contract on the day of work; absent (0) if the contract has none or nothing was worked. */
  minFeeYen?: number
}

/**
 * Returns the rows of an adjustment by the operator, or why it cannot be booked (`fault`). `amountYen` is the fee
 * without tax for a discount, and otherwise the change of what the company repays of the wage; the fee changes with it,
 * but not below the minimum fee of the contract. A wage that was paid is never lowered below what the law demands
 * (労働基準法24条): fewer hours need a correction that the worker requested.
 */
export function operatorAdjustment(
  kind: OperatorAdjustmentKind,
  amountYen: number,
  matching: BilledMatching | undefined,
): { fault: string } | { rows: AdjustmentAmount[] } {
  if (kind === 'feeDiscount')
    return amountYen < 0
      ? { rows: [{ taxCategory: 'taxable10', amountYen, payouts: 0 }] }
      : { fault: '利用料の値引きは、マイナスの金額で指定してください。' }
  if (!matching) return { fault: '報酬の調整には、マッチングを指定してください。' }
  if (amountYen === 0) return { fault: '金額は0円にできません。' }
  if (kind === 'minimumWage' && amountYen < 0)
    return { fault: '最低賃金との差額は、プラスの金額で指定してください。' }
  const { billedYen, owedByLawYen, feeBaseYen, feeRateBp, minFeeYen = 0 } = matching
  const reducibleYen = Math.max(0, billedYen - owedByLawYen)
  if (-amountYen > reducibleYen)
    return {
      fault: `減らせるのは、賃金・割増・休業手当を除いた${formatYen(reducibleYen)}までです。勤務時間の短縮には、ワーカーからの修正依頼が必要です。`,
    }
  const feeAt = (yen: number) => Math.max(Math.floor((yen * feeRateBp) / 10_000), minFeeYen)
  return {
    rows: differenceOf(
      { billedYen, feeYen: feeAt(feeBaseYen) },
      { billedYen: billedYen + amountYen, feeYen: feeAt(feeBaseYen + amountYen) },
    ),
  }
}
