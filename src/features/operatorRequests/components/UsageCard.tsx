import type { UsageLimit } from '@/contracts/operatorRequests/schemas'
import { reservedFigure, usedFigure } from '@/domain/billing/figures'
import { formatMonth } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Card } from '@/ui/layout/Card'

/** The limit of this month and what is left of it; the sums over all stores where the account may see them. */
export function UsageCard({
  usage: { month, sums },
  limitYen,
  remainingYen,
}: {
  usage: UsageLimit
  limitYen: number
  remainingYen: number
}) {
  const takenYen = limitYen - remainingYen
  return (
    <Card heading='h2' title={`${formatMonth(month)}の利用上限額(全店舗・税込)`}>
      <ProgressBar
        meter
        label='使用見込みと確保'
        value={Math.min(takenYen, limitYen)}
        max={limitYen}
        tone={remainingYen > 0 ? 'primary' : 'warning'}
        words={`${formatYen(takenYen)} / ${formatYen(limitYen)}`}
      />
      <MoneyList
        lines={[
          { label: 'いまの上限', yen: limitYen },
          ...(sums
            ? [
                { ...usedFigure, yen: sums.usedYen },
                { ...reservedFigure, yen: sums.reservedYen },
              ]
            : [{ label: '使用見込みと確保', yen: takenYen }]),
        ]}
        total={{ label: '残り', yen: remainingYen }}
      />
    </Card>
  )
}
