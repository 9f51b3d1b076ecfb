import type { AdjustmentKind, TaxCategory } from '@/contracts/billing/enums'

/** What is billed for a matching, in yen: what the company repays, and the fee. */
export type BilledAmounts = { billedYen: number; feeYen: number }
/** One row of an adjustment: the change of one matching makes up to two, one for each tax category. */
export type AdjustmentAmount = { taxCategory: TaxCategory; amountYen: number; payouts: number }

/** Income tax of a matching, yen; null without a tax table for the day of payment. */
type Withheld = number | null

/**
 * Returns the income tax (yen) that is due with the month in which a change is paid: the tax on the pay that is
 * due `now`, less what earlier bills `counted`. Tax is withheld on payment, so a change approved after the month of
 * work was confirmed belongs to the month of the approval (所得税法183条1項). Negative if earlier bills counted too
 * much.
 */
export const withheldLater = (counted: Withheld, now: Withheld): Withheld =>
  counted === null || now === null ? null : now - counted

/**
 * Returns the rows to book when a matching changes after its month was confirmed: the new amounts less those billed. An
 * increase needs one more payout; a decrease is set off without a payout.
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
