import { offers } from '@/contracts/offers'
import { OfferListScreen } from '@/features/offers/OfferListScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.offers, { title: 'ひな形', heading: false, layout: clientLayout, screen: OfferListScreen, reads: [offers.list] })
