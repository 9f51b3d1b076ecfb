import type { AdjustmentKind, TaxCategory } from '@/contracts/billing/enums'

/** What a matching was billed, or is now: yen. */
export type BilledAmounts = { billedYen: number; feeYen: number }
/** One row of an adjustment: the change of one matching makes up to two, one for each tax category. */
export type AdjustmentAmount = { taxCategory: TaxCategory; amountYen: number; payouts: number }

/**
 * What is booked when a matching changes after its month was confirmed (billing.md §6): the new amounts less those
 * billed. Who gets more is paid once more; what was paid too much is set off, without a payout.
 */
export function differenceOf(before: BilledAmounts, after: BilledAmounts): AdjustmentAmount[] {
  const nontaxableYen = after.billedYen - before.billedYen
  const taxableYen = after.feeYen - before.feeYen
  const rows: AdjustmentAmount[] = [
    {
      taxCategory: 'nontaxable',
      amountYen: nontaxableYen,
      payouts: nontaxableYen > 0 ? 1 : 0,
    },
    { taxCategory: 'taxable10', amountYen: taxableYen, payouts: 0 },
  ]
  return rows.filter(({ amountYen }) => amountYen !== 0)
}

export const adjustmentKindLabel: Record<AdjustmentKind, string> = {
  fixAfterClose: '締め後の修正承認',
  leaveAllowanceAfterClose: '締め後の休業手当',
  absenceAfterClose: '締め後の欠勤',
  absenceUndone: '欠勤の取り消し',
  wageCorrection: '報酬の計上誤り',
  feeDiscount: '利用料の値引き',
  minimumWage: '最低賃金との差額',
  carryOver: '前月からの繰り越し',
}
