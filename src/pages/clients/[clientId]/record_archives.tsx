import { storeRecordArchives } from '@/contracts/recordArchives'
import { StoreRecordArchivesScreen } from '@/features/recordArchives/StoreRecordArchivesScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.storeRecordArchives, {
  title: '帳票の保管庫',
  heading: false,
  layout: clientLayout,
  screen: StoreRecordArchivesScreen,
  permission: storeRecordArchives.list,
  prefetch: [storeRecordArchives.list],
})
