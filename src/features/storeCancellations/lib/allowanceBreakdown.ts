import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { MIN_ALLOWANCE_PERCENT } from '@/domain/pay/pay'
import { formatDuration } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

type Item = Judgement['items'][number]
const WHOLE_PERCENT = 100

/**
 * Explains the amount of a worker's leave allowance:
 * 「予定の賃金 5,200円(4時間 × 1,300円)の60% 3,120円+交通費 500円」. Names the share of the wage unless it is 100%, and
 * the floor by the average wage (労働基準法26条) if it is higher.
 */
export function allowanceBreakdown(item: Item): string {
  const { ratePercent, plannedWagesYen, premiumsYen, wagesYen, transportationYen } = item
  const hourlyText = premiumsYen > 0 ? '、割増を含む' : ` × ${formatYen(item.hourlyWageYen)}`
  const plannedText = `${formatYen(plannedWagesYen)}(${formatDuration(item.workMin)}${hourlyText})`
  const byRateYen = Math.ceil((plannedWagesYen * ratePercent) / WHOLE_PERCENT)
  const paidText = ratePercent === WHOLE_PERCENT ? '' : ` ${formatYen(byRateYen)}`
  const transportationText = transportationYen > 0 ? `+交通費 ${formatYen(transportationYen)}` : ''
  const floorText =
    wagesYen > byRateYen
      ? `を、平均賃金の${MIN_ALLOWANCE_PERCENT}% ${formatYen(wagesYen + transportationYen)}に引き上げ`
      : ''
  return `予定の賃金 ${plannedText}の${ratePercent}%${paidText}${transportationText}${floorText}`
}
