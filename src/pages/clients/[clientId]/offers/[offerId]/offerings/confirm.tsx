import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { offeringLayout } from '@/features/offerings/components/form/offeringLayout'
import { ConfirmOfferingScreen } from '@/features/offerings/ConfirmOfferingScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.confirmOffering, {
  title: '募集内容の確認',
  heading: false,
  back: ({ offeringId }) => (offeringId === undefined ? routes.newOffering : routes.editOffering),
  layout: offeringLayout,
  screen: ConfirmOfferingScreen,
  permission: offerings.create,
  forbidden: '募集する',
  prefetch: [offers.one],
})
