import { OfflineScreen } from '@/features/offline/OfflineScreen'
import { routes } from '@/routes/routes'
import { bareLayout } from '@/shell/layout/AuthLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.offline, {
  title: 'オフライン',
  heading: false,
  layout: bareLayout,
  screen: OfflineScreen,
  permission: 'everyone',
  prerendered: true,
})
