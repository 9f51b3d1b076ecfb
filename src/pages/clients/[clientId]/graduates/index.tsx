import { graduates } from '@/contracts/workers'
import { GraduatesScreen } from '@/features/workers/GraduatesScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.graduates, {
  title: '卒業ワーカー',
  heading: false,
  layout: clientLayout,
  screen: GraduatesScreen,
  permission: graduates.list,
  prefetch: [graduates.list],
})
