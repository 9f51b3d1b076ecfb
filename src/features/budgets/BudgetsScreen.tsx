import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { SpendGauge } from '@/components/budgets/SpendGauge'
import { Can } from '@/components/permissions/Can'
import { QueryResult } from '@/components/queries/QueryResult'
import { budgets } from '@/contracts/budgets'
import type { CompanyBudget, CompanyBudgets } from '@/contracts/budgets/schemas'
import { formatMonth } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { formatYen } from '@/lib/text/money'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Card } from '@/ui/layout/Card'
import { PageLayout } from '@/ui/layout/PageLayout'
import * as S from './BudgetsScreen.styles'
import { BudgetRequests } from './components/BudgetRequests'

const BudgetSheet = dynamic(
  () => import('./components/BudgetSheet').then((module) => module.BudgetSheet),
  { loading: LazyBoundary },
)
const title = <BarTitle>予算</BarTitle>

/** The budget of each store of a company in a month, and what it is expected to spend. */
export function BudgetsScreen({ companyId }: Params<typeof routes.companyBudgets.path>) {
  const [query, setQuery] = useUrlState(routes.companyBudgets.query)
  const result = useQuery(budgets.list, { companyId, query }, { keepPreviousData: true })
  const { data } = result
  const [edited, setEdited] = useState<CompanyBudget>()
  return (
    <PageLayout title={title}>
      <QueryResult of={result} name='予算' heading='h2' skeleton={<Skeleton kind='cards' />}>
        {(data) => <BudgetRequests companyId={companyId} requests={data.requests} />}
      </QueryResult>
      {data && (
        <Stores data={data} onMonth={(month) => void setQuery({ month })} onEdit={setEdited} />
      )}
      {data && edited && (
        <BudgetSheet
          companyId={companyId}
          store={edited}
          month={data.month}
          onClose={() => setEdited(undefined)}
          readLatest={async () => (await result.mutate())?.items.find(({ id }) => id === edited.id)}
        />
      )}
    </PageLayout>
  )
}

function Stores({
  data,
  onMonth,
  onEdit,
}: {
  data: CompanyBudgets
  onMonth: (month: string) => void
  onEdit: (store: CompanyBudget) => void
}) {
  const { items, month, months } = data
  const [present, ...coming] = months
  if (items.length === 0)
    return (
      <EmptyState heading='h2' art='worker' title='店舗がありません'>
        店舗を追加すると、店舗ごとに予算を決められます。
      </EmptyState>
    )
  return (
    <>
      <FilterBar>
        <FilterSelect
          label='月'
          all={formatMonth(present ?? month)}
          value={month === present ? '' : month}
          options={coming.map((value) => ({ value, label: formatMonth(value) }))}
          onChange={onMonth}
        />
      </FilterBar>
      <S.Note>
        {formatMonth(month)}
        に勤務する分の額(税込)です。80%に達したときと超えたときに、本部と店舗管理者へメールで知らせます。予算を超える求人を店舗が公開するには、本部の承認が必要です。
      </S.Note>
      <S.Stores>
        {items.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} onEdit={() => onEdit(store)} />
          </li>
        ))}
      </S.Stores>
      <Sums data={data} />
    </>
  )
}

function StoreCard({ store, onEdit }: { store: CompanyBudget; onEdit: () => void }) {
  const { name, budgetYen, usedYen, reservedYen } = store
  const label = budgetYen === null ? '予算を決める' : '予算を変える'
  return (
    <Card
      heading='h2'
      title={name}
      aside={
        <Can do={budgets.set}>
          <Button {...preloadDialog} size={32} aria-label={`${name}の${label}`} onClick={onEdit}>
            {label}
          </Button>
        </Can>
      }
    >
      {budgetYen === null ? (
        <S.Note>
          予算は決まっていません。{formatYen(usedYen + reservedYen)}を使う見込みです。
        </S.Note>
      ) : (
        <SpendGauge
          what='予算'
          label={`${name}の予算の使用`}
          maxYen={budgetYen}
          usedYen={usedYen}
          reservedYen={reservedYen}
        />
      )}
    </Card>
  )
}

/** The sum over all stores, against the limit of the company. */
function Sums({ data: { items, limitYen } }: { data: CompanyBudgets }) {
  const sum = (yenOf: (store: CompanyBudget) => number) => sumBy(items, yenOf)
  const withBudget = items.filter(({ budgetYen }) => budgetYen !== null)
  return (
    <Card heading='h2' title='全店舗'>
      {limitYen !== null && (
        <SpendGauge
          what='企業の利用上限額'
          maxYen={limitYen}
          usedYen={sum(({ usedYen }) => usedYen)}
          reservedYen={sum(({ reservedYen }) => reservedYen)}
        />
      )}
      <S.Note>
        {withBudget.length === 0
          ? '予算を決めた店舗はまだありません。'
          : `予算のある${withBudget.length}店舗の予算の合計は${formatYen(sum(({ budgetYen }) => budgetYen ?? 0))}です。`}
      </S.Note>
    </Card>
  )
}
