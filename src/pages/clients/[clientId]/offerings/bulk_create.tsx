import { bulkOfferings } from '@/contracts/bulkOfferings'
import { BulkCreateScreen } from '@/features/bulkOfferings/BulkCreateScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.bulkCreate, {
  title: '複数日に募集',
  heading: false,
  back: routes.offerings,
  layout: clientLayout,
  screen: BulkCreateScreen,
  permission: bulkOfferings.list,
  forbidden: '一括募集の結果を見る',
})
