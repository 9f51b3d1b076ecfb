import { chargeLines } from '@/components/offers/chargeLines'
import { CostBill } from '@/components/offers/CostBill'
import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import { peopleIn } from '@/features/bulkOfferings/lib/bulkValues'
import { formatMonth } from '@/lib/date'

type Props = {
  items: readonly MultidateDate[]
  validation: MultidateValidation | undefined
  isChecking: boolean
}

function costOf({ cost }: MultidateValidation, count: number) {
  return {
    lines: [
      { label: '賃金', yen: cost.wagesYen },
      ...(cost.premiumsYen > 0
        ? [{ label: '割増', note: '深夜・時間外', yen: cost.premiumsYen }]
        : []),
      { label: '交通費', yen: cost.transportationYen },
      ...(cost.bonusYen > 0 ? [{ label: 'ボーナス', yen: cost.bonusYen }] : []),
      ...chargeLines(cost),
    ],
    total: { label: `${count}件分の合計`, yen: cost.totalYen },
  }
}

/** The expected cost of all dates, and how much of the usage limit remains in each month. */
export const BulkBill = ({ items, validation, isChecking }: Props) => (
  <CostBill
    summary={`${items.length}件 ・ のべ${peopleIn(items)}名`}
    cost={validation && costOf(validation, items.length)}
    note='すべての枠にマッチングした場合の見込みです。'
    notes={(validation?.months ?? []).map(({ month, remainingYen }) => ({
      label: `${formatMonth(month)}の利用上限まで`,
      yen: Math.max(0, remainingYen),
    }))}
    isBusy={isChecking}
  />
)
