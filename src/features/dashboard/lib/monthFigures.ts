import type { MonthCost, MonthSummary } from '@/contracts/dashboard/schemas'
import type { Evaluation } from '@/contracts/evaluation/schemas'
import { usedFigure } from '@/domain/billing/figures'
import { formatNumber } from '@/lib/text/money'

export type MonthFigure = { label: string; value: string | undefined; unit: string; note: string }
const rateText = (rate: number | null) => (rate === null ? undefined : String(rate))

/**
 * The figures of the month that could be read, in display order. A figure that does not cover the month alone says in
 * its note what it covers.
 */
export function monthFigures({
  summary,
  cost,
  evaluation,
}: {
  summary: MonthSummary | undefined
  cost: MonthCost | undefined
  evaluation: Evaluation | undefined
}) {
  const figures: (MonthFigure | undefined)[] = [
    summary && {
      label: '勤務',
      value: formatNumber(summary.workedCount),
      unit: '件',
      note: `先月の同じ日まで ${formatNumber(summary.workedCountBefore)}件`,
    },
    cost && {
      label: usedFigure.label,
      value: formatNumber(cost.totalYen),
      unit: '円',
      // The limit is shared by the company, so the part of this store does not show how much is left.
      note: `この店舗の、${usedFigure.note}`,
    },
    evaluation && {
      label: '店舗のGood率',
      value: rateText(evaluation.goodRate),
      unit: '%',
      note:
        evaluation.reviewCount === 0
          ? '評価はまだありません'
          : `これまでの評価${formatNumber(evaluation.reviewCount)}件`,
    },
    summary && {
      label: 'リピート',
      value: rateText(summary.repeatRate),
      unit: '%',
      note: '今月きた人のうち、2回以上きた人',
    },
  ]
  return figures.filter((figure) => figure !== undefined)
}
