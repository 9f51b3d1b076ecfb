import { offeringOverviews } from '@/contracts/offeringOverviews'
import { ReviewsScreen } from '@/features/reviews/ReviewsScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.reviews, {
  title: 'ワーカーの評価',
  heading: false,
  layout: clientLayout,
  screen: ReviewsScreen,
  permission: offeringOverviews.unreviewed,
  prefetch: [offeringOverviews.unreviewed],
})
