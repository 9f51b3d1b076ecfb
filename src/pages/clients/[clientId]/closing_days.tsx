import { closingDays } from '@/contracts/closingDays'
import { ClosingDaysScreen } from '@/features/closingDays/ClosingDaysScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.closingDays, {
  title: '定休日',
  heading: false,
  layout: clientLayout,
  screen: ClosingDaysScreen,
  permission: closingDays.list,
  prefetch: [closingDays.list],
})
