import type { PaidStatus } from '@/contracts/billing/enums'
import type { Day } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

/** Whether an invoice is paid. An invoice without an amount needs no payment. */
export function paidStatusOf(
  invoice: { invoiceNumber: string | null; totalYen: number; dueOn: Day; paidOn: Day | null },
  today: Day,
): PaidStatus {
  if (invoice.invoiceNumber === null || invoice.totalYen <= 0) return 'none'
  if (invoice.paidOn !== null) return 'paid'
  return today > invoice.dueOn ? 'overdue' : 'unpaid'
}

/** The most that a company may deduct from its transfer for the bank's fee (振込手数料差引), in yen. */
export const MAX_DEDUCTED_YEN = 880

/** The facts of an invoice when a payment comes in, yen. `settledYen`: received so far, including discounts. */
type OpenInvoice = { totalYen: number; settledYen: number }
type ReceivedAmount = {
  amountYen: number
  /** The company deducted the bank's fee from the transfer. */
  isFeeDeducted: boolean
}
type Settlement = { fault: string } | { feeDiscountYen: number; isPaid: boolean }

/**
 * Returns the effect of a payment on its invoice, or why it cannot be booked (`fault`). A payment with a deducted bank
 * fee settles the invoice if it is at most `MAX_DEDUCTED_YEN` short; the difference becomes a discount on the fee. A
 * negative amount takes back a wrong entry.
 */
export function settlePayment(
  { totalYen, settledYen }: OpenInvoice,
  { amountYen, isFeeDeducted }: ReceivedAmount,
): Settlement {
  const restYen = totalYen - settledYen
  if (amountYen === 0) return { fault: '入金額は0円にできません。' }
  if (amountYen < 0)
    return -amountYen > settledYen
      ? { fault: `取り消せるのは、記録した入金の${formatYen(settledYen)}までです。` }
      : { feeDiscountYen: 0, isPaid: false }
  if (restYen <= 0) return { fault: 'この請求書は、入金済みです。' }
  if (amountYen > restYen)
    return {
      fault: `請求の残り${formatYen(restYen)}より多い入金です。どの請求書への入金かを確認してください。`,
    }
  const shortYen = restYen - amountYen
  if (!isFeeDeducted) return { feeDiscountYen: 0, isPaid: shortYen === 0 }
  if (shortYen === 0 || shortYen > MAX_DEDUCTED_YEN)
    return {
      fault: `振込手数料差引にできるのは、不足が1円から${formatYen(MAX_DEDUCTED_YEN)}までの入金です。この入金の不足は${formatYen(shortYen)}です。`,
    }
  return { feeDiscountYen: shortYen, isPaid: true }
}
