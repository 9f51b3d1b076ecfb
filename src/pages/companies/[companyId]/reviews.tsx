import { companyReviews } from '@/contracts/reviews'
import { CompanyReviewsScreen } from '@/features/acrossStores/CompanyReviewsScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyReviews, {
  title: '評価',
  heading: false,
  layout: companyLayout,
  screen: CompanyReviewsScreen,
  permission: companyReviews.unreviewedUsers,
  prefetch: [companyReviews.unreviewedUsers],
  forbidden: 'ワーカーの評価を見る',
})
