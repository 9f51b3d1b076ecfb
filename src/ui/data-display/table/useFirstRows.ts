import { useDeferredValue } from 'react'

/** A few more rows than a phone can show, some 400 elements. */
const FIRST_ROWS = 10

// After Back the browser scrolls the page to its old place at once, so lists are rendered whole from then on.
let hasGoneBack = false
if (typeof window !== 'undefined')
  addEventListener(
    'popstate',
    () => {
      hasGoneBack = true
    },
    { once: true },
  )

/**
 * Whether the top of the page is shown. Further down, the content below the list would jump if rows were left out. A
 * prerendered page is not scrolled.
 */
const isFirstScreen = () => typeof window === 'undefined' || (!hasGoneBack && window.scrollY === 0)

/**
 * Returns how many of `count` rows to render now: first those that a phone can show, so that they can be read and
 * pressed; then all, in a render that a press can interrupt. `content-visibility` would save layout and paint of the
 * other rows, but not their render, which takes longer.
 */
export const useFirstRows = (count: number) =>
  useDeferredValue(count, isFirstScreen() ? Math.min(count, FIRST_ROWS) : count)
