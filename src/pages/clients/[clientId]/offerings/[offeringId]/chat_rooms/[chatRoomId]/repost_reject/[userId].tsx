import { offerings } from '@/contracts/offerings'
import { rejectReasonTypes } from '@/contracts/rejections'
import { RepostRejectScreen } from '@/features/cancelling/RepostRejectScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.repostReject, { title: 'キャンセル申請', heading: false, back: routes.chatRoom, layout: clientLayout, screen: RepostRejectScreen, reads: [offerings.one, offerings.users, rejectReasonTypes.listV2] })
