import NProgress from 'nprogress'

// Decorative: the title and the h1 tell of the new page.
NProgress.configure({
  minimum: 0.6,
  showSpinner: false,
  trickle: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  template: '<div class="bar" role="presentation" aria-hidden="true"></div>',
  barSelector: '.bar',
})

/** The bar at the top while the next page is on its way. */
export const progressBar = NProgress
