import type { AdjustmentKind, TaxCategory } from '@/contracts/billing/enums'

/** The billed amounts of a matching, then or now, yen. */
export type BilledAmounts = { billedYen: number; feeYen: number }
/** One row of an adjustment: the change of one matching makes up to two, one for each tax category. */
export type AdjustmentAmount = { taxCategory: TaxCategory; amountYen: number; payouts: number }

/** Income tax of a matching, yen; null without a tax table for the day of payment. */
type Withheld = number | null

/**
 * The income tax that is handed in with the month in which a change is paid, yen: the tax of the pay that is due now
 * less what earlier bills counted. Tax is withheld on payment, so what is approved after the month of work was
 * confirmed belongs to the month of the approval (所得税法183条1項). Negative: too much was counted.
 */
export const withheldLater = (counted: Withheld, now: Withheld): Withheld =>
  counted === null || now === null ? null : now - counted

/**
 * What is booked when a matching changes after its month was confirmed (billing.md §6): the new amounts less those
 * billed. An increase is paid out additionally; a decrease is set off without a payout.
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
