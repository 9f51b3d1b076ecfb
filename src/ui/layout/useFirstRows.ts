import { useDeferredValue } from 'react'

/** What a phone can show, and a little more: some 400 elements. */
const FIRST_ROWS = 10

// After Back the page is scrolled to its old place as soon as it stands: from then on lists are whole at once.
let hasGoneBack = false
if (typeof window !== 'undefined')
  addEventListener(
    'popstate',
    () => {
      hasGoneBack = true
    },
    { once: true },
  )

/** Where the page is scrolled, what stands below the list would jump. A page that is prerendered is not. */
const isFirstScreen = () => typeof window === 'undefined' || (!hasGoneBack && window.scrollY === 0)

/**
 * How many of `count` rows to render now: first those that a phone can show, so that they can be read and pressed; then
 * all, in a render that a press interrupts. `content-visibility` would save layout and paint of the other rows, but not
 * their render, which takes longer.
 */
export const useFirstRows = (count: number) =>
  useDeferredValue(count, isFirstScreen() ? Math.min(count, FIRST_ROWS) : count)
