import { accounts } from '@/contracts/accounts'
import { companyMenu } from '@/shell/navigation/companyMenu'
import { AppLayout, appLayoutReads } from './AppLayout'
import type { Layout } from './layouts'

/** The layout with the menu of a company. */
export const companyLayout: Layout = {
  prefetch: [...appLayoutReads, accounts.companies],
  getLayout: (page, frame) => (
    <AppLayout menu={companyMenu} frame={frame}>
      {page}
    </AppLayout>
  ),
}
