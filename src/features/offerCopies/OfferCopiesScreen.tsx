import { Copy } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { offerCopies } from '@/contracts/offerCopies'
import type { CopiedOffer } from '@/contracts/offerCopies/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { Link } from '@/ui/buttons/Link'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { CopyTable } from './components/CopyTable'
import * as S from './OfferCopiesScreen.styles'

const CopySheet = dynamic(
  () => import('./components/CopySheet').then((module) => module.CopySheet),
  { loading: LazyBoundary },
)
const AlignDialog = dynamic(
  () => import('./components/AlignDialog').then((module) => module.AlignDialog),
  { loading: LazyBoundary },
)
const title = <BarTitle>ひな形のコピー</BarTitle>

/** Offers that were copied to other stores, with their copies and the differences. */
export function OfferCopiesScreen({ companyId }: Params<typeof routes.companyOfferCopies.path>) {
  const query = useQuery(offerCopies.list, { companyId })
  const { data } = query
  const [isCopying, setIsCopying] = useState(false)
  const [aligning, setAligning] = useState<CopiedOffer>()
  const copyButton = (
    <Button
      {...preloadDialog}
      tone='primary'
      icon={<Copy size={16} aria-hidden />}
      onClick={() => setIsCopying(true)}
    >
      ほかの店舗にコピー
    </Button>
  )
  return (
    <PageLayout title={title} actions={data && data.items.length > 0 && copyButton}>
      <QueryResult
        of={query}
        name='ひな形のコピー'
        heading='h2'
        skeleton={<Skeleton kind='people' />}
      />
      {data?.items.length === 0 && (
        <EmptyState
          heading='h2'
          art='worker'
          title='コピーしたひな形はまだありません'
          action={copyButton}
        >
          1つのひな形を、店舗ごとの最低賃金、場所、連絡先に合わせて、まとめてコピーできます。
        </EmptyState>
      )}
      {data?.items.map((item) => (
        <Source key={item.offerId} item={item} onAlign={() => setAligning(item)} />
      ))}
      {isCopying && <CopySheet companyId={companyId} onClose={() => setIsCopying(false)} />}
      {aligning && (
        <AlignDialog
          companyId={companyId}
          source={aligning}
          onClose={() => setAligning(undefined)}
        />
      )}
    </PageLayout>
  )
}

/** An offer with its copies. */
function Source({ item, onAlign }: { item: CopiedOffer; onAlign: () => void }) {
  const { offerId, store, copies } = item
  const differentCount = copies.filter(({ differences }) => differences.length > 0).length
  return (
    <PageSection
      title={item.title}
      note={<Link href={href(routes.offer, { clientId: store.id, offerId })}>{store.name}</Link>}
      aside={
        differentCount > 0 && (
          <Button {...preloadDialog} size={32} onClick={onAlign}>
            変更を反映
          </Button>
        )
      }
    >
      <S.Count role='status'>
        コピー {copies.length}店舗
        {differentCount > 0 && ` ・ ちがいのある店舗 ${differentCount}店舗`}
      </S.Count>
      <CopyTable title={item.title} copies={copies} />
    </PageSection>
  )
}
