import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { Can } from '@/components/permissions/Can'
import { QueryResult } from '@/components/queries/QueryResult'
import { offers } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { OfferCardList, RatesNote } from '@/features/offers/components/list/OfferCard.styles'
import { MAX_SEARCH_LENGTH } from '@/lib/query'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MainAction } from '@/shell/layout/MainAction'
import { ListConditions } from '@/shell/lists/ListConditions'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { foundIn } from '@/ui/fields/filters/foundText'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { ViolatedStrip } from './components/editor/ViolatedStrip'
import { ArchiveDialog } from './components/list/ArchiveDialog'
import { OfferCard } from './components/list/OfferCard'
import { OfferCardsSkeleton } from './components/list/OfferCardsSkeleton'
import { useOfferMenu } from './hooks/useOfferMenu'
import { offerOrders, useOfferOrder } from './hooks/useOfferOrder'

const title = <BarTitle>ひな形</BarTitle>

/** All offers of a store: those that need corrections first, then the last used. */
export function OfferListScreen({ clientId }: Params<typeof routes.offers.path>) {
  const urlState = useUrlState(routes.offers.query)
  const [query, setQuery] = urlState
  const [order, setOrder] = useOfferOrder(urlState)
  const result = useQuery(offers.list, { clientId, query }, { keepPreviousData: true })
  const { data } = result
  useExistingPage(data, (page) => void setQuery({ page }))
  const isFiltered = !!(query.keyword || query.archived)
  const handleClear = () => void setQuery({ keyword: '', archived: '' })
  const createLink = <CreateLink clientId={clientId} />
  return (
    <PageLayout title={title} actions={<MainAction>{createLink}</MainAction>}>
      <ListConditions
        savedViews={{ clientId, list: 'offers', path: href(routes.offers, { clientId }), query }}
        search={{
          label: 'ひな形の名前で探す',
          placeholder: 'ひな形の名前',
          maxLength: MAX_SEARCH_LENGTH,
          value: query.keyword,
          onSearch: (keyword) => void setQuery({ keyword }),
        }}
        found={isFiltered ? foundIn(result, '件') : undefined}
        onClear={isFiltered ? handleClear : undefined}
      >
        <FilterSelect
          label='並び順'
          all='直近の募集順'
          value={order}
          options={offerOrders}
          onChange={setOrder}
        />
        <FilterSwitch
          label='アーカイブも表示'
          on={query.archived === '1'}
          onChange={(on) => void setQuery({ archived: on ? '1' : '' })}
        />
      </ListConditions>
      {data && <ViolatedStrip clientId={clientId} offers={data.items} />}
      <QueryResult of={result} name='ひな形' skeleton={<OfferCardsSkeleton />} />
      {data?.items.length === 0 && (
        <NoOffers keyword={query.keyword} createLink={createLink} onClear={handleClear} />
      )}
      {data && data.items.length > 0 && (
        <>
          <RatesNote>充足率は過去90日、Good率はこれまでの全評価です。</RatesNote>
          <OfferCards clientId={clientId} offers={data.items} />
          <Pagination of={data} unit='件' onPage={(page) => void setQuery({ page })} />
        </>
      )}
    </PageLayout>
  )
}

function CreateLink({ clientId }: { clientId: string }) {
  return (
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
}

type NoOffersProps = { keyword: string; createLink: ReactNode; onClear: () => void }

function NoOffers({ keyword, createLink, onClear }: NoOffersProps) {
  if (keyword) {
    return (
      <NoResult what='ひな形' onClear={onClear}>
        「{keyword}」を含む名前のひな形が見つかりませんでした。
      </NoResult>
    )
  }
  return (
    <EmptyState art='template' title='ひな形はまだありません' action={createLink}>
      仕事の内容を1度書いておくと、次からは日時を選ぶだけで募集できます。
    </EmptyState>
  )
}

type OfferCardsProps = { clientId: string; offers: readonly OfferSummary[] }

/** The cards, with the dialog that archives or restores one. */
function OfferCards({ clientId, offers: items }: OfferCardsProps) {
  const menuOf = useOfferMenu(clientId)
  const [archivingOffer, setArchivingOffer] = useState<OfferSummary>()
  return (
    <>
      <OfferCardList aria-label='ひな形'>
        {items.map((offer) => (
          <OfferCard
            key={offer.id}
            clientId={clientId}
            offer={offer}
            menu={menuOf(offer, () => setArchivingOffer(offer), { detail: true })}
            onRestore={() => setArchivingOffer(offer)}
          />
        ))}
      </OfferCardList>
      {archivingOffer && (
        <ArchiveDialog
          clientId={clientId}
          offer={archivingOffer}
          onClose={() => setArchivingOffer(undefined)}
        />
      )}
    </>
  )
}
