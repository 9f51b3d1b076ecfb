import { routes } from '@/routes/routes'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { keepPresses } from '../measures/press'
import { contentAfterPress, type Way } from '../measures/way'
import type { Site } from '../site'

const row = '[role=row][data-id]'
const room = 'section[aria-label="メッセージの一覧"] li > a'

/** When the content of the next page is there after a press on a link whose way was gone before: the five commonest. */
export async function measureWays({ browser, addresses, addressOf }: Site) {
  console.log('\nContent after a press on a link, ms (375 px, fast 4G, a quarter of the processor)')
  const to = ({ path }: { path: string }) => `a[href="${addresses.get(path) ?? path}"]`
  const ways = [
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
  ]
  const [first] = ways
  const measured = (
    { from, ...way }: (typeof ways)[number],
    more: Partial<Way> = {},
    rounds = ROUNDS,
  ) => contentAfterPress(browser, { ...way, ...addressOf(from.path), ...more }, rounds)
  for (const way of ways)
    judge(`content after a warm press, ms: ${way.name}`, await measured(way), BOUNDS.wayMs)
  if (first)
    judge(
      'self-check: a press on a link that is kept for 1,200 ms',
      await measured(first, { prepare: (page) => keepPresses(page, 1200) }, 3),
      BOUNDS.wayMs,
      { shouldBreak: true },
    )
}
