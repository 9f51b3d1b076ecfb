import type { StatementDetail } from '@/contracts/billing/schemas'
import { paymentMethodLabel } from '@/domain/billing/labels'
import { monthDifference } from '@/features/billing/lib/monthRows'
import { serverNow } from '@/lib/clock'
import { daysBetween, dayOf, formatDay, formatMonth, formatYearDay } from '@/lib/date'
import { formatBillYen, formatBillYenDiff } from '@/lib/text/money'
import { DescriptionList, type Description } from '@/ui/data-display/DescriptionList'
import { Card } from '@/ui/layout/Card'
import { formatMonthDays, totalLabelOf } from './InvoiceCard'
import { ReplacedPdfButton } from './PdfButton'
import { StatementChips } from './StatementChips'
import * as S from './statements.styles'

const remainingDays = (dueOn: string, now: Date) => {
  const days = daysBetween(dayOf(now), dueOn)
  return days > 0 ? ` あと${days}日` : ''
}

function factsOf({ statement, paymentMethod, reissue }: StatementDetail, now: Date): Description[] {
  const { month, status, invoiceNumber, confirmedOn, confirmsOn, dueOn, paidStatus } = statement
  const isConfirmed = status === 'confirmed' && confirmedOn !== null
  return [
    ...(isConfirmed
      ? [
          {
            label: '請求書番号',
            value: invoiceNumber ?? 'ご利用がないため、請求書はありません',
          },
        ]
      : []),
    { label: '対象の期間', value: formatMonthDays(month, now) },
    isConfirmed
      ? { label: '確定日・発行日', value: formatYearDay(confirmedOn) }
      : { label: '確定する日', value: formatDay(confirmsOn, now) },
    {
      label: 'お支払期限',
      value: `${formatDay(dueOn, now)}${paidStatus === 'unpaid' ? remainingDays(dueOn, now) : ''}`,
    },
    ...(statement.paidOn === null
      ? []
      : [{ label: '入金日', value: formatDay(statement.paidOn, now) }]),
    { label: 'お支払方法', value: paymentMethodLabel[paymentMethod] },
    ...(reissue === null
      ? []
      : [
          {
            label: '請求書の訂正',
            value: `${formatYearDay(reissue.reissuedOn)}に発行し直しました。理由: ${reissue.reason}`,
          },
        ]),
  ]
}

/** The head of the invoice: amount, period and due date. */
export function StatementHeader({
  companyId,
  detail,
}: {
  companyId: string
  detail: StatementDetail
}) {
  const now = serverNow()
  const { statement, previous } = detail
  const difference = monthDifference(statement, previous)
  return (
    <Card>
      <S.BigAmount>
        <span>
          {totalLabelOf(statement)}
          <StatementChips statement={statement} />
        </span>
        <b>{formatBillYen(statement.totalYen)}</b>
        {previous && difference !== null && (
          <small>
            {formatMonth(previous.month)}より {formatBillYenDiff(difference)}
          </small>
        )}
        {statement.totalYen < 0 && (
          <small>お支払いはありません。ご返金額は翌月のご請求から差し引きます。</small>
        )}
      </S.BigAmount>
      <DescriptionList narrow items={factsOf(detail, now)} />
      {detail.reissue?.replaced.map((invoice) => (
        <ReplacedPdfButton key={invoice.operationId} companyId={companyId} invoice={invoice} />
      ))}
    </Card>
  )
}
