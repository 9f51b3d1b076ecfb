import { dashboard, dashboardFigures } from '@/contracts/dashboard'
import { evaluation } from '@/contracts/evaluation'
import { ForbiddenHome } from '@/features/dashboard/components/ForbiddenHome'
import { StoreBar } from '@/features/dashboard/components/StoreBar'
import { HomeScreen } from '@/features/dashboard/HomeScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.home, {
  title: 'ホーム',
  heading: false,
  appBar: StoreBar,
  layout: clientLayout,
  screen: HomeScreen,
  permission: dashboard.today,
  forbidden: ForbiddenHome,
  prefetch: [
    dashboard.today,
    dashboard.todos,
    evaluation.restriction,
    evaluation.npBuyerAlert,
    dashboardFigures.belowMinimumWage,
  ],
})
