import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { offers } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { currentOfferOrder } from '@/lib/storage/storedValues'
import { Can } from '@/components/permissions/Can'
import { useCan } from '@/components/permissions/useCan'
import { usePermissions } from '@/components/permissions/usePermissions'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { NoResult } from '@/ui/feedback/NoResult'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { OfferCardList } from '@/features/offers/components/list/OfferCards.styles'
import { ArchiveDialog } from './components/list/ArchiveDialog'
import { OfferCard } from './components/list/OfferCard'
import { OfferCardsSkeleton } from './components/list/OfferCardsSkeleton'
import { useOfferMenu } from './hooks/useOfferMenu'
import { ViolatedStrip } from './components/editor/ViolatedStrip'
import { FloatingAction } from './OfferListScreen.styles'

const orders = [
  { value: 'title', label: '名前順' },
  { value: 'match_rate', label: 'マッチ率が高い順' },
  { value: 'updated_at', label: '更新が新しい順' },
] as const
const usual = routes.offers.query.sortKey.initial

/** All templates of a store: what must be mended first, then the last used. */
export function OfferListScreen({ clientId }: Params<typeof routes.offers.path>) {
  const [query, setQuery] = useUrlState(routes.offers.query)
  const reader = useCan(offers.list)
  const known = usePermissions({ clientId: Number(clientId) }) !== undefined
  const { data, error, isValidating, mutate } = useQuery(
    offers.list,
    known && !reader ? null : { clientId, query },
    { keepPreviousData: true },
  )
  const menuOf = useOfferMenu(clientId)
  const [asked, setAsked] = useState<OfferSummary>()

  // The order chosen last holds for the next visit, unless the address names one.
  const [first] = useState(() => ({ query, setQuery }))
  useEffect(() => {
    const kept = orders.find((o) => o.value === currentOfferOrder.get())?.value
    if (kept && first.query.sortKey === usual)
      void first.setQuery({ sortKey: kept, page: first.query.page })
  }, [first])
  const sort = (value: (typeof orders)[number]['value'] | '') => {
    currentOfferOrder.set(value || usual)
    void setQuery({ sortKey: value || usual })
  }

  const filtered = !!(query.keyword || query.archived)
  const clear = () => void setQuery({ keyword: '', archived: '' })
  const create = (
    <Can do={offers.create}>
      <ButtonLink
        tone='primary'
        icon={<Plus aria-hidden />}
        href={href(routes.newOffer, { clientId })}
      >
        ひな形を作る
      </ButtonLink>
    </Can>
  )
  const title = <BarTitle>ひな形</BarTitle>
  if (known && !reader)
    return (
      <PageLayout title={title}>
        <Forbidden title='ひな形を見る権限がありません'>
          ひな形を見られるのは、この店舗の担当者と企業の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  return (
    <PageLayout title={title} actions={<FloatingAction>{create}</FloatingAction>}>
      <FilterBar {...(filtered ? { onClear: clear } : {})}>
        <SearchField
          label='ひな形の名前で探す'
          hideLabel
          placeholder='ひな形の名前'
          maxLength={100}
          value={query.keyword}
          onSearch={(keyword) => void setQuery({ keyword })}
        />
        <FilterSelect
          label='並び順'
          all='直近の募集順'
          value={orders.find((o) => o.value === query.sortKey)?.value ?? ''}
          options={orders}
          onChange={sort}
        />
        <FilterSwitch
          label='アーカイブも表示'
          on={query.archived === '1'}
          onChange={(on) => void setQuery({ archived: on ? '1' : '' })}
        />
      </FilterBar>
      {data && <ViolatedStrip clientId={clientId} offers={data.items} />}
      {error && (
        <ErrorState
          inline={!!data}
          title='ひな形を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <OfferCardsSkeleton />}
      {data?.items.length === 0 &&
        (query.keyword ? (
          <NoResult what='ひな形' onClear={clear}>
            「{query.keyword}」を含む名前のひな形が見つかりませんでした。
          </NoResult>
        ) : (
          <EmptyState art='template' title='ひな形はまだありません' action={create}>
            仕事の内容を1度書いておくと、次からは日時を選ぶだけで募集できます。
          </EmptyState>
        ))}
      {data && data.items.length > 0 && (
        <>
          <OfferCardList aria-label='ひな形'>
            {data.items.map((o) => (
              <OfferCard
                key={o.id}
                clientId={clientId}
                offer={o}
                menu={menuOf(o, () => setAsked(o), { detail: true })}
                onRestore={() => setAsked(o)}
              />
            ))}
          </OfferCardList>
          <Pagination
            page={data.page}
            perPage={data.perPage}
            total={data.totalCount}
            onPage={(page) => void setQuery({ page })}
            loading={isValidating}
          />
        </>
      )}
      {asked && (
        <ArchiveDialog clientId={clientId} offer={asked} onClose={() => setAsked(undefined)} />
      )}
    </PageLayout>
  )
}
