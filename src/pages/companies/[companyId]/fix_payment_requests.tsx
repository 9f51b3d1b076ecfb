import { companyCorrections } from '@/contracts/paymentCorrections'
import { CompanyCorrectionsScreen } from '@/features/acrossStores/CompanyCorrectionsScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyCorrections, {
  title: '修正依頼',
  heading: false,
  layout: companyLayout,
  screen: CompanyCorrectionsScreen,
  permission: companyCorrections.list,
  prefetch: [companyCorrections.list],
})
