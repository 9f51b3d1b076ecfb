import { companies } from '@/contracts/companies'
import { EditCompanyScreen } from '@/features/companies/EditCompanyScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.editCompany, {
  title: '企業情報',
  heading: false,
  layout: companyLayout,
  screen: EditCompanyScreen,
  permission: companies.one,
  prefetch: [companies.one],
})
