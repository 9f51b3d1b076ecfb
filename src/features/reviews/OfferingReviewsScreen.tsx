import { reviews } from '@/contracts/reviews'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ShiftReview } from './components/ShiftReview'

/** The reviews of one shift. */
export function OfferingReviewsScreen({
  clientId,
  offeringId,
}: Params<typeof routes.offeringReviews.path>) {
  if (useForbidden(reviews.unreviewedUsers)) {
    return (
      <PageLayout title={<BarTitle>ワーカーの評価</BarTitle>}>
        <Forbidden heading='h2' title='ワーカーの評価を見る権限がありません'>
          評価を見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  }
  return (
    <ShiftReview
      clientId={clientId}
      offeringId={offeringId}
      crumbs={[{ label: '評価', href: href(routes.reviews, { clientId }) }]}
      next={
        <ButtonLink size={44} href={href(routes.reviews, { clientId })}>
          ほかの勤務の評価を見る
        </ButtonLink>
      }
    />
  )
}
