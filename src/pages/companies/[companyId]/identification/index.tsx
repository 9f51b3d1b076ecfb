import { identification } from '@/contracts/identification'
import { IdentificationScreen } from '@/features/identification/IdentificationScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.identification, {
  title: '事業者確認',
  heading: false,
  layout: companyLayout,
  screen: IdentificationScreen,
  permission: identification.one,
  prefetch: [identification.one],
})
