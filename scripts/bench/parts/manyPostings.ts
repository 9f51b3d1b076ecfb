import { routes } from '@/routes/routes'
import { launchBrowser } from '../../kit/chromium'
import { median, startConsole, temporaryDataDir } from '../../kit/processes'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { browsing } from '../measures/browsing'
import { signIn } from '../signIn'
import { FEW, fillStores, MANY } from '../stores'

/**
 * The same acts in a store with 1,000 offerings and in one with 10,000, in one database: the work of the page for each
 * must not grow with the store.
 */
export async function measureManyPostings(rounds = ROUNDS) {
  console.log(
    '\nMain thread for each act in the list and the calendar of a store with 10,000 postings ÷ with 1,000 (desktop)',
  )
  const dir = temporaryDataDir('bench-postings')
  await fillStores(dir)
  const server = await startConsole(dir, { MARKET_SIMULATOR: 'off', LIMITS_SCALE: '1000' })
  const browser = await launchBrowser()
  try {
    const { cookies } = await signIn(browser, server.url, 'company')
    const at = (clientId: number) =>
      browsing(
        browser,
        server.url + routes.offerings.path.replace('[clientId]', String(clientId)),
        cookies,
      )
    const ratios: Record<string, number[]> = {}
    // The first one warms the server.
    await at(FEW.clientId)
    for (let i = 0; i < rounds; i++) {
      const few = await at(FEW.clientId)
      const many = await at(MANY.clientId)
      for (const [act, ms] of Object.entries(few))
        (ratios[act] ??= []).push((many[act] ?? Number.NaN) / ms)
    }
    for (const [act, of] of Object.entries(ratios))
      judge(`10,000 postings ÷ 1,000: ${act}`, median(of), BOUNDS.postings10000)
  } finally {
    await browser.close()
    await server.stop()
  }
}
