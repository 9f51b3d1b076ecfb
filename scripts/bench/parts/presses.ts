import type { Page } from '@playwright/test'
import { routes } from '@/routes/routes'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { interactionToNextPaint, keepPresses, type Press } from '../measures/press'
import type { Site } from '../site'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '店舗メニュー' }).getByRole('link', { name })

type Step = Pick<Press, 'name' | 'prepare' | 'press'> & { path: string }
/** The presses that staff make most often in a day. */
const steps: Step[] = [
  {
    name: 'home: tomorrow',
    path: routes.home.path,
    press: (page) => page.getByText('明日', { exact: true }).first().click(),
  },
  {
    name: 'menu: offerings',
    path: routes.home.path,
    press: (page) => menuLink(page, '求人').click(),
  },
  {
    name: 'menu: messages',
    path: routes.home.path,
    press: (page) => menuLink(page, 'メッセージ').click(),
  },
  {
    name: 'offerings: a filter',
    path: routes.offerings.path,
    press: (page) => page.locator('label', { hasText: '空きあり' }).click(),
  },
  {
    name: 'offerings: the calendar',
    path: routes.offerings.path,
    press: (page) => button(page, 'カレンダー').click(),
  },
  {
    name: 'offerings: a row',
    path: routes.offerings.path,
    press: (page) => page.locator('[role=row][data-id] a').first().click(),
  },
  {
    name: 'offering: a tab',
    path: routes.offering.path,
    press: (page) => page.getByText('求人内容').first().click(),
  },
  {
    name: 'workers: a letter in the search',
    path: routes.users.path,
    press: async (page) => {
      await page.getByRole('searchbox').first().focus()
      await page.keyboard.press('a')
    },
  },
  {
    name: 'workers: a checkbox',
    path: routes.users.path,
    press: (page) => page.locator('[role=row][data-id] input[type=checkbox]').nth(1).click(),
  },
  {
    name: 'messages: a room',
    path: routes.chatRooms.path,
    press: (page) => page.locator('section[aria-label="メッセージの一覧"] li > a').first().click(),
  },
]

/** Interaction to next paint of the ten commonest presses. */
export async function measurePresses({ browser, addressOf }: Site) {
  console.log('\nInteraction to next paint, ms (4 × slower processor)')
  const [first] = steps
  for (const { path, ...step } of steps)
    judge(
      `INP, ms: ${step.name}`,
      await interactionToNextPaint(browser, { ...step, ...addressOf(path) }, ROUNDS),
      BOUNDS.inpMs,
    )
  if (first)
    judge(
      'self-check: a press that is kept for 300 ms',
      await interactionToNextPaint(
        browser,
        { ...first, ...addressOf(first.path), prepare: (page) => keepPresses(page, 300) },
        3,
      ),
      BOUNDS.inpMs,
      { shouldBreak: true },
    )
}
