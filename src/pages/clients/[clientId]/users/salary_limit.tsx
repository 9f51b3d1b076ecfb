import { myNumber } from '@/contracts/myNumber'
import { SalaryLimitScreen } from '@/features/myNumber/SalaryLimitScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.salaryLimit, {
  title: '報酬上限',
  heading: false,
  layout: clientLayout,
  screen: SalaryLimitScreen,
  permission: myNumber.users,
  prefetch: [myNumber.users],
})
