import { offers } from '@/contracts/offers'
import { FactChecksScreen } from '@/features/factChecks/FactChecksScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.factChecks, {
  title: '事業実態確認',
  heading: false,
  layout: clientLayout,
  back: routes.home,
  screen: FactChecksScreen,
  permission: offers.update,
  forbidden: '事業実態確認を提出する',
})
