import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { formatDuration } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import type { MoneyLine } from '@/ui/data-display/MoneyList'

type Preview = NonNullable<OfferingValidation['preview']>

/** The lines of the bill. `hourlyWageYen` explains the first one. */
export function costLines({ pay, cost }: Preview, hourlyWageYen: number): MoneyLine[] {
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
    { label: '利用料', yen: cost.feeYen },
    { label: '消費税', note: '利用料の10%', yen: cost.taxYen },
  ]
}

/** The part of all bonuses that the platform pays, in yen: workers get it, the store is not billed for it. */
export const platformBonusYen = ({ pay, cost }: Preview) =>
  pay.bonusYen * cost.people - cost.bonusYen
