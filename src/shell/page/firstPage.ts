let hasShownPage = false

/** Whether a page has been shown in this document already: the next one is a route change. */
export const isRouteChange = () => hasShownPage
export const markPageShown = () => {
  hasShownPage = true
}
