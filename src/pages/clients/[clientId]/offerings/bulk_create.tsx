import { MultidateScreen } from '@/features/bulkOfferings/BulkCreateScreen'
import { routes } from '@/routes/routes'
import { definePage } from '@/shell/page/createPage'
import { clientLayout } from '@/shell/layout/layouts'

export default definePage(routes.bulkCreate, {
  title: '複数日に募集',
  heading: false,
  back: routes.offerings,
  layout: clientLayout,
  screen: MultidateScreen,
})
