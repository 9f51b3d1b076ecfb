import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ShiftReview } from '@/features/reviews/components/shift/ShiftReview'

/** The reviews of one shift. */
export function OfferingReviewsScreen({
  clientId,
  offeringId,
}: Params<typeof routes.offeringReviews.path>) {
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
