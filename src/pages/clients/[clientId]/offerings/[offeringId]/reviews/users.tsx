import { reviews } from '@/contracts/reviews'
import { OfferingReviewsScreen } from '@/features/reviews/OfferingReviewsScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.offeringReviews, {
  title: 'ワーカーの評価',
  heading: false,
  back: routes.reviews,
  layout: clientLayout,
  screen: OfferingReviewsScreen,
  permission: reviews.unreviewedUsers,
  prefetch: [reviews.unreviewedUsers],
})
