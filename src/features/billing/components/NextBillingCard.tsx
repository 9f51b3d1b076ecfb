import type { NextBilling } from '@/contracts/billing/schemas'
import { settledFigure, usedFigure } from '@/domain/billing/figures'
import { provisionalWords, statementStatusLabel } from '@/domain/billing/labels'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatDay, formatMonth } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Card } from '@/ui/layout/Card'
import * as S from './statements.styles'

type Props = {
  billing: NextBilling
  /** The bill of the running month while that of the month before is not confirmed. */
  isSecond: boolean
}

/** A coming bill of the store: the amount that is fixed, and the expected amount including planned shifts. */
export function NextBillingCard({ billing, isSecond }: Props) {
  const now = serverNow()
  const { month, status, settled, expected, provisionalCount } = billing
  return (
    <Card
      heading='h2'
      title={`${isSecond ? 'その次' : '次回'}のご請求 ${formatMonth(month)}利用分`}
    >
      <S.BigAmount>
        <span>
          {usedFigure.label}(税込)
          <StatusChip
            kind={status === 'closing' ? 'progress' : 'notice'}
            icon={null}
            label={statementStatusLabel[status]}
          />
        </span>
        <b>{formatBillYen(expected.totalYen)}</b>
        <small>
          {usedFigure.note} {expected.count}件。{formatDateTime(billing.asOfAt, now)}
          現在で、確定前のため変わることがあります。
        </small>
      </S.BigAmount>
      <DescriptionList
        narrow
        items={[
          {
            label: settledFigure.label,
            value: `${formatBillYen(settled.totalYen)}(勤務 ${settled.count}件)`,
          },
          ...(provisionalCount === 0
            ? []
            : [{ label: provisionalWords, value: `${provisionalCount}件(予定の報酬で計算)` }]),
          { label: '締め日', value: formatDay(billing.closesOn, now) },
          { label: '確定する日', value: formatDay(billing.confirmedOn, now) },
          { label: 'お支払期限', value: formatDay(billing.dueOn, now) },
          {
            label: '源泉所得税',
            value: `${formatBillYen(billing.withholdingTaxYen)}(ご参考)`,
          },
        ]}
      />
    </Card>
  )
}
