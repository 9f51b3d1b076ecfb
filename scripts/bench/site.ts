import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { routes } from '@/routes/routes'
import { readJson, signInForCookie } from '../kit/apiCalls'
import { launchBrowser } from '../kit/chromium'
import { freePort } from '../kit/freePort'
import { start, startDemonstration } from '../kit/processes'
import { isQuick } from './bounds'
import type { Cookies } from './page'

/** The servers that are measured, a browser, and a session of the demonstration. */
export type Site = {
  browser: Browser
  consoleUrl: string
  /** An application of the same Next with nothing in it: the unit of the ratios. */
  bareUrl: string
  /** Our table alone, the same list as plain HTML, and pages that are bad on purpose. */
  listsUrl: string
  /** By path of the route: a URL that the demonstration's data can fill. */
  addresses: ReadonlyMap<string, string>
  /** Where a path of the console is found, and with whose session. */
  addressOf: (path: string) => { url: string; cookies: Cookies }
}

async function startNext(name: string, path: string) {
  const port = await freePort()
  return start([resolve('node_modules/.bin/next'), 'start', '-p', String(port)], {
    port,
    path,
    cwd: resolve('.next-bench', name),
  })
}

/** A URL for every route that the data of the store manager can fill. */
async function addressesFor(url: string, cookie: string): Promise<Map<string, string>> {
  const firstId = async (path: string) => {
    const { items } = await readJson<{ items: { id?: number; clientId?: number }[] }>(
      url,
      path,
      cookie,
    )
    return String(items[0]?.id ?? items[0]?.clientId ?? '')
  }
  const clientId = await firstId('/accounts/me/accessible_resources/clients')
  const ids: Record<string, string> = {
    clientId,
    offerId: await firstId(`/clients/${clientId}/offers`),
    offeringId: await firstId(`/clients/${clientId}/offerings`),
  }
  const paths = Object.values(routes)
    .map(({ path }): string => path)
    .filter((path) => [...path.matchAll(/\[(\w+)\]/g)].every(([, name = '']) => ids[name]))
  return new Map(
    paths.map((path) => [path, path.replace(/\[(\w+)\]/g, (_, name: string) => ids[name] ?? '')]),
  )
}
const cookiesOf = (url: string, cookie: string): Cookies =>
  cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url }
  })

/** Starts everything, lets `measure` work with it, and stops everything. */
export async function withSite(measure: (site: Site) => Promise<void>) {
  const bare = await startNext('bare', '/')
  const lists = isQuick ? undefined : await startNext('lists', '/list')
  const own = await startDemonstration('bench')
  const browser = await launchBrowser()
  try {
    const cookie = await signInForCookie(own.url, 'store')
    const addresses = await addressesFor(own.url, cookie)
    const cookies = cookiesOf(own.url, cookie)
    const isAnonymous = (path: string) => path === '/login' || path.startsWith('/auth/')
    await measure({
      browser,
      consoleUrl: own.url,
      bareUrl: bare.url,
      listsUrl: lists?.url ?? '',
      addresses,
      addressOf: (path) => ({
        url: own.url + (addresses.get(path) ?? path),
        cookies: isAnonymous(path) ? [] : cookies,
      }),
    })
  } finally {
    await browser.close()
    for (const server of [bare, lists, own]) await server?.stop()
  }
}
