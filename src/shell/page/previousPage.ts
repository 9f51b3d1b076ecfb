import Router from 'next/router'

let previousPath = ''

/** The route of the page before this one, such as '/clients/[clientId]/offerings'; empty after a direct visit. */
export const previousPage = () => previousPath

/** Starts remembering; once per document. Another filter or tab of a page is the same page. */
export function rememberPreviousPage() {
  let leavingPath = ''
  Router.events.on('routeChangeStart', () => {
    leavingPath = Router.pathname
  })
  Router.events.on('routeChangeComplete', () => {
    if (Router.pathname !== leavingPath) previousPath = leavingPath
  })
}
