import { SpendGauge } from '@/components/budgets/SpendGauge'
import { formatMonth } from '@/lib/date'
import { Card } from '@/ui/layout/Card'

type Props = { month: string; limitYen: number; remainingYen: number }

/** The limit of this month and what is left of it. `remainingYen` already excludes what is reserved. */
export function UsageCard({ month, limitYen, remainingYen }: Props) {
  return (
    <Card heading='h2' title={`${formatMonth(month)}の利用上限額(企業の全店舗・税込)`}>
      <SpendGauge
        what='利用上限額'
        maxYen={limitYen}
        usedYen={limitYen - remainingYen}
        reservedYen={0}
      />
    </Card>
  )
}
