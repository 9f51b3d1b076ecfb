import { formatNumber } from '@/lib/text/money'

/**
 * Why the seats of a cancel cannot be posted again: the usage limit of the company and the budget of the store apply to
 * them as to any other offering. `excessYen`: how far the tighter of the two would be exceeded.
 */
export const cannotReopenSeats = (excessYen: number): string | undefined =>
  excessYen > 0
    ? `利用上限額または店舗の予算を${formatNumber(excessYen)}円超えるため、もう一度募集できません。「募集しない」を選ぶと、キャンセルできます。`
    : undefined

/** The part of the store's message about an accepted cancel whose seat no longer fits into the limit; '' if it fits. */
export const notReopenedNotice = (excessYen: number): string =>
  excessYen > 0
    ? `利用上限額または店舗の予算を${formatNumber(excessYen)}円超えるため、空いた枠は募集していません。`
    : ''
