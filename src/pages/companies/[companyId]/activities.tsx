import { activities } from '@/contracts/activities'
import { ActivitiesScreen } from '@/features/activities/ActivitiesScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyActivities, {
  title: '操作の記録',
  heading: false,
  layout: companyLayout,
  screen: ActivitiesScreen,
  permission: activities.list,
  prefetch: [activities.list],
})
