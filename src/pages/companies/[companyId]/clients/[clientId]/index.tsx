import { clients } from '@/contracts/clients'
import { CompanyClientScreen } from '@/features/clients/CompanyClientScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyClient, {
  title: '店舗',
  heading: false,
  back: routes.companyClients,
  layout: companyLayout,
  screen: CompanyClientScreen,
  permission: clients.base,
  forbidden: '店舗の情報を見る',
  prefetch: [clients.one],
})
