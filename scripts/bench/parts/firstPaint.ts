import { routes } from '@/routes/routes'
import { median } from '../../kit/statistics'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { profiles, waitUntilQuiet, withPage, type Cookies } from '../page'
import type { Site } from '../site'

const PATHS = [
  '/login',
  routes.home.path,
  routes.offerings.path,
  routes.offering.path,
  routes.newOffering.path,
]

/** First contentful paint of five pages, beside a bare page. */
export async function measureFirstPaint({
  browser,
  addresses,
  addressOf,
  bareUrl,
  listsUrl,
}: Site) {
  console.log('\nFirst contentful paint (375 px, fast 4G), coming from a page of another site')
  // From an empty tab, the browser starts a new process only for pages with Cross-Origin-Opener-Policy. The bare page
  // has none and would be at an advantage. From another site, every page needs a new process.
  const elsewhere = `${listsUrl.replace('localhost', '127.0.0.1')}/plain.html?n=1`
  const paintOnce = ({ url, cookies = [] }: { url: string; cookies?: Cookies }) =>
    withPage(browser, { profile: profiles['fast 4g'], cookies }, async ({ page }) => {
      await page.goto(elsewhere, { waitUntil: 'networkidle' })
      await page.goto(url, { waitUntil: 'load' })
      // What a page asks of its server after the paint must not delay the page that is measured next.
      await waitUntilQuiet(page)
      return page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      )
    })
  const paint = async (page: { url: string; cookies?: Cookies }) =>
    median([await paintOnce(page), await paintOnce(page), await paintOnce(page)])
  const spoiled = 'self-check: a page with a blocking style sheet'
  const pages = new Map([
    ...PATHS.filter((path) => addresses.has(path)).map(
      (path) => [`first contentful paint ÷ bare: ${path}`, addressOf(path)] as const,
    ),
    [spoiled, { url: `${listsUrl}/spoiled`, cookies: [] }] as const,
  ])
  const ratios = new Map<string, number[]>([...pages.keys()].map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    const unit = await paint({ url: bareUrl })
    for (const [name, page] of pages) ratios.get(name)?.push((await paint(page)) / unit)
  }
  for (const [name, found] of ratios)
    judge(name, median(found), BOUNDS.paint, { shouldBreak: name === spoiled })
}
