import { offerings } from '@/contracts/offerings'
import { rejectReasonTypes } from '@/contracts/rejections'
import { RejectUserScreen } from '@/features/cancelling/RejectUserScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.rejectUser, { title: 'キャンセル申請', heading: false, back: routes.offering, layout: clientLayout, screen: RejectUserScreen, reads: [offerings.one, offerings.users, rejectReasonTypes.listV2] })
