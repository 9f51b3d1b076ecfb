import { reviews } from '@/contracts/reviews'
import { OfferingReviewsScreen } from '@/features/reviews/OfferingReviewsScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.offeringReviews, { title: 'ワーカーの評価', heading: false, back: routes.reviews, layout: clientLayout, screen: OfferingReviewsScreen, reads: [reviews.unreviewedUsers] })
