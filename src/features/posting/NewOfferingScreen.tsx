import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { offers } from '@/contracts/offers'
import { offerings } from '@/contracts/offerings'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { NewOfferingForm } from './components/form/NewOfferingForm'

/** The conditions of a new posting of one template. */
export function NewOfferingScreen({ clientId, offerId }: Params<typeof routes.newOffering.path>) {
  const [{ on, copyOf, groupId }] = useUrlState(routes.newOffering.query)
  const allowed = useCan(offerings.create)
  const forbidden = useForbidden(offerings.create)
  const offer = useQuery(offers.one, allowed ? { clientId, offerId } : null)
  const suggestion = useQuery(
    offerings.suggestion,
    allowed ? { clientId, offerId, query: { copyOf } } : null,
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  )
  const error = offer.error ?? suggestion.error
  return (
    <PageLayout
      title={<BarTitle>募集条件の入力</BarTitle>}
      crumbs={[
        { label: '求人', href: href(routes.offerings, { clientId }) },
        ...(offer.data
          ? [{ label: offer.data.title, href: href(routes.offer, { clientId, offerId }) }]
          : []),
        { label: '募集する' },
      ]}
    >
      {forbidden ? (
        <Forbidden title='募集する権限がありません'>
          この店舗で募集できるのは、店舗管理者と企業の担当者です。必要なときは店舗管理者にご依頼ください。
        </Forbidden>
      ) : error?.status === 404 ? (
        <StateMessage
          art='search'
          title='元にするひな形が見つかりません'
          action={
            <ButtonLink href={href(routes.offers, { clientId })}>ひな形の一覧へ戻る</ButtonLink>
          }
        >
          削除されたか、ほかの店舗のひな形です。
        </StateMessage>
      ) : error ? (
        <ErrorState
          title='募集条件を読み込めませんでした'
          onRetry={() => {
            void offer.mutate()
            void suggestion.mutate()
          }}
          retrying={offer.isValidating || suggestion.isValidating}
        >
          {error.message}
        </ErrorState>
      ) : offer.data && suggestion.data ? (
        <NewOfferingForm
          clientId={clientId}
          offerId={offerId}
          title={offer.data.title}
          suggestion={suggestion.data}
          on={on}
          groupId={groupId}
          copied={copyOf > 0}
        />
      ) : (
        <Skeleton kind='form' rows={6} />
      )}
    </PageLayout>
  )
}
