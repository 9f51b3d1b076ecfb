import { companyGroups } from '@/contracts/companyGroups'
import { CompanyGroupScreen } from '@/features/groups/CompanyGroupScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyGroup, {
  title: 'グループ',
  heading: false,
  back: routes.companyGroups,
  layout: companyLayout,
  screen: CompanyGroupScreen,
  permission: companyGroups.one,
  prefetch: [companyGroups.one, companyGroups.list],
})
