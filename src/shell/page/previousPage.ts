import Router from 'next/router'

let previousPath = ''
let leavingPath = ''

/** Returns the route of the previous page, such as '/clients/[clientId]/offerings'; '' after a direct visit. */
export const previousPage = () =>
  // The new page is drawn before its change of route is complete.
  leavingPath !== '' && leavingPath !== Router.pathname ? leavingPath : previousPath

/** Starts remembering pages; call it once per document. Another filter or tab of a page is the same page. */
export function rememberPreviousPage() {
  Router.events.on('routeChangeStart', () => {
    leavingPath = Router.pathname
  })
  Router.events.on('routeChangeComplete', () => {
    if (Router.pathname !== leavingPath) previousPath = leavingPath
  })
}
