import { fixPaymentRequests } from '@/contracts/fixPaymentRequests'
import { CorrectionsScreen } from '@/features/timeCorrections/CorrectionsScreen'
import { routes } from '@/routes/routes'
import { definePage } from '@/shell/page/createPage'
import { clientLayout } from '@/shell/layout/layouts'

export default definePage(routes.corrections, {
  title: '修正依頼',
  heading: false,
  layout: clientLayout,
  screen: CorrectionsScreen,
  reads: [fixPaymentRequests.list],
})
