import { paymentCorrections } from '@/contracts/paymentCorrections'
import { CorrectionsScreen } from '@/features/paymentCorrections/CorrectionsScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.corrections, {
  title: '修正依頼',
  heading: false,
  layout: clientLayout,
  screen: CorrectionsScreen,
  permission: paymentCorrections.list,
  prefetch: [paymentCorrections.list],
})
