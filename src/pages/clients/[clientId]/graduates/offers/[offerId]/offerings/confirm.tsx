import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { graduatePostingLayout } from '@/features/posting/components/form/postingLayout'
import { ConfirmOfferingScreen } from '@/features/posting/ConfirmOfferingScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.confirmGraduateOffering, {
  title: '専用の求人の確認',
  heading: false,
  back: routes.newGraduateOffering,
  layout: graduatePostingLayout,
  screen: ConfirmOfferingScreen,
  permission: offerings.create,
  forbidden: '募集する',
  prefetch: [offers.one],
})
