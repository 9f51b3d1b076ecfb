import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Cookies, Settings } from './context'
import { isHttps } from './clientAddress'

type CookieOptions = Parameters<Cookies['set']>[2]

/**
 * Browsers accept these prefixes only for cookies set over https: __Host- for the whole site, __Secure- below a path.
 */
function prefix(secure: boolean, isSiteWide: boolean) {
  if (!secure) return ''
  return isSiteWide ? '__Host-' : '__Secure-'
}
const secureIn = (c: Context, settings: Settings) =>
  settings.cookieSecure === 'always' || isHttps(c, settings)

/**
 * The cookies of a call, without the prefixes of `prefix`. What is set is only kept here: `writeCookies` sends it, and
 * `discard` forgets it when the transaction is tried again.
 */
export function cookiesOf(c: Context, settings: Settings): Cookies {
  const secure = secureIn(c, settings)
  const written = new Map<string, [string, CookieOptions]>()
  return {
    get: (name) =>
      getCookie(c, prefix(secure, true) + name) ?? getCookie(c, prefix(secure, false) + name),
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
  for (const [name, [value, { path = '/', maxAge, sameSite = 'Lax' }]] of cookies.written) {
    setCookie(c, prefix(secure, path === '/') + name, value, {
      path,
      maxAge,
      httpOnly: true,
      sameSite,
      secure,
    })
  }
}
