import { CostBill } from '@/components/offers/CostBill'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { operatorFigure } from '@/domain/billing/figures'
import { costLines, operatorShare, usualCostText } from '@/features/offerings/lib/costLines'
import { serverNow } from '@/lib/clock'
import { formatDay, formatHours } from '@/lib/date'

type Props = {
  preview: NonNullable<OfferingValidation['preview']>
  usage: OfferingValidation['usage']
  hourlyWageYen: number
  graduateFee: OfferingValidation['graduateFee']
}

/** The cost for the store, and the remaining usage limit. */
export function ConfirmationBill({ preview, usage, hourlyWageYen, graduateFee }: Props) {
  const { totalYen: operatorYen } = operatorShare(preview)
  const usualCost = usualCostText(preview, graduateFee)
  const { cost, startAt, endAt } = preview
  return (
    <CostBill
      summary={`${cost.people}名 ・ ${formatDay(startAt, serverNow())} ${formatHours(startAt, endAt)}`}
      cost={{
        lines: costLines(preview, hourlyWageYen, graduateFee),
        total: { label: `${cost.people}名分の合計`, yen: cost.totalYen },
      }}
      notes={[
        ...(usualCost ? [{ label: usualCost }] : []),
        ...(operatorYen > 0 ? [{ label: operatorFigure.label, yen: operatorYen }] : []),
        ...(usage
          ? [
              {
                label: '公開後の利用上限まで',
                yen: Math.max(0, usage.remainingYen - cost.totalYen),
              },
            ]
          : []),
      ]}
      isForGraduates={graduateFee !== undefined}
    />
  )
}
