import { routes } from '@/routes/routes'
import { median } from '../../kit/processes'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { paint } from '../measures/loads'
import type { Cookies } from '../measures/page'
import type { Site } from '../site'

/** First contentful paint of five pages, beside a bare page. */
export async function measureFirstPaint({
  browser,
  addresses,
  addressOf,
  bareUrl,
  listsUrl,
  plainUrl,
}: Site) {
  console.log('\nFirst contentful paint (375 px, fast 4G), coming from a page of another site')
  const elsewhere = `${plainUrl.replace('localhost', '127.0.0.1')}/?n=1`
  const painted = (url: string, cookies: Cookies = []) =>
    paint(browser, url, { cookies, from: elsewhere })
  const measured = [
    '/login',
    routes.home.path,
    routes.offerings.path,
    routes.offering.path,
    routes.newOffering.path,
  ].filter((path) => addresses.has(path))
  const ratios = new Map<string, number[]>([...measured, 'spoiled'].map((path) => [path, []]))
  for (let i = 0; i < ROUNDS; i++) {
    const unit = await painted(bareUrl)
    for (const path of measured) {
      const { url, cookies: own } = addressOf(path)
      ratios.get(path)?.push((await painted(url, own)) / unit)
    }
    ratios.get('spoiled')?.push((await painted(`${listsUrl}/spoiled`)) / unit)
  }
  for (const path of measured)
    judge(`first contentful paint ÷ bare: ${path}`, median(ratios.get(path) ?? []), BOUNDS.paint)
  judge(
    'self-check: a page with a blocking style sheet',
    median(ratios.get('spoiled') ?? []),
    BOUNDS.paint,
    { shouldBreak: true },
  )
}
