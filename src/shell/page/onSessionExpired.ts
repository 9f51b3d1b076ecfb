import Router from 'next/router'
import { setOnSessionExpired } from '@/api/client'
import { routes } from '@/routes/routes'
import { href, safeNext } from '@/routes/href'
import { opensByMail } from '@/shell/layout/opensByMail'

const publicPaths = [
  routes.login.path,
  routes.resetPassword.path,
  routes.authComplete.path,
] as const

/**
 * Redirects to the sign-in with the current page as `next`, unless the page is public. A
 * client-side navigation, so that unsaved input can still be kept.
 */
export function toLogin() {
  // Opened by an e-mail link: the user may be signed out, the token authorizes the page.
  if (publicPaths.some((path) => path === Router.pathname) || opensByMail()) return
  // Not Router.asPath: before hydration it is the path template.
  const next = safeNext(routes, location.pathname + location.search)
  void Router.replace(href(routes.login, {}, next === undefined ? {} : { next }))
}

// Registered when the module is evaluated, as the prefetched queries start then too: a 401 may
// arrive before anything is mounted.
setOnSessionExpired(() => {
  Router.ready(toLogin)
})
