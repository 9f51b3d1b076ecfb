import Router from 'next/router'
import { setOnSessionExpired } from '@/api/client'
import { routes } from '@/routes/routes'
import { href, safeNext } from '@/routes/href'
import { opensByMail } from '@/shell/layout/opensByMail'

const open = [routes.login.path, routes.resetPassword.path, routes.authComplete.path] as const

/**
 * To the sign-in unless already there, with where one was; a soft change of page, so that what was
 * typed can still be kept.
 */
export function toLogin() {
  // Whoever follows the link of a mail may be signed out; the token is what they hold.
  if (open.some((path) => path === Router.pathname) || opensByMail()) return
  // Not Router.asPath: until a static page is hydrated that is the template.
  const next = safeNext(routes, location.pathname + location.search)
  void Router.replace(href(routes.login, {}, next === undefined ? {} : { next }))
}

// When the module is evaluated, as the first reads are: a refusal may come before anything is mounted.
setOnSessionExpired(() => {
  Router.ready(toLogin)
})
