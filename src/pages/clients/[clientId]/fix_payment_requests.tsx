import { fixPaymentRequests } from '@/contracts/fixPaymentRequests'
import { CorrectionsScreen } from '@/features/corrections/CorrectionsScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.corrections, { title: '修正依頼', heading: false, layout: clientLayout, screen: CorrectionsScreen, reads: [fixPaymentRequests.list] })
