import Router from 'next/router'
import { setOnOtherAccount, setOnPressRefused, setOnSessionExpired } from '@/api/client'
import { hardNavigate, isLeftHidden } from '@/lib/browser/hardNavigate'
import { keptToday } from '@/lib/storage/keptToday'
import { href, safeNext } from '@/routes/href'
import { routes } from '@/routes/routes'
import { opensByMail } from '@/shell/layout/opensByMail'
import { tellExpiry } from './sessionExpiry'

const publicPaths = [
  routes.login.path,
  routes.resetPassword.path,
  routes.authComplete.path,
] as const

/** Returns the URL of the sign-in, which leads back to the current page. */
export function loginHref() {
  // Not Router.asPath: before hydration it is the path of the page file, with its parameters in brackets.
  const next = safeNext(routes, location.pathname + location.search)
  return href(routes.login, {}, next === undefined ? {} : { next })
}

/**
 * Redirects to the sign-in with the current page as `next`, unless the page is public. A form with
 * unsaved input is not left: it shows a dialog.
 */
export function toLogin(call = { isWrite: false }) {
  // Opened by an e-mail link: the user may be signed out, the token authorizes the page.
  if (isLeftHidden() || publicPaths.some((path) => path === Router.pathname) || opensByMail())
    return
  if (tellExpiry({ reason: 'expired', ...call })) return
  void Router.replace(loginHref())
}

// Registered when the module is evaluated, as the prefetched queries start then too: a 401 may
// arrive before anything is mounted.
setOnSessionExpired((call) => {
  keptToday.reset()
  Router.ready(() => toLogin(call))
})
setOnPressRefused(() => void tellExpiry({ reason: 'expired', isWrite: true }))
setOnOtherAccount(({ isWrite, isSignedOut = false }) => {
  const reason = isSignedOut ? 'expired' : 'otherAccount'
  if (tellExpiry({ reason, isWrite })) return
  if (isSignedOut && !opensByMail()) hardNavigate.leaveHidden(loginHref())
  else hardNavigate.again()
})
