import type { ReactElement, ReactNode } from 'react'
import { accounts } from '@/contracts/accounts'
import type { Read } from '@/contracts/endpoint'
import type { Route } from '@/routes/href'
import { AppLayout } from './AppLayout'

/** What a page passes to its layout. */
export type PageFrame = {
  title: string
  /**
   * False: the screen renders its own h1. A phone then shows both the h1 and the title in the top
   * bar.
   */
  heading?: false
  /** The target of the back link on phones; pages of the menu have none. */
  back?: Route | ((query: Readonly<Record<string, unknown>>) => Route)
  /**
   * 'store': the store switcher instead of the title (home page); false: the screen has its own bar
   * (chat room).
   */
  appBar?: 'store' | false
  /** False: no bottom bar. Not needed for pages with an action bar, which hides it. */
  bar?: false
}
export type Layout = {
  /** Wraps a page. The layout stays mounted across pages with the same layout. */
  getLayout: (page: ReactElement, frame: PageFrame) => ReactNode
  /** Queries of the layout itself, to be prefetched. */
  prefetch: readonly Read[]
}

const ownReads = [accounts.me, accounts.clients, accounts.permission, accounts.notificationCounts]
/** The layout with the menu of a store. */
export const clientLayout: Layout = {
  prefetch: ownReads,
  getLayout: (page, frame) => (
    <AppLayout kind='client' frame={frame}>
      {page}
    </AppLayout>
  ),
}
/** The layout with the menu of a company. */
export const companyLayout: Layout = {
  prefetch: [...ownReads, accounts.companies],
  getLayout: (page, frame) => (
    <AppLayout kind='company' frame={frame}>
      {page}
    </AppLayout>
  ),
}
