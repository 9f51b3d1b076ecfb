import { companyBilling } from '@/contracts/billing'
import { CompanyStatementScreen } from '@/features/billing/CompanyStatementScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyStatement, {
  title: '利用明細の詳細',
  heading: false,
  back: routes.companyStatements,
  layout: companyLayout,
  screen: CompanyStatementScreen,
  permission: companyBilling.detail,
  forbidden: '利用明細を見る',
})
