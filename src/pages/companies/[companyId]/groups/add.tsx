import { companyGroups } from '@/contracts/companyGroups'
import { CreateCompanyGroupScreen } from '@/features/groups/CreateCompanyGroupScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.newCompanyGroup, {
  title: 'グループを作る',
  heading: false,
  back: routes.companyGroups,
  layout: companyLayout,
  screen: CreateCompanyGroupScreen,
  permission: companyGroups.create,
  forbidden: 'グループを作る',
  prefetch: [companyGroups.list],
})
