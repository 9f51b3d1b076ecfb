import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Settings } from './router'
import { isHttps } from './response'

type CookieOptions = { maxAge: number; path?: string; sameSite?: 'Lax' | 'Strict' }
export type Cookies = {
  get: (name: string) => string | undefined
  set: (name: string, value: string, options: CookieOptions) => void
  /** A transaction that runs again starts with nothing written. */
  forget: () => void
  written: ReadonlyMap<string, readonly [string, CookieOptions]>
}

/** A prefix that a browser keeps only for what this host set over https: __Host- for the whole site, __Secure- below a path. */
const prefix = (secure: boolean, whole: boolean) => (!secure ? '' : whole ? '__Host-' : '__Secure-')
const secureIn = (c: Context, settings: Settings) =>
  settings.cookieSecure === 'always' || isHttps(c, settings)

export function cookiesOf(c: Context, settings: Settings): Cookies {
  const secure = secureIn(c, settings)
  const written = new Map<string, [string, CookieOptions]>()
  return {
    get: (name) =>
      getCookie(c, prefix(secure, true) + name) ?? getCookie(c, prefix(secure, false) + name),
    set: (name, value, options) => {
      written.set(name, [value, options])
    },
    forget: () => {
      written.clear()
    },
    written,
  }
}

/** Over plain http the cookies are set without `Secure`, or a phone in the store's network could not sign in (COOKIE_SECURE=auto). */
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
