import { budgets } from '@/contracts/budgets'
import { BudgetsScreen } from '@/features/budgets/BudgetsScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyBudgets, {
  title: '予算',
  heading: false,
  layout: companyLayout,
  screen: BudgetsScreen,
  permission: budgets.list,
  prefetch: [budgets.list],
})
