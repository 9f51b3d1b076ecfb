import NProgress from 'nprogress'

// Decorative: title and h1 announce the new page.
NProgress.configure({
  minimum: 0.6,
  showSpinner: false,
  trickle: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  template: '<div class="bar" role="presentation" aria-hidden="true"></div>',
  barSelector: '.bar',
})

/** The progress bar at the top during a route change. */
export const progressBar = NProgress
