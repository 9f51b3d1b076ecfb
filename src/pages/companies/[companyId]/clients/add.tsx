import { companyClients } from '@/contracts/companies'
import { accounts } from '@/contracts/accounts'
import { AddClientScreen } from '@/features/clients/AddClientScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'
import { companyLayout } from '@/shell/layout/companyLayout'

export default createPage(routes.addClient, {
  title: '店舗を追加',
  heading: false,
  back: routes.companyClients,
  layout: companyLayout,
  screen: AddClientScreen,
  permission: companyClients.create,
  forbidden: '店舗を追加する',
  prefetch: [accounts.me, accounts.clients],
})
