import { clients } from '@/contracts/clients'
import { masterCompanyOccupations, offers } from '@/contracts/offers'
import { EditOfferScreen } from '@/features/offers/EditOfferScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.editOffer, { title: 'ひな形の編集', heading: false, back: routes.offer, layout: clientLayout, screen: EditOfferScreen, reads: [offers.one, clients.base, masterCompanyOccupations.list] })
