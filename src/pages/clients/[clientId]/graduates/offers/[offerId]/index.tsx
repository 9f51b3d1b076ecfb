import { offers } from '@/contracts/offers'
import { GraduateOfferScreen } from '@/features/workers/GraduateOfferScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.graduateOffer, {
  title: '専用の求人',
  heading: false,
  back: routes.graduates,
  layout: clientLayout,
  screen: GraduateOfferScreen,
  permission: offers.one,
  prefetch: [offers.one],
})
