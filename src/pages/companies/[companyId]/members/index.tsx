import { members } from '@/contracts/members'
import { MembersScreen } from '@/features/members/MembersScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyMembers, {
  title: 'スタッフ',
  heading: false,
  layout: companyLayout,
  screen: MembersScreen,
  permission: members.list,
  prefetch: [members.list],
  forbidden: 'スタッフの一覧を見る',
})
