import { clients } from '@/contracts/clients'
import { masterCompanyOccupations } from '@/contracts/masterData'
import { offers } from '@/contracts/offers'
import { NewOfferScreen } from '@/features/offers/NewOfferScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

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
