import { offers } from '@/contracts/offers'
import { OfferDetailScreen } from '@/features/offers/OfferDetailScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.offer, { title: 'ひな形の詳細', heading: false, back: routes.offers, layout: clientLayout, screen: OfferDetailScreen, reads: [offers.one] })
