import { offerCopies } from '@/contracts/offerCopies'
import { OfferCopiesScreen } from '@/features/offerCopies/OfferCopiesScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyOfferCopies, {
  title: 'ひな形のコピー',
  heading: false,
  layout: companyLayout,
  screen: OfferCopiesScreen,
  permission: offerCopies.list,
  prefetch: [offerCopies.list],
  forbidden: 'ひな形のコピーを開く',
})
