import { clientMembers } from '@/contracts/members'
import { ClientMembersScreen } from '@/features/members/ClientMembersScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.clientMembers, {
  title: 'スタッフ',
  heading: false,
  layout: clientLayout,
  screen: ClientMembersScreen,
  permission: clientMembers.list,
  prefetch: [clientMembers.list],
  forbidden: 'スタッフの一覧を見る',
})
