import { minimumWages } from '@/contracts/minimumWages'
import { MinimumWageScreen } from '@/features/minimumWages/MinimumWageScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyMinimumWage, {
  title: '最低賃金',
  heading: false,
  layout: companyLayout,
  screen: MinimumWageScreen,
  permission: minimumWages.below,
  prefetch: [minimumWages.below],
  forbidden: '最低賃金の確認を開く',
})
