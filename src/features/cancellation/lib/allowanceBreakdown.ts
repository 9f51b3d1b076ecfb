import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { formatDuration } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

type Item = Judgement['items'][number]
const WHOLE_PERCENT = 100

/**
 * How the leave allowance of a worker comes about, as it is shown: 「予定の賃金 5,200円(4時間 × 1,300円)の100%+交通費 500円」. The
 * planned wage is named where it is known: with a premium and a lower rate the server tells the paid part alone.
 */
export function allowanceBreakdown(item: Item): string {
  const { workMin, hourlyWageYen, ratePercent, wagesYen, transportationYen } = item
  // Both are rounded up to the yen, as pay is (domain/pay/pay.ts).
  const baseYen = Math.ceil((workMin * hourlyWageYen) / 60)
  const hasPremium = Math.ceil((baseYen * ratePercent) / WHOLE_PERCENT) !== wagesYen
  const isWhole = ratePercent === WHOLE_PERCENT
  const plannedText = hasPremium && !isWhole ? '' : ` ${formatYen(isWhole ? wagesYen : baseYen)}`
  const hours = `${formatDuration(workMin)}${hasPremium ? '、割増を含む' : ` × ${formatYen(hourlyWageYen)}`}`
  const paidText = isWhole ? '' : ` ${formatYen(wagesYen)}`
  const transportationText = transportationYen > 0 ? `+交通費 ${formatYen(transportationYen)}` : ''
  return `予定の賃金${plannedText}(${hours})の${ratePercent}%${paidText}${transportationText}`
}
