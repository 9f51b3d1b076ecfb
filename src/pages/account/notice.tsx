import { NoticesScreen } from '@/features/account/NoticesScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { accountLayout } from '@/shell/layouts'

export default definePage(routes.accountNotice, { title: 'お知らせ', heading: false, back: routes.account, layout: accountLayout, screen: NoticesScreen })
