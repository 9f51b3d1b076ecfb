import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { JobTerms } from '@/components/offers/JobTerms'
import { Can } from '@/components/permissions/Can'
import { QueryError, QueryResult } from '@/components/queries/QueryResult'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import type { Offer } from '@/contracts/offers/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Menu } from '@/ui/buttons/Menu'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { OfferFacts } from './components/detail/OfferFacts'
import { OfferStatusNotice } from './components/detail/OfferStatusNotice'
import { ArchiveDialog } from './components/list/ArchiveDialog'
import { OfferStatusChip } from './components/list/OfferStatusChip'
import { useOfferMenu } from './hooks/useOfferMenu'
import { Terms, Top } from './OfferDetailScreen.styles'

/** One offer: its status, its history, and its job description as workers see it. */
export function OfferDetailScreen({ clientId, offerId }: Params<typeof routes.offer.path>) {
  const found = useQuery(offers.one, { clientId, offerId })
  const { data: offer } = found
  const [isArchiving, setIsArchiving] = useState(false)
  const listCrumb = { label: 'ひな形', href: href(routes.offers, { clientId }) }
  if (!offer) {
    return (
      <PageLayout title={<BarTitle>ひな形の詳細</BarTitle>} crumbs={[listCrumb]}>
        <QueryResult
          of={found}
          name='ひな形'
          skeleton={<Skeleton kind='text' rows={8} />}
          missing={
            <NotFound name='ひな形' back={{ href: listCrumb.href, label: 'ひな形の一覧へ戻る' }}>
              削除されたか、ほかの店舗のひな形です。
            </NotFound>
          }
        />
      </PageLayout>
    )
  }
  const updatedBy = offer.updatedByName ? `${offer.updatedByName}さんが` : ''
  return (
    <PageLayout
      title={offer.title}
      crumbs={[listCrumb, { label: offer.title }]}
      actions={
        <OfferActions clientId={clientId} offer={offer} onArchive={() => setIsArchiving(true)} />
      }
    >
      <PageMeta title={offer.title} />
      <QueryError of={found} name='ひな形' />
      <Top>
        <p>
          <OfferStatusChip status={offer.status} />
          <span>{offer.occupationName}</span>
        </p>
        <OfferStatusNotice clientId={clientId} offer={offer} />
      </Top>
      <TwoColumns side={<OfferFacts clientId={clientId} offer={offer} />}>
        <Terms>
          <JobTerms
            clientId={clientId}
            content={offer.content}
            occupationName={offer.occupationName}
            note={`${updatedBy}${formatDateTime(offer.updatedAt, serverNow())}に更新`}
          />
        </Terms>
      </TwoColumns>
      {isArchiving && (
        <ArchiveDialog clientId={clientId} offer={offer} onClose={() => setIsArchiving(false)} />
      )}
    </PageLayout>
  )
}

type ActionsProps = { clientId: string; offer: Offer; onArchive: () => void }

function OfferActions({ clientId, offer, onArchive }: ActionsProps) {
  const menuOf = useOfferMenu(clientId)
  const params = { clientId, offerId: offer.id }
  return (
    <>
      {offer.status === 'usable' && (
        <Can do={offerings.create}>
          <ButtonLink tone='primary' href={href(routes.newOffering, params)}>
            このひな形から募集
          </ButtonLink>
        </Can>
      )}
      {offer.status !== 'archived' && (
        <Can do={offers.update}>
          <ButtonLink href={href(routes.editOffer, params)}>編集する</ButtonLink>
        </Can>
      )}
      <Menu
        label={`${offer.title}のその他の操作`}
        outlined
        items={menuOf(offer, onArchive).filter((item) => item.label !== '編集')}
      />
    </>
  )
}
