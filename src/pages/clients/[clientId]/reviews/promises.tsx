import { clientReviews } from '@/contracts/reviews'
import { PromisesScreen } from '@/features/reviews/PromisesScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'
import { clientLayout } from '@/shell/layout/layouts'

export default createPage(routes.promises, {
  title: '約束と実際',
  heading: false,
  layout: clientLayout,
  screen: PromisesScreen,
  permission: clientReviews.promises,
  prefetch: [clientReviews.promises],
})
