import type { Statement } from '@/contracts/billing/schemas'
import type { MonthRow } from '@/features/billing/lib/monthRows'
import { serverNow } from '@/lib/clock'
import { formatDay, formatMonth, formatYearDay } from '@/lib/date'
import { addMonths, daysOfMonth } from '@/lib/months'
import { formatBillYen, formatBillYenDiff } from '@/lib/text/money'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { Card } from '@/ui/layout/Card'
import { InvoicePdfButton } from './PdfButton'
import { StatementChips } from './StatementChips'
import * as S from './statements.styles'

/** '10月1日(木)〜10月31日(土)': the days of work that a month covers. */
export const formatMonthDays = (month: string, now: Date) =>
  `${formatDay(`${month}-01`, now)}〜${formatDay(daysOfMonth(month).at(-1) ?? month, now)}`
/** The label of the total. A negative total is refunded. */
export const totalLabelOf = ({ totalYen }: Pick<Statement, 'totalYen'>) =>
  totalYen < 0 ? 'ご返金額(税込)' : 'ご請求金額(税込)'

/** The last confirmed invoice: amount, due date, and difference from the month before. */
export function InvoiceCard({
  row: { statement, difference },
  companyId,
  detailHref,
}: {
  row: MonthRow
  companyId: string
  detailHref: string
}) {
  const now = serverNow()
  const { month, confirmedOn, dueOn } = statement
  const store = statement.clientName === null ? '' : ` ${statement.clientName}`
  return (
    <Card heading='h2' title={`${formatMonth(month)}利用分${store}`}>
      <S.BigAmount>
        <span>
          {totalLabelOf(statement)}
          <StatementChips statement={statement} />
        </span>
        <b>{formatBillYen(statement.totalYen)}</b>
        {difference !== null && (
          <small>
            {formatMonth(addMonths(month, -1))}より {formatBillYenDiff(difference)}
          </small>
        )}
      </S.BigAmount>
      <DescriptionList
        narrow
        items={[
          { label: '対象の期間', value: formatMonthDays(month, now) },
          {
            label: '確定日',
            value: confirmedOn === null ? '確定前' : formatYearDay(confirmedOn),
          },
          { label: 'お支払期限', value: formatDay(dueOn, now) },
        ]}
      />
      <S.Buttons>
        <InvoicePdfButton companyId={companyId} statement={statement} />
        <ButtonLink href={detailHref}>明細を見る</ButtonLink>
      </S.Buttons>
    </Card>
  )
}
