import type { ReactElement, ReactNode } from 'react'
import { accounts } from '@/contracts/accounts'
import type { Read } from '@/contracts/endpoint'
import type { Route } from '@/routes/href'
import { AppLayout } from './AppLayout'
import { AuthLayout, BareLayout } from './AuthLayout'

/** What a page tells the layout around it. */
export type PageFrame = {
  title: string
  /** False: the screen draws its own h1. Then a phone shows both it and the title in the top bar. */
  heading?: false
  /** Where ← leads on phones; a page without it is a place of the menu. */
  back?: Route | ((query: Readonly<Record<string, unknown>>) => Route)
  /**
   * 'store': the store switcher instead of the title (the home); false: the screen has its own bar
   * (a chat room).
   */
  appBar?: 'store' | false
  /** False: no bottom bar. A page with an action bar needs not say so. */
  bar?: false
}
export type Layout = {
  /** Wraps a page; the layout stays mounted while pages of the same layout follow each other. */
  getLayout: (page: ReactElement, frame: PageFrame) => ReactNode
  /** What the layout itself reads. */
  prefetch: readonly Read[]
}

const ownReads = [accounts.me, accounts.clients, accounts.permission, accounts.notificationCounts]
/** The menu of a store around the page. */
export const clientLayout: Layout = {
  prefetch: ownReads,
  getLayout: (page, frame) => (
    <AppLayout kind='client' frame={frame}>
      {page}
    </AppLayout>
  ),
}
/** The menu of a company around the page. */
export const companyLayout: Layout = {
  prefetch: [...ownReads, accounts.companies],
  getLayout: (page, frame) => (
    <AppLayout kind='company' frame={frame}>
      {page}
    </AppLayout>
  ),
}
/**
 * A header with the name and the way to the settings; on phones a page with `back` has its title
 * and the way back instead.
 */
export const accountLayout: Layout = {
  prefetch: [accounts.me],
  getLayout: (page, frame) => (
    <AppLayout kind='account' frame={frame}>
      {page}
    </AppLayout>
  ),
}
/** For AuthCard, which is a whole page of its own. */
export const authLayout: Layout = {
  prefetch: [],
  getLayout: (page) => <AuthLayout>{page}</AuthLayout>,
}
/** Nothing around it: papers to print, embedded views. */
export const bareLayout: Layout = {
  prefetch: [],
  getLayout: (page) => <BareLayout>{page}</BareLayout>,
}
