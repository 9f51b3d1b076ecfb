import { InvitationScreen } from '@/features/invitation/InvitationScreen'
import { routes } from '@/routes/routes'
import { definePage } from '@/shell/page/createPage'
import { clientLayout } from '@/shell/layout/layouts'

export default definePage(routes.invitation, {
  title: '認定ワーカー招待',
  heading: false,
  layout: clientLayout,
  screen: InvitationScreen,
})
