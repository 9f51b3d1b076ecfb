import { useQuery } from '@/api/useQuery'
import { reviews } from '@/contracts/reviews'
import { ShiftReview } from '@/features/reviews/components/shift/ShiftReview'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { ButtonLink } from '@/ui/buttons/ButtonLink'

/** The reviews of one shift, named in the title. */
export function OfferingReviewsScreen({
  clientId,
  offeringId,
}: Params<typeof routes.offeringReviews.path>) {
  const { data: shift } = useQuery(reviews.unreviewedUsers, { clientId, offeringId })
  return (
    <>
      {shift && (
        <PageMeta title={`${shift.title} ${formatDay(shift.startAt, serverNow())}の評価`} />
      )}
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
    </>
  )
}
