import { offeringLifecycle, offerings } from '@/contracts/offerings'
import { offeringLayout } from '@/features/offerings/components/form/offeringLayout'
import { EditOfferingScreen } from '@/features/offerings/EditOfferingScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.editOffering, {
  title: '求人の編集',
  heading: false,
  back: routes.offering,
  layout: offeringLayout,
  screen: EditOfferingScreen,
  permission: offeringLifecycle.edit,
  forbidden: '求人を編集する',
  prefetch: [offerings.one],
})
