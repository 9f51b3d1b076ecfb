import { clientMenu } from '@/shell/navigation/clientMenu'
import { AppLayout, appLayoutReads } from './AppLayout'
import type { Layout } from './layouts'

/** The layout with the menu of a store. */
export const clientLayout: Layout = {
  prefetch: appLayoutReads,
  getLayout: (page, frame) => (
    <AppLayout menu={clientMenu} frame={frame}>
      {page}
    </AppLayout>
  ),
}
