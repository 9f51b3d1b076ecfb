import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../kit/chromium'
import { freePort } from '../kit/freePort'
import { start, startConsole, temporaryDataDir } from '../kit/processes'
import { isQuick } from './bounds'
import type { Cookies } from './measures/page'
import { servePlainList } from './plain'
import { signIn } from './signIn'

/** The servers that are measured, a browser, and a session of the demonstration. */
export type Site = {
  browser: Browser
  consoleUrl: string
  /** An application of the same Next with nothing in it: the unit of the ratios. */
  bareUrl: string
  /** Our table alone, and pages that are bad on purpose. */
  listsUrl: string
  /** The same list as plain HTML. */
  plainUrl: string
  cookies: Cookies
  /** By path of the route: an address that the demonstration's data can fill. */
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

/** Starts everything, lets `measure` work with it, and stops everything. */
export async function withSite(measure: (site: Site) => Promise<void>) {
  const servers = [
    await startNext('bare', '/'),
    isQuick ? undefined : await startNext('lists', '/list'),
    await startConsole(temporaryDataDir('bench')),
  ] as const
  const [bare, lists, own] = servers
  const plain = await servePlainList(await freePort())
  const browser = await launchBrowser()
  try {
    const { cookies, addresses } = await signIn(browser, own.url)
    const isAnonymous = (path: string) => path === '/login' || path.startsWith('/auth/')
    await measure({
      browser,
      consoleUrl: own.url,
      bareUrl: bare.url,
      listsUrl: lists?.url ?? '',
      plainUrl: plain.url,
      cookies,
      addresses,
      addressOf: (path) => ({
        url: own.url + (addresses.get(path) ?? path),
        cookies: isAnonymous(path) ? [] : cookies,
      }),
    })
  } finally {
    await browser.close()
    plain.stop()
    for (const server of servers) await server?.stop()
  }
}
