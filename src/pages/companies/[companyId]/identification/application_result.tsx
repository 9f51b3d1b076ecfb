import { identification } from '@/contracts/identification'
import { IdentificationResultScreen } from '@/features/identification/IdentificationResultScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.identificationResult, {
  title: '事業者確認の結果',
  heading: false,
  layout: companyLayout,
  back: routes.identification,
  screen: IdentificationResultScreen,
  permission: identification.one,
  forbidden: '事業者確認を見る',
  prefetch: [identification.one],
})
