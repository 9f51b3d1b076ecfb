import { invitations } from '@/contracts/invitations'
import { InvitationScreen } from '@/features/invitations/InvitationScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.invitation, {
  title: 'ワーカーの招待',
  heading: false,
  layout: clientLayout,
  screen: InvitationScreen,
  permission: invitations.one,
  forbidden: '招待を見る',
})
