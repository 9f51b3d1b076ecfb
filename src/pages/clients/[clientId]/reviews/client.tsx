import { clientReviews } from '@/contracts/reviews'
import { ClientReviewsScreen } from '@/features/reviews/ClientReviewsScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.clientReviews, {
  title: '店舗の評価',
  heading: false,
  layout: clientLayout,
  screen: ClientReviewsScreen,
  permission: clientReviews.list,
  prefetch: [clientReviews.list, clientReviews.evaluation],
})
