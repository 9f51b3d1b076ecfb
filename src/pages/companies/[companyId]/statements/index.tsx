import { companyBilling } from '@/contracts/billing'
import { CompanyStatementsScreen } from '@/features/billing/CompanyStatementsScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyStatements, {
  title: '利用明細',
  heading: false,
  layout: companyLayout,
  screen: CompanyStatementsScreen,
  permission: companyBilling.list,
  prefetch: [companyBilling.list],
})
