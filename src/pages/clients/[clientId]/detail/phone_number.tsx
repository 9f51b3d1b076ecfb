import { clientPhone, clients } from '@/contracts/clients'
import { PhoneNumberScreen } from '@/features/clients/PhoneNumberScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.clientPhoneNumber, {
  title: '電話番号の確認',
  heading: false,
  back: routes.clientDetail,
  layout: clientLayout,
  screen: PhoneNumberScreen,
  permission: clientPhone.send,
  forbidden: '電話番号を確認する',
  prefetch: [clients.one],
})
