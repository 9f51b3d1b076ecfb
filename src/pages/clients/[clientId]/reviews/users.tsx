import { offeringReads } from '@/contracts/offeringReads'
import { ReviewsScreen } from '@/features/reviews/ReviewsScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.reviews, { title: 'ワーカーの評価', heading: false, layout: clientLayout, screen: ReviewsScreen, reads: [offeringReads.unreviewed] })
