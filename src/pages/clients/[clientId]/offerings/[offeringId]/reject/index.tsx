import { offerings } from '@/contracts/offerings'
import { rejectReasonTypes } from '@/contracts/rejections'
import { RejectScreen } from '@/features/cancelling/RejectScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.reject, { title: 'キャンセル申請', heading: false, back: routes.offering, layout: clientLayout, screen: RejectScreen, reads: [offerings.one, offerings.users, rejectReasonTypes.listV2] })
