import { FeedbackScreen } from '@/features/operatorRequests/FeedbackScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.feedback, {
  title: 'ご意見',
  heading: false,
  layout: clientLayout,
  screen: FeedbackScreen,
  permission: 'everyone',
})
