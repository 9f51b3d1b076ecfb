import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Read } from '@/contracts/endpoint'
import type { Route } from '@/routes/href'

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
   * What the top bar of phones shows instead of the title (home page: the store switcher); false: the screen has its
   * own bar (chat room).
   */
  appBar?: ComponentType | false
  /** False: no bottom bar. Not needed for pages with an action bar, which hides it. */
  bar?: false
}
export type Layout = {
  /** Wraps a page. The layout stays mounted across pages with the same layout. */
  getLayout: (page: ReactElement, frame: PageFrame) => ReactNode
  /** Queries of the layout itself, to be prefetched. */
  prefetch: readonly Read[]
}
