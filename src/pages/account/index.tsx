import { accounts } from '@/contracts/accounts'
import { StorePickerScreen } from '@/features/account/StorePickerScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { accountLayout } from '@/shell/layouts'

export default definePage(routes.account, {
  title: '店舗をえらぶ', heading: false, layout: accountLayout, screen: StorePickerScreen, whole: true,
  reads: [accounts.clients, accounts.permission, accounts.companies, accounts.notificationCounts],
})
