import { ContactScreen } from '@/features/contact/ContactScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.contact, {
  title: 'お問い合わせ',
  heading: false,
  layout: clientLayout,
  screen: ContactScreen,
  permission: 'everyone',
})
