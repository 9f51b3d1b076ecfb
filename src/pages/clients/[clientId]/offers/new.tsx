import { clients } from '@/contracts/clients'
import { masterCompanyOccupations } from '@/contracts/offers'
import { NewOfferScreen } from '@/features/offers/NewOfferScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.newOffer, { title: 'ひな形を作る', heading: false, back: routes.offers, layout: clientLayout, screen: NewOfferScreen, reads: [clients.base, masterCompanyOccupations.list] })
