import Router from 'next/router'
import { useDeferredValue } from 'react'

/** Whether a page has been shown in this document: the next one is a route change. */
let hasShownPage = false
/**
 * Whether the change is back or forward. Then the page is rendered in full at once, because the
 * router restores the scroll position.
 */
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
 * False in the first render after a route change, which shows heading and skeleton; the screen
 * follows in a deferred render, so that a click gets a response before a long screen is rendered.
 */
export const useIsScreenDue = () => useDeferredValue(true, !hasShownPage || isTraversal)
