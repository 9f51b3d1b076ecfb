import Router from 'next/router'
import { useDeferredValue } from 'react'

/** A page has been shown in this document: the next one is a route change. */
let hasShownPage = false
/** By back or forward. The page is shown whole at once: its height is what the router scrolls to. */
let isTraversal = false
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isTraversal = true
  })
  Router.events.on('routeChangeComplete', () => {
    isTraversal = false
  })
}

export const isRouteChange = () => hasShownPage
export const markPageShown = () => {
  hasShownPage = true
}

/**
 * False in the first rendering after a route change, which shows heading and skeleton; the screen
 * follows in a deferred rendering. So a press is answered before a long screen has been rendered.
 */
export const useIsScreenDue = () => useDeferredValue(true, !hasShownPage || isTraversal)
