import type { StatementDetail } from '@/contracts/billing/schemas'
import { operatorFigure } from '@/domain/billing/figures'
import { serverNow } from '@/lib/clock'
import { formatDay, formatMonth } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import { DescriptionList, type Description } from '@/ui/data-display/DescriptionList'
import { Whole } from '@/ui/data-display/Whole'
import { Card } from '@/ui/layout/Card'

function factsOf(detail: StatementDetail): Description[] {
  const { statement, withholdingMode, withholdingDueOn } = detail
  const due = <Whole>(納付期限 {formatDay(withholdingDueOn, serverNow())})</Whole>
  const [who, how] =
    withholdingMode === 'net'
      ? ['貴社に納付していただきます', '。ご請求から差し引いています。']
      : ['運営が貴社に代わって納付します', '。ご請求には加えていません。']
  return [
    {
      label: '源泉所得税',
      value: (
        <>
          {formatBillYen(statement.withholdingTaxYen)}{' '}
          <small>
            {who}
            {due}
            {how}
          </small>
        </>
      ),
    },
    ...(statement.platformBonusYen === 0
      ? []
      : [
          {
            label: operatorFigure.label,
            value: (
              <>
                {formatBillYen(statement.platformBonusYen)}{' '}
                <small>{operatorFigure.note}。ご請求に含みません。</small>
              </>
            ),
          },
        ]),
    ...(statement.missingTaxCount === 0
      ? []
      : [
          {
            label: '税額が未計算の勤務',
            value: `${statement.missingTaxCount}件。計算が終わるまで、この月は確定しません。`,
          },
        ]),
  ]
}

/** Amounts that the statement shows for information: the income tax withheld, and what the operator bears. */
export function WithholdingCard({ detail }: { detail: StatementDetail }) {
  return (
    <Card heading='h2' title={`源泉所得税(ご参考) ${formatMonth(detail.statement.month)}分`}>
      <DescriptionList narrow items={factsOf(detail)} />
    </Card>
  )
}
