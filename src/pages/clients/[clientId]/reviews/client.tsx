import { clientReviews } from '@/contracts/reviews'
import { ClientReviewsScreen } from '@/features/reviews/ClientReviewsScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.clientReviews, { title: '店舗の評価', heading: false, layout: clientLayout, screen: ClientReviewsScreen, reads: [clientReviews.list, clientReviews.evaluation] })
