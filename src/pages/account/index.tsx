import { accounts } from '@/contracts/accounts'
import { StorePickerScreen } from '@/features/accounts/StorePickerScreen'
import { routes } from '@/routes/routes'
import { accountLayout } from '@/shell/layout/AccountLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.account, {
  title: '店舗を選ぶ',
  heading: false,
  layout: accountLayout,
  screen: StorePickerScreen,
  permission: 'everyone',
  prerendered: true,
  prefetch: [
    accounts.clients,
    accounts.permission,
    accounts.companies,
    accounts.notificationCounts,
  ],
})
