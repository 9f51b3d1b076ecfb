import { companyGroups } from '@/contracts/companyGroups'
import { CompanyGroupListScreen } from '@/features/groups/CompanyGroupListScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyGroups, {
  title: 'グループ',
  heading: false,
  layout: companyLayout,
  screen: CompanyGroupListScreen,
  permission: companyGroups.list,
  prefetch: [companyGroups.list, companyGroups.userStats],
})
