import { formatYen } from '@/lib/text/money'
import { differenceOf, type AdjustmentAmount } from './adjustment'

/** The kinds that the operator books manually (billing.md §6); the others follow from acts of stores and workers. */
export const operatorAdjustmentKinds = ['feeDiscount', 'wageCorrection', 'minimumWage'] as const
export type OperatorAdjustmentKind = (typeof operatorAdjustmentKinds)[number]

/** A matching as it is billed so far, with the corrections that the operator booked: yen. */
export type BilledMatching = {
  billedYen: number
  /** The statutory minimum for the hours worked, or for a cancelled shift. No adjustment goes below it. */
  owedByLawYen: number
  /** Wages and transport: what the fee is calculated on. */
  feeBaseYen: number
  feeRateBp: number
  /** Least fee of the contract on the day of work; none by default, and without work. */
  minFeeYen?: number
}

/**
 * The rows of an adjustment of the operator, or why it cannot be booked. `amountYen`: of a discount the fee without
 * tax, else what the company repays of the wage; the fee on it follows, and stays at the least fee of the contract. A
 * wage that was paid is never lowered below what the law gives: fewer hours need a correction that the worker asked for
 * (billing.md §6, 労働基準法24条).
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
