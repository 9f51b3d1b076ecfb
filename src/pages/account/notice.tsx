import { notices } from '@/contracts/notices'
import { WaitingPage } from '@/features/accounts/components/WaitingPage'
import { NoticesScreen } from '@/features/accounts/NoticesScreen'
import { routes } from '@/routes/routes'
import { accountLayout } from '@/shell/layout/AccountLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.accountNotice, {
  title: 'お知らせ',
  heading: false,
  back: routes.account,
  layout: accountLayout,
  screen: NoticesScreen,
  permission: 'everyone',
  prefetch: [notices.list],
  skeleton: <WaitingPage title='お知らせ' kind='cards' />,
})
