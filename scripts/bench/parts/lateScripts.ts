import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { BOUNDS, judge } from '../bounds'
import { profiles, waitUntilQuiet, withPage, type Cookies } from '../page'
import type { Site } from '../site'

const isScript = (response: Response) =>
  response.request().resourceType() === 'script' ||
  /javascript/.test(response.headers()['content-type'] ?? '')

/**
 * All scripts that arrive without any interaction in multiples of those that the HTML names (bytes, gzip -9), and the
 * files of the others.
 */
const scriptsOf = (browser: Browser, { url, cookies = [] }: { url: string; cookies?: Cookies }) =>
  withPage(browser, { profile: profiles.desktop, cookies }, async ({ page, cdp }) => {
    const scripts: { response: Response; body: Promise<Buffer> }[] = []
    const named = new Set<string>()
    cdp.on('Network.requestWillBeSent', ({ initiator, request }) => {
      if (initiator.type === 'parser') named.add(request.url)
    })
    page.on('response', (response) => {
      const body = () => response.body().catch(() => Buffer.alloc(0))
      if (isScript(response)) scripts.push({ response, body: body() })
    })
    await page.goto(url, { waitUntil: 'load' })
    await waitUntilQuiet(page)
    let [inHtml, late] = [0, 0]
    const lateFiles: string[] = []
    for (const { response, body } of scripts) {
      const size = gzipSync(await body, { level: 9 }).length
      if (named.has(response.url())) inHtml += size
      else {
        late += size
        lateFiles.push(`${response.url().split('/').pop()} ${size}`)
      }
    }
    return { ratio: (inHtml + late) / inHtml, lateFiles, landed: new URL(page.url()).pathname }
  })

/** Judges the bytes of scripts that arrive without any interaction, relative to those that the HTML names. */
export async function measureLateScripts({ browser, addresses, addressOf, listsUrl }: Site) {
  console.log('\nScripts that arrive without interaction (desktop)')
  let worst = 0
  for (const path of addresses.keys()) {
    const address = addressOf(path)
    const { ratio, lateFiles, landed } = await scriptsOf(browser, address)
    worst = Math.max(worst, ratio)
    console.log(
      `  ${ratio.toFixed(3)}  ${path}${landed === new URL(address.url).pathname ? '' : ` (landed on ${landed})`}${ratio > BOUNDS.late ? ` ${lateFiles.join(', ')}` : ''}`,
    )
  }
  judge('scripts loaded without interaction ÷ scripts in the HTML, worst page', worst, BOUNDS.late)
  const spoiled = await scriptsOf(browser, { url: `${listsUrl}/spoiled` })
  judge('self-check: a page that imports by itself', spoiled.ratio, BOUNDS.late, {
    shouldBreak: true,
  })
}
