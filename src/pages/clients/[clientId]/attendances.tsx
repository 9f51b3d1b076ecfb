import { attendance } from '@/contracts/attendance'
import { AttendancesScreen } from '@/features/attendances/AttendancesScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.attendances, { title: 'チェックイン・アウト管理', heading: false, layout: clientLayout, screen: AttendancesScreen, reads: [attendance.one] })
