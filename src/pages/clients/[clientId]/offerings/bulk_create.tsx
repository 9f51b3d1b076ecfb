import { MultidateScreen } from '@/features/multidate/MultidateScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.bulkCreate, { title: '複数日に募集', heading: false, back: routes.offerings, layout: clientLayout, screen: MultidateScreen })
