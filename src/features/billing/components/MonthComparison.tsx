import type { MonthRow } from '@/features/billing/lib/monthRows'
import { formatMonth } from '@/lib/date'
import { formatBillYen, formatBillYenDiff } from '@/lib/text/money'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Card } from '@/ui/layout/Card'
import * as S from './MonthComparison.styles'

const MONTHS_SHOWN = 6

/** The last six months side by side, each against the month before. */
export function MonthComparison({ rows }: { rows: readonly MonthRow[] }) {
  const shown = rows.slice(0, MONTHS_SHOWN)
  const maxYen = Math.max(1, ...shown.map(({ statement }) => statement.totalYen))
  return (
    <Card heading='h2' title='月ごとのご請求金額(税込)'>
      <S.Months>
        {shown.map(({ statement, difference }) => (
          <li key={statement.month}>
            <span>
              {formatMonth(statement.month)}
              {statement.status !== 'confirmed' && <small>確定前</small>}
            </span>
            <ProgressBar
              meter
              label={`${formatMonth(statement.month)}のご請求金額`}
              value={Math.max(0, statement.totalYen)}
              max={maxYen}
              tone={statement.status === 'confirmed' ? 'ink' : 'primary'}
              words={formatBillYen(statement.totalYen)}
            />
            <small>
              {statement.status === 'open' && '月の途中のため、前の月とは比べません'}
              {difference !== null && `前の月より ${formatBillYenDiff(difference)}`}
            </small>
          </li>
        ))}
      </S.Months>
    </Card>
  )
}
