import { chargeLines } from '@/components/offers/chargeLines'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { formatFeeRate } from '@/domain/billing/feeRateText'
import { platformBonusOf } from '@/domain/pay/bonus'
import { formatDuration } from '@/lib/date'
import { formatNumber, formatYen } from '@/lib/text/money'
import type { MoneyLine } from '@/ui/data-display/MoneyList'

type Preview = NonNullable<OfferingValidation['preview']>

/**
 * The lines of the bill. `hourlyWageYen` is named in the note of the wages, `graduateFee` in that of the fee.
 */
export function costLines(
  { pay, cost }: Preview,
  hourlyWageYen: number,
  graduateFee?: OfferingValidation['graduateFee'],
): MoneyLine[] {
  return [
    {
      label: '賃金',
      note: `${formatDuration(pay.workMin)} × ${formatNumber(hourlyWageYen)}円${cost.people > 1 ? ` × ${cost.people}名` : ''}`,
      yen: cost.wagesYen,
    },
    ...(cost.premiumsYen > 0
      ? [
          {
            label: '割増',
            note: [
              pay.nightMin > 0 && `深夜 ${formatDuration(pay.nightMin)} × 25%`,
              pay.overtimeMin > 0 && `時間外 ${formatDuration(pay.overtimeMin)} × 25%`,
            ]
              .filter(Boolean)
              .join('・'),
            yen: cost.premiumsYen,
          },
        ]
      : []),
    { label: '交通費', yen: cost.transportationYen },
    ...(cost.bonusYen > 0
      ? [
          {
            label: 'ボーナス',
            note:
              pay.bonuses
                ?.flatMap((bonus) => (bonus.payer === 'company' ? bonus.name : []))
                .join('・') ?? '',
            yen: cost.bonusYen,
          },
        ]
      : []),
    ...chargeLines(
      cost,
      graduateFee ? `${formatFeeRate(graduateFee.feeRateBp)}(卒業ワーカー)` : undefined,
    ),
  ]
}

/** The part of the pay that the operator bears, for one worker and for all, in yen. The store is not billed for it. */
export function operatorShare({ pay, cost }: Preview) {
  const perWorkerYen = platformBonusOf(pay)
  return { perWorkerYen, totalYen: perWorkerYen * cost.people }
}

/** What the same offering would cost with the usual fee, and how much is saved; undefined without a saving. */
export function usualCostText({ cost }: Preview, graduateFee: OfferingValidation['graduateFee']) {
  if (!graduateFee || graduateFee.usualTotalYen === null) return undefined
  const savedYen = graduateFee.usualTotalYen - cost.totalYen
  return savedYen > 0
    ? `同じ条件の一般の求人は ${formatYen(graduateFee.usualTotalYen)}(${formatFeeRate(graduateFee.usualFeeRateBp)})。▼${formatYen(savedYen)}`
    : undefined
}
