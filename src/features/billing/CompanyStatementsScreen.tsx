import { useMemo } from 'react'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCompanyStores } from '@/components/clients/useCompanyStores'
import { QueryResult } from '@/components/queries/QueryResult'
import { companyBilling } from '@/contracts/billing'
import type { Statements } from '@/contracts/billing/schemas'
import { addMonths } from '@/lib/months'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { BillingFiles } from './components/files/BillingFiles'
import { InvoiceCard } from './components/InvoiceCard'
import { monthColumns } from './components/monthColumns'
import { MonthComparison } from './components/MonthComparison'
import { MonthList } from './components/MonthList'
import * as S from './components/statements.styles'
import { monthRowsOf, monthsBack, statementQueryOf, type MonthRow } from './lib/monthRows'

const title = <BarTitle>利用明細</BarTitle>
type Props = Params<typeof routes.companyStatements.path>

/** The months of a company with their cost and invoices, and the files for accounting. */
export function CompanyStatementsScreen({ companyId }: Props) {
  const [query, setQuery] = useUrlState(routes.companyStatements.query)
  const result = useQuery(companyBilling.list, { companyId, query }, { keepPreviousData: true })
  const { data } = result
  useExistingPage(data, (page) => void setQuery({ page }))
  return (
    <PageLayout title={title}>
      <QueryResult of={result} name='利用明細' heading='h2' skeleton={<Skeleton kind='rows' />}>
        {(data) => (
          <Months companyId={companyId} data={data} onPage={(page) => void setQuery({ page })} />
        )}
      </QueryResult>
    </PageLayout>
  )
}

const detailHrefIn =
  (companyId: string) =>
  ({ statement }: MonthRow) =>
    href(routes.companyStatement, { companyId }, statementQueryOf(statement))

function Months({
  companyId,
  data,
  onPage,
}: Props & { data: Statements; onPage: (page: number) => void }) {
  const columns = useMemo(
    () => monthColumns(detailHrefIn(companyId), { isCompany: true }),
    [companyId],
  )
  const stores = useCompanyStores(companyId)
  const rows = monthRowsOf(data)
  const latest = rows.find(({ statement }) => statement.status === 'confirmed')
  const newest = data.items[0]?.month
  if (newest === undefined)
    return (
      <EmptyState heading='h2' art='statement' title='利用明細はまだありません'>
        求人にワーカーが働くと、月ごとのご請求金額がここに並びます。
      </EmptyState>
    )
  const current = addMonths(newest, (data.page - 1) * data.perPage)
  return (
    <>
      {data.page === 1 && (
        <S.Cards>
          {latest && (
            <InvoiceCard
              row={latest}
              companyId={companyId}
              detailHref={detailHrefIn(companyId)(latest)}
            />
          )}
          <MonthComparison rows={rows} />
        </S.Cards>
      )}
      <PageSection title='月ごとの明細'>
        <MonthList data={data} columns={columns} onPage={onPage} />
      </PageSection>
      <BillingFiles
        companyId={companyId}
        months={monthsBack(current, data.totalCount)}
        initialMonth={latest?.statement.month ?? newest}
        stores={stores}
      />
    </>
  )
}
