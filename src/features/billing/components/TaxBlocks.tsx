import type { StatementDetail } from '@/contracts/billing/schemas'
import { formatBillYen } from '@/lib/text/money'
import { Card } from '@/ui/layout/Card'
import { totalLabelOf } from './InvoiceCard'
import * as S from './TaxBlocks.styles'

type Line = { label: string; yen: number; note?: string }

function Lines({ lines, sum }: { lines: readonly Line[]; sum: Line }) {
  return (
    <S.Lines>
      {lines.map((line) => (
        <LineRow key={line.label} {...line} />
      ))}
      <LineRow {...sum} isSum />
    </S.Lines>
  )
}
function LineRow({ label, yen, note, isSum = false }: Line & { isSum?: boolean }) {
  return (
    <div data-sum={isSum || undefined}>
      <dt>
        {label}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd>{formatBillYen(yen)}</dd>
    </div>
  )
}

/** The amounts that the operator paid to the workers for the company. None of them is taxed. */
const advancesOf = ({ statement }: StatementDetail): Line[] => [
  { label: '賃金', yen: statement.wagesYen },
  { label: '深夜割増', yen: statement.nightPremiumYen },
  { label: '時間外割増', yen: statement.overtimePremiumYen },
  { label: '交通費', yen: statement.transportationYen },
  { label: 'ボーナス(貴社負担)', yen: statement.bonusYen },
  { label: '休業手当', yen: statement.leaveAllowanceYen },
  { label: '請求調整', yen: statement.adjustmentNontaxableYen },
]
const feesOf = ({ statement }: StatementDetail): Line[] => [
  { label: '利用料', yen: statement.feeYen },
  { label: `振込手数料(${statement.payoutCount}件)`, yen: statement.transferCommissionYen },
  { label: '請求調整', yen: statement.adjustmentTaxable10Yen },
]

/** The two blocks of an invoice: 立替金, which are outside the scope of consumption tax, and the taxed amounts. */
export function TaxBlocks({ detail }: { detail: StatementDetail }) {
  const { statement, taxes, withholdingMode } = detail
  const rates = taxes.length > 0 ? taxes : [{ percent: 10, taxableYen: 0, taxYen: 0 }]
  return (
    <Card flush>
      <S.Block aria-label='立替金(消費税の対象外)'>
        <h2>
          立替金 <small>消費税の対象外(不課税)</small>
        </h2>
        <Lines
          lines={advancesOf(detail)}
          sum={{ label: '不課税 計', yen: statement.nontaxableYen }}
        />
      </S.Block>
      <S.Block aria-label='利用料など(課税)'>
        <h2>
          利用料など <small>10%対象・税抜</small>
        </h2>
        <Lines lines={feesOf(detail)} sum={{ label: '10%対象 計', yen: statement.taxable10Yen }} />
        <S.Lines>
          {rates.map(({ percent, taxYen }) => (
            <LineRow
              key={percent}
              label={`消費税(${percent}%)`}
              note='請求書ごとに1回だけ端数を切り捨て'
              yen={taxYen}
            />
          ))}
          {withholdingMode === 'net' && (
            <LineRow label='源泉所得税(貴社納付分)' yen={-statement.withholdingTaxYen} />
          )}
        </S.Lines>
      </S.Block>
      <S.Total>
        <span>{totalLabelOf(statement)}</span>
        <b>{formatBillYen(statement.totalYen)}</b>
      </S.Total>
    </Card>
  )
}
