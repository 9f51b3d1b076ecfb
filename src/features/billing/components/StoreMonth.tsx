import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { storeBilling } from '@/contracts/billing'
import type { Statement } from '@/contracts/billing/schemas'
import { StoreLines, type LinesQuery } from '@/features/billing/components/lines/StoreLines'
import { formatMonth } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'
import { StorePdfButton } from './PdfButton'
import * as S from './statements.styles'

/** The amounts of a store in one month, and their lines. Says that this is not an invoice. */
export function StoreMonth({
  clientId,
  statement,
  linesQuery,
  onLinesQuery,
}: {
  clientId: string
  statement: Statement
  linesQuery: LinesQuery
  onLinesQuery: (query: LinesQuery) => void
}) {
  const { month } = statement
  const canOpenStore = useCan({ permission: 'store.read' })
  const read = useQuery(
    storeBilling.lines,
    { clientId, query: { month, ...linesQuery } },
    { keepPreviousData: true },
  )
  useExistingPage(read.data, (page) => onLinesQuery({ ...linesQuery, page }))
  return (
    <PageSection
      id='lines'
      title={`${formatMonth(month)}の店舗別内訳`}
      note='請求書ではありません'
      aside={<StorePdfButton clientId={clientId} statement={statement} />}
    >
      <S.Words>
        請求書は企業あてに1通です。ここには、この店舗の分と、按分した消費税だけを表示します。
      </S.Words>
      <Card>
        <DescriptionList items={amountsOf(statement)} />
      </Card>
      <S.Below>
        <Card flush heading='h3' title='明細'>
          <StoreLines
            label={`${formatMonth(month)}の明細`}
            read={read}
            canOpenStore={canOpenStore}
            query={linesQuery}
            onQuery={onLinesQuery}
          />
        </Card>
      </S.Below>
    </PageSection>
  )
}

const amountsOf = (statement: Statement) => [
  { label: '立替金(不課税)', value: formatBillYen(statement.nontaxableYen) },
  { label: '利用料など(10%・税抜)', value: formatBillYen(statement.taxable10Yen) },
  { label: '消費税(按分)', value: formatBillYen(statement.tax10Yen) },
  { label: '利用額(税込)', value: <b>{formatBillYen(statement.totalYen)}</b> },
  { label: '源泉所得税', value: `${formatBillYen(statement.withholdingTaxYen)}(ご参考)` },
]
