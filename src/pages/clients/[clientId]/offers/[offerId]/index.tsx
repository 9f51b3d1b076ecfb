import { offers } from '@/contracts/offers'
import { OfferDetailScreen } from '@/features/offers/OfferDetailScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.offer, {
  title: 'ひな形の詳細',
  heading: false,
  back: routes.offers,
  layout: clientLayout,
  screen: OfferDetailScreen,
  permission: offers.one,
  forbidden: 'ひな形を見る',
  prefetch: [offers.one],
})
