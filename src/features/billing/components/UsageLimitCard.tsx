import { SpendGauge } from '@/components/budgets/SpendGauge'
import type { NextBilling } from '@/contracts/billing/schemas'
import { formatMonth } from '@/lib/date'
import { Card } from '@/ui/layout/Card'
import * as S from './statements.styles'

/** How much of the company's usage limit is left in a month. All stores share the limit. */
export function UsageLimitCard({ billing: { month, usage } }: { billing: NextBilling }) {
  const { limitYen, remainingYen } = usage
  if (limitYen === null || remainingYen === null)
    return (
      <Card heading='h2' title='利用上限額'>
        <S.Words>利用上限額は設定されていません。</S.Words>
      </Card>
    )
  return (
    <Card heading='h2' title={`利用上限額 ${formatMonth(month)}分(企業の全店舗・税込)`}>
      <SpendGauge
        what='利用上限額'
        maxYen={limitYen}
        usedYen={limitYen - remainingYen}
        reservedYen={0}
      />
    </Card>
  )
}
