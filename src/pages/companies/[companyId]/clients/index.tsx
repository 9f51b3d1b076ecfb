import { companyClients } from '@/contracts/companies'
import { CompanyClientsScreen } from '@/features/companies/CompanyClientsScreen'
import { ForbiddenClients } from '@/features/companies/components/ForbiddenClients'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyClients, {
  title: '店舗一覧',
  heading: false,
  layout: companyLayout,
  screen: CompanyClientsScreen,
  permission: companyClients.list,
  forbidden: ForbiddenClients,
  prefetch: [companyClients.list],
})
