import { EmailScreen } from '@/features/account/EmailScreen'
import { WaitingPage } from '@/features/account/WaitingPage'
import { routes } from '@/routes'
import { accountOrMailLayout } from '@/shell/accountOrMailLayout'
import { definePage } from '@/shell/definePage'

export default definePage(routes.accountEmail, {
  title: 'メールアドレスの変更', heading: false, back: routes.accountSettings, layout: accountOrMailLayout, screen: EmailScreen,
  skeleton: <WaitingPage title='メールアドレスの変更' setting />,
})
