import { clients } from '@/contracts/clients'
import { masterCompanyOccupations } from '@/contracts/masterData'
import { offers } from '@/contracts/offers'
import { EditOfferScreen } from '@/features/offers/EditOfferScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.editOffer, {
  title: 'ひな形の編集',
  heading: false,
  back: routes.offer,
  layout: clientLayout,
  screen: EditOfferScreen,
  permission: offers.update,
  forbidden: 'ひな形を編集する',
  prefetch: [offers.one, clients.base, masterCompanyOccupations.list],
})
