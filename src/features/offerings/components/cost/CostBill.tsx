import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { costLines, operatorShare, usualCostText } from '@/features/offerings/lib/costLines'
import { formatYen } from '@/lib/text/money'
import { MoneyList } from '@/ui/data-display/MoneyList'

/** The cost of an offering line by line, and the pay of one worker. */
export function CostBill({
  preview,
  hourlyWageYen,
  graduateFee,
}: {
  preview: NonNullable<OfferingValidation['preview']>
  hourlyWageYen: number
  graduateFee: OfferingValidation['graduateFee']
}) {
  const { cost, pay } = preview
  const { perWorkerYen: operatorYen } = operatorShare(preview)
  const usualCost = usualCostText(preview, graduateFee)
  return (
    <>
      <MoneyList
        lines={costLines(preview, hourlyWageYen, graduateFee)}
        total={{ label: `${cost.people}名分の合計`, yen: cost.totalYen }}
      />
      {usualCost && <p>{usualCost}</p>}
      <p>
        ワーカー1人あたりの報酬は {formatYen(pay.grossYen)}
        {pay.netYen !== null &&
          pay.netYen !== pay.grossYen &&
          `(源泉徴収後 ${formatYen(pay.netYen)})`}
        です。
        {operatorYen > 0 && `うち ${formatYen(operatorYen)}は運営が負担します。`}
      </p>
    </>
  )
}
