import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { ConfirmOfferingScreen } from '@/features/posting/ConfirmOfferingScreen'
import { postingLayout } from '@/features/posting/components/form/postingLayout'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.confirmOffering, {
  title: '募集内容の確認',
  heading: false,
  back: ({ offeringId }) => (offeringId === undefined ? routes.newOffering : routes.editOffering),
  layout: postingLayout,
  screen: ConfirmOfferingScreen,
  permission: offerings.create,
  forbidden: '募集する',
  prefetch: [offers.one],
})
