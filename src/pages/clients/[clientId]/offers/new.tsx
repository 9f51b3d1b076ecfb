import { offers } from '@/contracts/offers'
import { clients } from '@/contracts/clients'
import { masterCompanyOccupations } from '@/contracts/masterData'
import { NewOfferScreen } from '@/features/offers/NewOfferScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'
import { clientLayout } from '@/shell/layout/clientLayout'

export default createPage(routes.newOffer, {
  title: 'ひな形を作る',
  heading: false,
  back: routes.offers,
  layout: clientLayout,
  screen: NewOfferScreen,
  permission: offers.create,
  forbidden: 'ひな形を作る',
  prefetch: [clients.base, masterCompanyOccupations.list],
})
