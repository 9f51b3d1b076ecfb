import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A query that waits makes the error of each attempt, and printing the page into it takes a tenth of the time of a
// screen's test. `DEBUG_PRINT_LIMIT=7000` prints it.
const errorWithoutPage = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
configure({
  // How long a query waits for what appears is no promise: on a busy machine a screen with lazy parts takes long.
  asyncUtilTimeout: 15_000,
  ...(process.env['DEBUG_PRINT_LIMIT'] === undefined && { getElementError: errorWithoutPage }),
})

jest.mock('next/router', () => jest.requireActual('next-router-mock'))
// next/link reads the router from a context, whose default becomes the mock here.
jest.mock('next/dist/shared/lib/router-context.shared-runtime', () => ({
  RouterContext: jest
    .requireActual<typeof import('react')>('react')
    .createContext(
      jest.requireActual<typeof import('next-router-mock')>('next-router-mock').default,
    ),
}))
// next/head writes into the document only if its context has a manager.
jest.mock('next/dist/shared/lib/head-manager-context.shared-runtime', () => ({
  HeadManagerContext: jest
    .requireActual<typeof import('react')>('react')
    .createContext(
      jest
        .requireActual<typeof import('next/dist/client/head-manager')>(
          'next/dist/client/head-manager',
        )
        .default(),
    ),
}))
// jsdom has no IntersectionObserver. This one never reports that something came into view.
window.IntersectionObserver ??= class implements IntersectionObserver {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
// jsdom has no matchMedia. With this one no media query matches, so a screen is drawn as in a wide window.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
// jsdom does not implement popovers and would show closed ones. This rule hides a dialog that is
// a popover until a `toggle` event opens it.
const closedPopovers = document.createElement('style')
closedPopovers.textContent = '[popover][role="dialog"]:not([data-open]) { display: none; }'
document.head.append(closedPopovers)
document.addEventListener(
  'toggle',
  (event) => {
    const isOpen = 'newState' in event && event.newState === 'open'
    if (event.target instanceof HTMLElement) event.target.toggleAttribute('data-open', isOpen)
  },
  true,
)
// The behaviour of screens is tested without styles: jsdom would evaluate every rule for each element that a query by
// role looks at, which doubles the time of a test. Looks are tested in conformance/ and ui/, and in the browser suite.
if (expect.getState().testPath?.match(/\/(features|recipes|light)\//)) {
  // With this, styled-components inserts rules one by one, as in production.
  Object.assign(process.env, { SC_DISABLE_SPEEDY: 'false' })
  CSSStyleSheet.prototype.insertRule = () => 0
}
