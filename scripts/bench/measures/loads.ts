import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { median } from '../../kit/processes'
import { openPage, profiles, waitUntilQuiet, type Bench, type Cookies, type Profile } from './page'

/**
 * First contentful paint, the median of three loads. `from`: the page of another site that the tab shows before. An
 * empty tab would lend its process to a page without Cross-Origin-Opener-Policy only; coming from another site, every
 * page needs a new process.
 */
export async function paint(
  browser: Browser,
  url: string,
  { cookies = [], from }: { cookies?: Cookies; from: string },
) {
  const times: number[] = []
  for (let i = 0; i < 3; i++) {
    const { context, page } = await openPage(browser, profiles['fast 4g'], cookies)
    try {
      await page.goto(from, { waitUntil: 'networkidle' })
      await page.goto(url, { waitUntil: 'load' })
      times.push(
        await page.evaluate(
          () => (globalThis as unknown as { __bench: Bench }).__bench.fcp || Number.NaN,
        ),
      )
      // What a page asks of its server after the paint must not delay the page that is measured next.
      await waitUntilQuiet(page)
    } finally {
      await context.close()
    }
  }
  return median(times)
}

/** The scripts that arrive without any interaction, beside those the HTML names (gzip -9). */
export async function load(browser: Browser, profile: Profile, url: string, cookies: Cookies = []) {
  const { context, page, cdp } = await openPage(browser, profile, cookies)
  const scripts: { address: string; parser: boolean; body: Promise<Buffer | undefined> }[] = []
  const parsed = new Set<string>()
  cdp.on('Network.requestWillBeSent', (e) => {
    if (e.initiator.type === 'parser') parsed.add(e.request.url)
  })
  page.on('response', (r) => {
    if (
      r.request().resourceType() === 'script' ||
      /javascript/.test(r.headers()['content-type'] ?? '')
    )
      scripts.push({
        address: r.url(),
        parser: parsed.has(r.url()),
        body: r.body().catch(() => undefined),
      })
  })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await waitUntilQuiet(page)
    let inHtml = 0
    let late = 0
    const lateFiles: string[] = []
    for (const { address, parser, body } of scripts) {
      const size = gzipSync((await body) ?? Buffer.alloc(0), { level: 9 }).length
      if (parser) inHtml += size
      else {
        late += size
        lateFiles.push(`${address.split('/').pop()} ${size}`)
      }
    }
    return { inHtml, late, lateFiles, landed: new URL(page.url()).pathname }
  } finally {
    await context.close()
  }
}
