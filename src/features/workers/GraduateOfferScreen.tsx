import { Send } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { QueryError } from '@/components/queries/QueryResult'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { graduates } from '@/contracts/workers'
import { cannotPostTo } from '@/domain/workers/groups'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { NotFound } from '@/ui/feedback/NotFound'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { DedicatedOfferings } from './components/graduates/DedicatedOfferings'

type Path = Params<typeof routes.graduateOffer.path>

/** The dedicated offerings of one offer, and the button that creates another. */
export function GraduateOfferScreen({ clientId, offerId }: Path) {
  const canPost = useCan(offerings.create)
  const { data: offer } = useQuery(offers.one, { clientId, offerId })
  return (
    <PageLayout
      title={<BarTitle>専用の求人</BarTitle>}
      crumbs={[
        { label: '卒業ワーカー', href: href(routes.graduates, { clientId }) },
        { label: offer?.title ?? 'ひな形' },
      ]}
      actions={
        canPost && offer?.status === 'usable' ? (
          <PostToAll clientId={clientId} offerId={offerId} />
        ) : undefined
      }
    >
      <OfferContent clientId={clientId} offerId={offerId} canPost={canPost} />
    </PageLayout>
  )
}

function PostToAll({ clientId, offerId }: Path) {
  const { data } = useQuery(graduates.list, { clientId })
  const refusal = cannotPostTo({ count: data?.totalCount, reachedCount: data?.visibleCount })
  const shared = { tone: 'primary', icon: <Send aria-hidden /> } as const
  if (refusal)
    return (
      <Button {...shared} disabledReason={refusal}>
        全員に求人を送る
      </Button>
    )
  return (
    <ButtonLink {...shared} href={href(routes.newGraduateOffering, { clientId, offerId })}>
      全員に求人を送る
    </ButtonLink>
  )
}

function OfferContent({ clientId, offerId, canPost }: Path & { canPost: boolean }) {
  const [{ page }, setQuery] = useUrlState(routes.graduateOffer.query)
  const result = useQuery(offers.one, { clientId, offerId })
  const { data: offer, error } = result
  if (error?.status === 404)
    return (
      <NotFound
        name='ひな形'
        back={{ href: href(routes.graduates, { clientId }), label: '卒業ワーカーへ戻る' }}
      >
        削除されたか、ほかの店舗のひな形です。
      </NotFound>
    )
  if (error && !offer) return <QueryError of={result} name='ひな形' heading='h2' />
  if (!offer) return <Skeleton kind='ticket' rows={2} />
  return (
    <>
      <Notice title={`ひな形「${offer.title}」から、卒業ワーカーだけに出した求人です`}>
        この求人は一般公開されません。仕事の内容は、ひな形のとおりです。
      </Notice>
      <DedicatedOfferings
        clientId={clientId}
        offerId={offer.id}
        canPost={canPost}
        page={page}
        onPage={(next) => void setQuery({ page: next })}
      />
    </>
  )
}
