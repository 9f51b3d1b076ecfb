import { routes } from '@/routes/routes'
import { median } from '../../kit/processes'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { routeChange, type Journey } from '../measures/routeChange'
import type { Site } from '../site'

/** The unit of the ratios, and a page that is slow on purpose. */
function referenceJourneys(bareUrl: string, listsUrl: string) {
  const unit: Journey = {
    from: bareUrl,
    there: 'a',
    heading: 'Second',
    back: 'a',
    home: 'Bare',
  }
  const slow: Journey = {
    from: `${listsUrl}/spoiled`,
    there: 'a',
    heading: 'Slow',
    back: 'a',
    home: 'Spoiled',
  }
  return { unit, slow }
}

/** Changes of route whose code and data are there already, beside those of a bare application. */
export async function measureRouteChanges({
  browser,
  addresses,
  cookies,
  consoleUrl,
  bareUrl,
  listsUrl,
}: Site) {
  console.log('\nSoft route change, code and data there already (4 × slower processor)')
  const offering = addresses.get(routes.offering.path) ?? ''
  const offerings = addresses.get(routes.offerings.path) ?? ''
  const offers = addresses.get(routes.offers.path) ?? ''
  const journeys: Record<string, Journey> = {
    'list → other list': {
      from: consoleUrl + offerings,
      there: `a[href="${offers}"]`,
      heading: 'ひな形',
      back: `a[href="${offerings}"]`,
      home: '求人',
      cookies,
    },
    'other list → list': {
      from: consoleUrl + offers,
      there: `a[href="${offerings}"]`,
      heading: '求人',
      back: `a[href="${offers}"]`,
      home: 'ひな形',
      cookies,
    },
  }
  const { unit, slow } = referenceJourneys(bareUrl, listsUrl)
  const changes = new Map<string, number[]>(
    [...Object.keys(journeys), 'slow'].map((name) => [name, []]),
  )
  if (!offering) throw new Error('no offering in the demonstration')
  for (let i = 0; i < ROUNDS; i++) {
    const base = await routeChange(browser, unit)
    for (const [name, journey] of Object.entries(journeys))
      changes.get(name)?.push((await routeChange(browser, journey)) / base)
    changes.get('slow')?.push((await routeChange(browser, slow)) / base)
  }
  for (const name of Object.keys(journeys))
    judge(`soft route change ÷ bare: ${name}`, median(changes.get(name) ?? []), BOUNDS.routeChange)
  judge(
    'self-check: a page that blocks 300 ms',
    median(changes.get('slow') ?? []),
    BOUNDS.routeChange,
    { shouldBreak: true },
  )
}
