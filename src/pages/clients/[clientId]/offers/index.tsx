import { offers } from '@/contracts/offers'
import { OfferListScreen } from '@/features/offers/OfferListScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.offers, {
  title: 'ひな形',
  heading: false,
  layout: clientLayout,
  screen: OfferListScreen,
  permission: offers.list,
  prefetch: [offers.list],
})
