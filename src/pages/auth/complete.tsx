import { AuthCompleteScreen } from '@/features/auth/AuthCompleteScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { authLayout } from '@/shell/layouts'

export default definePage(routes.authComplete, { title: '設定完了', heading: false, whole: true, layout: authLayout, screen: AuthCompleteScreen })
