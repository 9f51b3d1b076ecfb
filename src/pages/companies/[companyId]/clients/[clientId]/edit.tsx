import { clients } from '@/contracts/clients'
import { EditClientScreen } from '@/features/clients/EditClientScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.editClient, {
  title: '店舗の編集',
  heading: false,
  back: routes.companyClient,
  layout: companyLayout,
  screen: EditClientScreen,
  permission: clients.update,
  forbidden: '店舗を編集する',
  prefetch: [clients.one],
})
