import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { formatDuration } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

type Item = Judgement['items'][number]
const WHOLE_PERCENT = 100

/**
 * How the leave allowance of a worker comes about, as it is shown: 「予定の賃金 5,200円(4時間 × 1,300円)の60% 3,120円+交通費 500円」.
 * The amount that is paid is named where it is not the whole planned wage.
 */
export function allowanceBreakdown(item: Item): string {
  const { ratePercent, plannedWagesYen, premiumsYen, wagesYen, transportationYen } = item
  const hourlyText = premiumsYen > 0 ? '、割増を含む' : ` × ${formatYen(item.hourlyWageYen)}`
  const plannedText = `${formatYen(plannedWagesYen)}(${formatDuration(item.workMin)}${hourlyText})`
  const paidText = ratePercent === WHOLE_PERCENT ? '' : ` ${formatYen(wagesYen)}`
  const transportationText = transportationYen > 0 ? `+交通費 ${formatYen(transportationYen)}` : ''
  return `予定の賃金 ${plannedText}の${ratePercent}%${paidText}${transportationText}`
}
