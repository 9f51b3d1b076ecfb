import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { graduateOfferingLayout } from '@/features/offerings/components/form/offeringLayout'
import { NewGraduateOfferingScreen } from '@/features/offerings/NewOfferingScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.newGraduateOffering, {
  title: '専用の求人の条件',
  heading: false,
  back: routes.graduates,
  layout: graduateOfferingLayout,
  screen: NewGraduateOfferingScreen,
  permission: offerings.create,
  forbidden: '募集する',
  prefetch: [offers.one],
})
