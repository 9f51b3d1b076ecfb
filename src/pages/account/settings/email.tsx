import { WaitingPage } from '@/features/accounts/components/WaitingPage'
import { EmailScreen } from '@/features/accounts/EmailScreen'
import { routes } from '@/routes/routes'
import { accountOrMailLayout } from '@/shell/layout/accountOrMailLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.accountEmail, {
  title: 'メールアドレスの変更',
  heading: false,
  back: routes.accountSettings,
  layout: accountOrMailLayout,
  screen: EmailScreen,
  permission: 'everyone',
  skeleton: <WaitingPage title='メールアドレスの変更' setting />,
})
