import { clients } from '@/contracts/clients'
import { ClientDetailScreen } from '@/features/clients/ClientDetailScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.clientDetail, {
  title: '店舗情報',
  heading: false,
  layout: clientLayout,
  screen: ClientDetailScreen,
  permission: clients.base,
  prefetch: [clients.one],
})
