import type { NextBilling } from '@/contracts/billing/schemas'
import { reservedFigure, usedFigure } from '@/domain/billing/figures'
import { formatMonth } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Card } from '@/ui/layout/Card'
import * as S from './statements.styles'

/** From this share of the limit on, the level is shown as a warning. */
const WARNING_PERCENT = 80

/** How much of the company's usage limit is left in a month, over all its stores. */
export function UsageLimitCard({ billing: { month, usage } }: { billing: NextBilling }) {
  const { limitYen, remainingYen, parts } = usage
  if (limitYen === null || remainingYen === null)
    return (
      <Card heading='h2' title='利用上限額'>
        <S.Words>利用上限額は設定されていません。</S.Words>
      </Card>
    )
  const taken = limitYen - remainingYen
  return (
    <Card heading='h2' title={`利用上限額 ${formatMonth(month)}分`}>
      <S.BigAmount>
        <span>のこり(企業の全店舗で)</span>
        <b>{formatBillYen(remainingYen)}</b>
      </S.BigAmount>
      <ProgressBar
        meter
        label='利用上限額の使用'
        value={Math.max(0, taken)}
        max={limitYen}
        tone={taken * 100 >= limitYen * WARNING_PERCENT ? 'warning' : 'primary'}
        words={`${Math.floor((taken * 100) / Math.max(1, limitYen))}%`}
      />
      <DescriptionList
        narrow
        items={[
          { label: '利用上限額', value: formatBillYen(limitYen) },
          ...(parts
            ? [
                {
                  label: usedFigure.label,
                  value: `${formatBillYen(parts.usedYen)}(全店舗の${usedFigure.note})`,
                },
                {
                  label: reservedFigure.label,
                  value: `${formatBillYen(parts.reservedYen)}(全店舗の${reservedFigure.note})`,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
