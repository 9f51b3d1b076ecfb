import { companyGroups } from '@/contracts/companyGroups'
import { EditCompanyGroupScreen } from '@/features/groups/EditCompanyGroupScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.editCompanyGroup, {
  title: 'グループの編集',
  heading: false,
  back: routes.companyGroup,
  layout: companyLayout,
  screen: EditCompanyGroupScreen,
  permission: companyGroups.update,
  forbidden: 'グループを編集する',
  prefetch: [companyGroups.one, companyGroups.list],
})
