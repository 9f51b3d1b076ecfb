import { storeBilling } from '@/contracts/billing'
import { budgets } from '@/contracts/budgets'
import { StoreStatementsScreen } from '@/features/billing/StoreStatementsScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.statements, {
  title: '利用明細',
  heading: false,
  layout: clientLayout,
  screen: StoreStatementsScreen,
  permission: storeBilling.list,
  prefetch: [storeBilling.list, storeBilling.nextBilling, budgets.one],
})
