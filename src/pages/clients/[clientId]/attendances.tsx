import { attendance } from '@/contracts/attendance'
import { AttendancesScreen } from '@/features/attendance/AttendancesScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.attendances, {
  title: 'チェックイン・アウト管理',
  heading: false,
  layout: clientLayout,
  screen: AttendancesScreen,
  permission: attendance.one,
  forbidden: 'チェックイン・アウトを管理する',
  prefetch: [attendance.one],
})
