import { recordArchives } from '@/contracts/recordArchives'
import { RecordArchivesScreen } from '@/features/recordArchives/RecordArchivesScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.recordArchives, {
  title: '帳票の保管庫',
  heading: false,
  layout: companyLayout,
  screen: RecordArchivesScreen,
  permission: recordArchives.list,
  prefetch: [recordArchives.list],
})
