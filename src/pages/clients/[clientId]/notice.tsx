import { notices } from '@/contracts/notices'
import { ClientNoticesScreen } from '@/features/accounts/ClientNoticesScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.clientNotice, {
  title: 'お知らせ',
  heading: false,
  layout: clientLayout,
  screen: ClientNoticesScreen,
  permission: 'everyone',
  prefetch: [notices.list],
})
