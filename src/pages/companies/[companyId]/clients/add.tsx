import { accounts } from '@/contracts/accounts'
import { companyClients } from '@/contracts/companies'
import { AddClientScreen } from '@/features/clients/AddClientScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

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
