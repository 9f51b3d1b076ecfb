import type { Statement } from '@/contracts/billing/schemas'
import { openStatementNote } from '@/domain/billing/figures'
import type { MonthRow } from '@/features/billing/lib/monthRows'
import { formatMonth } from '@/lib/date'
import { formatBillYen, formatBillYenDiff } from '@/lib/text/money'
import { Link } from '@/ui/buttons/Link'
import type { Column } from '@/ui/data-display/table/DataTable'
import { StatementChips } from './StatementChips'
import * as S from './statements.styles'

const countsOf = ({ storeCount, workCount }: Statement, isCompany: boolean) => {
  const works = `勤務 ${workCount.toLocaleString('ja-JP')}件`
  return isCompany ? `${storeCount}店舗 ・ ${works}` : works
}
/** The key of a row: the month, and the store if the invoice is for one store. */
export const keyOfMonth = ({ statement: { month, clientId } }: MonthRow) =>
  `${month} ${clientId ?? 'all'}`

/** The columns of the list of months. `hrefOf`: the page of a month. Keep the result referentially stable. */
export const monthColumns = (
  hrefOf: (row: MonthRow) => string,
  { isCompany }: { isCompany: boolean },
): Column<MonthRow>[] => [
  {
    label: '利用月',
    width: 'minmax(0, 1fr)',
    card: 'title',
    cell: (row) => (
      <>
        <Link href={hrefOf(row)}>{formatMonth(row.statement.month)}</Link>
        {isCompany && row.statement.clientName !== null && (
          <small>{row.statement.clientName}</small>
        )}
        <small>{countsOf(row.statement, isCompany)}</small>
        {row.statement.status === 'open' && <small>{openStatementNote}</small>}
        {row.statement.status !== 'confirmed' && (
          <small>確定前のため、金額は変わることがあります</small>
        )}
      </>
    ),
  },
  {
    label: '立替金(不課税)',
    width: '116px',
    number: true,
    card: 'hide',
    cell: ({ statement }) => formatBillYen(statement.nontaxableYen),
  },
  {
    label: '利用料など+消費税',
    width: '132px',
    number: true,
    card: 'hide',
    cell: ({ statement }) => formatBillYen(statement.taxable10Yen + statement.tax10Yen),
  },
  {
    label: isCompany ? 'ご請求金額(税込)' : '利用額(税込)',
    width: '132px',
    number: true,
    card: 'fact',
    cell: ({ statement }) => <b>{formatBillYen(statement.totalYen)}</b>,
  },
  {
    label: '前の月との差',
    width: '108px',
    number: true,
    card: 'fact',
    cell: ({ difference }) =>
      difference === null ? <S.Nothing>比較なし</S.Nothing> : formatBillYenDiff(difference),
  },
  {
    label: '状態',
    width: '168px',
    card: 'chip',
    cell: ({ statement }) => <StatementChips statement={statement} />,
  },
]
