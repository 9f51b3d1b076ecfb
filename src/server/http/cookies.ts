import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isHttps } from './clientAddress'
import type { CookieName, Cookies, Settings } from './context'

type CookieOptions = Parameters<Cookies['set']>[2]

/** Where each cookie is sent: the refresh token to the calls of a sign-in only. */
const paths: Record<CookieName, string> = { access: '/', refresh: '/app/api/v1/sign_in' }

const secureIn = (c: Context, settings: Settings) =>
  settings.cookieSecure === 'always' || isHttps(c, settings)

/**
 * The name on the wire. Browsers accept these prefixes only for cookies set over https: __Host- for the whole site,
 * __Secure- below a path. A cookie is read under this name alone: another server of the same domain can set
 * __Secure-access for all its hosts, but not __Host-access.
 */
function wireNameOf(name: CookieName, secure: boolean) {
  if (!secure) return name
  return `${paths[name] === '/' ? '__Host-' : '__Secure-'}${name}`
}

/**
 * Reads the cookies of a call. Cookies that are set are only collected: `writeCookies` sends them, and `discard` drops
 * them before the transaction is retried.
 */
export function cookiesOf(c: Context, settings: Settings): Cookies {
  const secure = secureIn(c, settings)
  const written = new Map<CookieName, [string, CookieOptions]>()
  return {
    get: (name) => getCookie(c, wireNameOf(name, secure)),
    set: (name, value, options) => {
      written.set(name, [value, options])
    },
    discard: () => {
      written.clear()
    },
    written,
  }
}

/**
 * Over plain http cookies are set without `Secure` (COOKIE_SECURE=auto): otherwise a phone in the store's network
 * could not sign in.
 */
export function writeCookies(c: Context, cookies: Cookies, settings: Settings) {
  const secure = secureIn(c, settings)
  for (const [name, [value, { maxAge, sameSite = 'Lax' }]] of cookies.written) {
    setCookie(c, wireNameOf(name, secure), value, {
      path: paths[name],
      maxAge,
      httpOnly: true,
      sameSite,
      secure,
    })
  }
}
