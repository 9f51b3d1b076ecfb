import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { graduateOfferingLayout } from '@/features/offerings/components/form/offeringLayout'
import { ConfirmOfferingScreen } from '@/features/offerings/ConfirmOfferingScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.confirmGraduateOffering, {
  title: '専用の求人の確認',
  heading: false,
  back: routes.newGraduateOffering,
  layout: graduateOfferingLayout,
  screen: ConfirmOfferingScreen,
  permission: offerings.create,
  forbidden: '募集する',
  prefetch: [offers.one],
})
