import { Lock, Plus, Wallet } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { Can } from '@/components/permissions/Can'
import { QueryResult } from '@/components/queries/QueryResult'
import { companyClients } from '@/contracts/companies'
import type { CompanyClient, CompanyClientList } from '@/contracts/companies/schemas'
import { notInStoreSumText } from '@/domain/clients/todoWords'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MainAction } from '@/shell/layout/MainAction'
import { ListCount } from '@/shell/lists/ListCount'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { DataTable } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyBoundary, LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { NoResult } from '@/ui/feedback/NoResult'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import * as S from './CompanyClientsScreen.styles'
import { BelowMinimumNotice } from './components/BelowMinimumNotice'
import { clientColumns } from './components/clientColumns'
import { ClientFilters, type ClientQuery } from './components/ClientFilters'
import { ClientSums } from './components/ClientSums'

const RestrictionAction = dynamic(
  () => import('@/components/restrictions/RestrictionAction').then((m) => m.RestrictionAction),
  { ssr: false, loading: LazyDialogBoundary },
)
// The last part of the page, so it is loaded later.
const FillHeatMap = dynamic(() => import('./components/FillHeatMap').then((m) => m.FillHeatMap), {
  ssr: false,
  loading: LazyBoundary,
})

const title = <BarTitle>店舗一覧</BarTitle>
const keyOf = (client: CompanyClient) => String(client.id)
const filters = ['keyword', 'prefecture', 'todo'] as const

/** The stores of a company: what waits in each, and the fill rates of the coming days. */
export function CompanyClientsScreen({ companyId }: Params<typeof routes.companyClients.path>) {
  const [query, setQuery] = useUrlState(routes.companyClients.query)
  const read = useQuery(companyClients.list, { companyId, query }, { keepPreviousData: true })
  const { data } = read
  useExistingPage(data, (page) => void setQuery({ page }))
  // On phones the list comes first.
  const isMobile = useIsMobile()
  const isFiltered = filters.some((name) => query[name] !== '')
  const clear = () => void setQuery({ keyword: '', prefecture: '', todo: '' })
  return (
    <PageLayout
      title={title}
      actions={
        <MainAction>
          <AddClientLink companyId={companyId} />
        </MainAction>
      }
      pre={
        data && (
          <>
            <BelowMinimumNotice companyId={companyId} />
            <BudgetRequestsNotice companyId={companyId} count={data.budgetRequestCount} />
            <Restricted data={data} />
          </>
        )
      }
    >
      {data && !isMobile && <ClientSums sums={data.sums} />}
      <ClientFilters
        companyId={companyId}
        query={query}
        data={data}
        onChange={(patch) => void setQuery(patch)}
        onClear={isFiltered ? clear : undefined}
      />
      <QueryResult of={read} name='店舗' heading='h2' skeleton={<Skeleton kind='people' />} />
      {data?.items.length === 0 && (
        <NoClients companyId={companyId} isFiltered={isFiltered} onClear={clear} />
      )}
      {data && data.items.length > 0 && (
        <Clients
          companyId={companyId}
          query={query}
          data={data}
          onPage={(page) => void setQuery({ page })}
        />
      )}
      {data && isMobile && <ClientSums sums={data.sums} />}
    </PageLayout>
  )
}

/** Says that stores wait for an answer about their budgets. */
function BudgetRequestsNotice({ companyId, count }: { companyId: string; count: number }) {
  if (count === 0) return null
  return (
    <Notice
      tone='warning'
      icon={Wallet}
      title={`予算の追加の依頼が${count}件あります`}
      action={
        <ButtonLink size={32} href={href(routes.companyBudgets, { companyId })}>
          依頼を確認する
        </ButtonLink>
      }
    >
      店舗は、承認されるまで予算を超える求人を公開できません。
    </Notice>
  )
}

/** The restrictions that keep the company or some of its stores from publishing, and how to solve them. */
function Restricted({ data }: { data: CompanyClientList }) {
  const { usageRestriction, restricted, items } = data
  // The action about the company's limit needs the pages of a store; any store of the company has them.
  const [first] = items
  const blocked = restricted.filter(
    ({ restriction: { level } }) => level === 'block_publish' || level === 'block_all',
  )
  return (
    <>
      {usageRestriction && (
        <Notice
          tone={usageRestriction.level === 'info' ? 'info' : 'warning'}
          title='利用上限額についてのお知らせがあります'
          action={
            first && (
              <RestrictionAction clientId={String(first.id)} restriction={usageRestriction} />
            )
          }
        >
          {usageRestriction.message}
        </Notice>
      )}
      <Blocked clients={blocked} />
    </>
  )
}

/** The stores that cannot publish offerings and why; a reason that several stores share is shown once. */
function Blocked({ clients }: { clients: CompanyClientList['restricted'] }) {
  const reasons = [...new Set(clients.map(({ restriction }) => restriction.message))]
  return reasons.map((reason) => {
    const concerned = clients.filter(({ restriction }) => restriction.message === reason)
    const [first] = concerned
    if (!first) return null
    const isAlone = concerned.length === 1
    return (
      <Notice
        key={reason}
        tone='error'
        icon={Lock}
        title={`${isAlone ? first.name : `${concerned.length}店舗`}は求人を公開できません`}
        action={
          <>
            <RestrictionAction clientId={String(first.id)} restriction={first.restriction} />
            {isAlone && (
              <ButtonLink size={32} href={href(routes.home, { clientId: first.id })}>
                店舗を開く
              </ButtonLink>
            )}
          </>
        }
      >
        {reason}
      </Notice>
    )
  })
}

/** The link to the form of a new store, for accounts that may add one. */
function AddClientLink({ companyId }: { companyId: string }) {
  const isMobile = useIsMobile()
  return (
    <Can do={companyClients.create} room>
      <ButtonLink
        tone='primary'
        icon={isMobile ? undefined : <Plus size={16} aria-hidden />}
        href={href(routes.addClient, { companyId })}
        aria-label='店舗を追加'
      >
        {/* Beside three icons, the top bar of a phone would break 店舗一覧 inside the word. */}
        {isMobile ? '追加' : '店舗を追加'}
      </ButtonLink>
    </Can>
  )
}

function NoClients({
  companyId,
  isFiltered,
  onClear,
}: {
  companyId: string
  isFiltered: boolean
  onClear: () => void
}) {
  if (isFiltered)
    return (
      <NoResult what='店舗' onClear={onClear}>
        条件をゆるめるか、店舗名の一部でお試しください。
      </NoResult>
    )
  return (
    <EmptyState
      heading='h2'
      art='worker'
      title='店舗がまだありません'
      action={<AddClientLink companyId={companyId} />}
    >
      最初の店舗を追加しましょう。
    </EmptyState>
  )
}

function Clients({
  companyId,
  query,
  data,
  onPage,
}: {
  companyId: string
  query: ClientQuery
  data: CompanyClientList
  onPage: (page: number) => void
}) {
  const { totals } = data
  const columns = useMemo(() => clientColumns(companyId, totals), [companyId, totals])
  return (
    <>
      <ListCount file={companyClients.file} input={{ companyId, query }} noun='店舗一覧'>
        {data.totalCount.toLocaleString('ja-JP')}店舗
      </ListCount>
      <S.TableArea>
        <DataTable
          label='店舗'
          columns={columns}
          items={data.items}
          keyOf={keyOf}
          total={data.totalCount}
        />
      </S.TableArea>
      <S.UseNote>
        対応することには、未読と、各店舗の{notInStoreSumText}を含みません。
        {totals.monthUseYen !== null &&
          '使用見込みは、決まっている勤務の分(税込)です。公開中の空きの費用は、予算の割合にだけ含みます。'}
      </S.UseNote>
      <Pagination of={data} unit='店舗' onPage={onPage} />
      <FillHeatMap companyId={companyId} clients={data.items} />
    </>
  )
}
