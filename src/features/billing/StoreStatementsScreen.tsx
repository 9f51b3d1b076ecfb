import { useMemo } from 'react'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { BudgetCard } from '@/components/budgets/BudgetCard'
import { useCan } from '@/components/permissions/useCan'
import { QueryError, QueryResult } from '@/components/queries/QueryResult'
import { storeBilling } from '@/contracts/billing'
import type { Statements } from '@/contracts/billing/schemas'
import { addMonths } from '@/lib/months'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { StoreFiles } from './components/files/StoreFiles'
import type { LinesQuery } from './components/lines/StoreLines'
import { monthColumns } from './components/monthColumns'
import { MonthList } from './components/MonthList'
import { NextBillingCard } from './components/NextBillingCard'
import * as S from './components/statements.styles'
import { StoreMonth } from './components/StoreMonth'
import { UsageLimitCard } from './components/UsageLimitCard'
import { monthsBack, type MonthRow } from './lib/monthRows'

const title = <BarTitle>利用明細</BarTitle>
type Props = Params<typeof routes.statements.path>

/** The bills of a store: the next one, the months, and the lines of one month. */
export function StoreStatementsScreen({ clientId }: Props) {
  const [query, setQuery] = useUrlState(routes.statements.query)
  const result = useQuery(
    storeBilling.list,
    { clientId, query: { page: query.page } },
    { keepPreviousData: true },
  )
  const { data } = result
  const goToPage = (page: number) => void setQuery({ page, month: '', lines: 1, keyword: '' })
  useExistingPage(data, goToPage)
  return (
    <PageLayout title={title}>
      <NextBillings clientId={clientId} />
      <QueryResult of={result} name='利用明細' heading='h2' skeleton={<Skeleton kind='rows' />}>
        {(data) => (
          <Months
            clientId={clientId}
            data={data}
            query={query}
            onPage={goToPage}
            onLinesQuery={({ page, keyword }) => void setQuery({ lines: page, keyword })}
          />
        )}
      </QueryResult>
    </PageLayout>
  )
}

function NextBillings({ clientId }: Props) {
  const read = useQuery(
    storeBilling.nextBilling,
    useCan(storeBilling.nextBilling) ? { clientId } : null,
  )
  const { data, error } = read
  if (error) return <QueryError of={read} name='次回のご請求' inline />
  if (!data) return <Skeleton kind='cards' rows={2} />
  // Where nothing was used in the month that has ended, no bill comes for it.
  const coming = data.filter(({ status, expected }) => status === 'open' || expected.totalYen !== 0)
  const running = data.at(-1)
  return (
    <S.Cards>
      {coming.map((billing, i) => (
        <NextBillingCard key={billing.month} billing={billing} isSecond={i > 0} />
      ))}
      {running && <UsageLimitCard billing={running} />}
      <BudgetCard clientId={clientId} />
    </S.Cards>
  )
}

const linesHrefIn =
  (clientId: string, page: number) =>
  ({ statement: { month } }: MonthRow) =>
    `${href(routes.statements, { clientId }, { page, month })}#lines`

type MonthsProps = Props & {
  data: Statements
  query: { month: string; lines: number; keyword: string }
  onPage: (page: number) => void
  onLinesQuery: (query: LinesQuery) => void
}

function Months({ clientId, data, query, onPage, onLinesQuery }: MonthsProps) {
  const { page } = data
  const columns = useMemo(
    () => monthColumns(linesHrefIn(clientId, page), { isCompany: false }),
    [clientId, page],
  )
  const shown = data.items.find(({ month }) => month === query.month) ?? data.items[0]
  if (!shown) return null
  const newest = addMonths(data.items[0]?.month ?? shown.month, (page - 1) * data.perPage)
  return (
    <>
      <PageSection title='月ごとの明細'>
        <MonthList data={data} columns={columns} onPage={onPage} />
      </PageSection>
      <StoreMonth
        clientId={clientId}
        statement={shown}
        linesQuery={{ page: query.lines, keyword: query.keyword }}
        onLinesQuery={onLinesQuery}
      />
      <StoreFiles
        key={shown.month}
        clientId={clientId}
        months={monthsBack(newest, data.totalCount)}
        initialMonth={shown.month}
      />
    </>
  )
}
