let hasShownPage = false

/** Whether a page has been shown in this document already: the next one is a route change. */
export const isRouteChange = () => hasShownPage
/** Called once the first screen is drawn: from then on the focus follows route changes. */
export const markPageShown = () => {
  hasShownPage = true
}
