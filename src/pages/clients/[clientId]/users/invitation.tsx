import { InvitationScreen } from '@/features/invitation/InvitationScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.invitation, { title: '認定ワーカー招待', heading: false, layout: clientLayout, screen: InvitationScreen })
