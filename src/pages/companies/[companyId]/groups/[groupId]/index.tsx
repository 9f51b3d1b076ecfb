import { companyGroups } from '@/contracts/companyGroups'
import { CompanyGroupScreen } from '@/features/groups/CompanyGroupScreen'
import { routes } from '@/routes/routes'
import { createPage } from '@/shell/page/createPage'
import { companyLayout } from '@/shell/layout/companyLayout'

export default createPage(routes.companyGroup, {
  title: 'グループ',
  heading: false,
  back: routes.companyGroups,
  layout: companyLayout,
  screen: CompanyGroupScreen,
  permission: companyGroups.one,
  prefetch: [companyGroups.one, companyGroups.list],
})
