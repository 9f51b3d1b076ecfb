import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { isPathOf } from '@/lib/isPathOf'
import type { Layout, PageFrame } from '@/shell/layout/layouts'

type LoadedPage = { layout: Layout; frame: PageFrame }
/** The pages whose code has loaded, by the path of their route. */
const loadedPages = new Map<string, LoadedPage>()

/** Registers a page, so that its heading can be shown as soon as the user navigates to it. */
export function registerPage(path: string, page: LoadedPage) {
  loadedPages.set(path, page)
}

/** Whether the route change is back or forward. The router then scrolls, so the shown page has to keep its height. */
let isTraversal = false
if (typeof window !== 'undefined') {
  // Before the router's own listener, which begins the route change.
  addEventListener('popstate', () => {
    isTraversal = true
  })
}

/**
 * The layout settings of the shown page and of the target of a route change, while the router still renders the latter
 * in the background. Undefined when no route change is under way, for back and forward, and for a page whose code has
 * not loaded or whose layout is another one.
 */
export function usePendingNavigation() {
  const { events, pathname } = useRouter()
  const [pendingPath, setPendingPath] = useState<string>()
  useEffect(() => {
    const handleStart = (url: string) => {
      // The user went back before the next page was rendered: the router scrolls the shown page, so it must be visible.
      if (isTraversal) return setPendingPath(undefined)
      const pathname = url.split(/[?#]/)[0] ?? ''
      setPendingPath([...loadedPages.keys()].find((path) => isPathOf(path, pathname)))
    }
    const handleEnd = () => {
      isTraversal = false
      setPendingPath(undefined)
    }
    events.on('routeChangeStart', handleStart)
    events.on('routeChangeComplete', handleEnd)
    events.on('routeChangeError', handleEnd)
    return () => {
      events.off('routeChangeStart', handleStart)
      events.off('routeChangeComplete', handleEnd)
      events.off('routeChangeError', handleEnd)
    }
  }, [events])
  // The router shows the page before it reports that the change is complete.
  if (pendingPath === undefined || pendingPath === pathname) return undefined
  const shown = loadedPages.get(pathname)
  const next = loadedPages.get(pendingPath)
  if (!shown || !next || shown.layout !== next.layout) return undefined
  return { shown: shown.frame, next: next.frame }
}
