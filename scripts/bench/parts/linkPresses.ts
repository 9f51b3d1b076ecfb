import { routes } from '@/routes/routes'
import { median } from '../../kit/statistics'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { contentAfterPress, keepPresses, profiles, type LinkPress } from '../page'
import type { Site } from '../site'

const row = '[role=row][data-id]'
const room = 'section[aria-label="メッセージの一覧"] li > a'

/** Judges how soon the content of the next page is shown after a press on each of the five commonest links. */
export async function measureWays({ browser, addresses, addressOf }: Site) {
  console.log('\nContent after a press on a link, ms (375 px, fast 4G, a quarter of the processor)')
  const to = ({ path }: { path: string }) => `a[href="${addresses.get(path) ?? path}"]`
  const presses = [
    { name: 'home → offerings', from: routes.home, link: to(routes.offerings), content: row },
    { name: 'home → messages', from: routes.home, link: to(routes.chatRooms), content: room },
    { name: 'home → workers', from: routes.home, link: to(routes.users), content: row },
    {
      name: 'offerings → offering',
      from: routes.offerings,
      link: `${row} a`,
      content: '[aria-label="求人の表示"]',
    },
    { name: 'messages → room', from: routes.chatRooms, link: room, content: 'textarea' },
  ].map(({ name, from, ...press }) => ({
    name,
    press: { ...press, ...addressOf(from.path), profile: profiles.phone },
  }))
  for (const { name, press } of presses)
    judge(
      `content after a warm press, ms: ${name}`,
      await contentAfterPress(browser, press, ROUNDS),
      BOUNDS.wayMs,
    )
  for (const { press } of presses.slice(0, 1))
    judge(
      'self-check: a press on a link that is kept for 1,200 ms',
      await contentAfterPress(browser, { ...press, prepare: (page) => keepPresses(page, 1200) }, 3),
      BOUNDS.wayMs,
      { shouldBreak: true },
    )
}

/** Changes of route whose code and data are loaded, in multiples of one in the bare application. */
export async function measureRouteChanges({ browser, addressOf, bareUrl }: Site) {
  console.log('\nSoft route change, code and data there already (4 × slower processor)')
  const profile = profiles['slow processor']
  const linkTo = (url: string) => `a[href="${new URL(url).pathname}"]`
  const [offerings, offers] = [addressOf(routes.offerings.path), addressOf(routes.offers.path)]
  const change = (from: typeof offerings, to: typeof offerings, heading: string): LinkPress => ({
    ...from,
    profile,
    link: linkTo(to.url),
    content: 'h1',
    text: heading,
    back: linkTo(from.url),
  })
  const unit: LinkPress = {
    profile,
    url: `${bareUrl}/`,
    link: 'a',
    content: 'h1',
    text: 'Second',
    back: 'a',
  }
  const slow = 'self-check: a press that is kept for 300 ms'
  const changes: Record<string, LinkPress> = {
    'list → other list': change(offerings, offers, 'ひな形'),
    'other list → list': change(offers, offerings, '求人'),
    [slow]: { ...unit, prepare: (page) => keepPresses(page, 300) },
  }
  const ratios = new Map<string, number[]>(Object.keys(changes).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    const base = await contentAfterPress(browser, unit, 5)
    for (const [name, press] of Object.entries(changes))
      ratios.get(name)?.push((await contentAfterPress(browser, press, 5)) / base)
  }
  for (const [name, found] of ratios)
    judge(
      name === slow ? slow : `soft route change ÷ bare: ${name}`,
      median(found),
      BOUNDS.routeChange,
      { shouldBreak: name === slow },
    )
}
