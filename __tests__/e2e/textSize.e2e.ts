import { chromium, type Page } from '@playwright/test'
import { expect, settled, test } from './kit'
import { storeOf } from './steps'

/** The pages of a day's work, below /clients/{clientId}. */
const paths = [
  '',
  '/offerings',
  '/offerings?view=calendar',
  '/users',
  '/offers',
  '/offers/new',
  '/chat_rooms',
  '/fix_payment_requests',
  '/reviews/users',
  '/users/attendings',
  '/users/groups',
]

/**
 * What somebody with large text cannot read: words that are broken letter by letter, and text that its own box cuts
 * off. Not: what is cut with an ellipsis on purpose, what scrolls, and what only screen readers find.
 */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const boxesOf = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...boxesOf(element.parentElement)] : []
    const isForReadersOnly = (element: Element) =>
      boxesOf(element).some((box) => box.getBoundingClientRect().width <= 1)
    const isCut = (element: Element, lines: DOMRect[]) => {
      const half = parseFloat(getComputedStyle(element).fontSize) / 2
      const cutting = boxesOf(element).find((box) => getComputedStyle(box).overflow !== 'visible')
      if (!cutting) return false
      const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(cutting)
      if (/auto|scroll/.test(overflow) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return false
      const { right, top, bottom } = cutting.getBoundingClientRect()
      return lines.some(
        (line) => line.right > right + half || line.bottom > bottom + half || line.top < top - half,
      )
    }
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const element = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      if (!element?.checkVisibility({ visibilityProperty: true }) || text.length < 2) continue
      if (isForReadersOnly(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      )
      const rows = new Set(lines.map(({ top }) => Math.round(top / 4))).size
      const name = `${text.slice(0, 20)} (${element.tagName.toLowerCase()})`
      if (rows > 2 && text.length / rows < 2) found.add(`letter by letter: ${name}`)
      if (isCut(element, lines)) found.add(`cut off: ${name}`)
    }
    return [...found]
  })

/** What makes a page wider than its window: the words that reach furthest, where no box scrolls or cuts them. */
const reachingFurthest = (page: Page) =>
  page.evaluate(() => {
    const isClipped = ({ parentElement: box }: Element): boolean =>
      box !== null &&
      box !== document.body &&
      (getComputedStyle(box).overflowX !== 'visible' || isClipped(box))
    const rightEdge = (element: Element) => element.getBoundingClientRect().right
    const [furthest] = [...document.querySelectorAll('body *')]
      .filter((element) => !isClipped(element))
      .sort((one, other) => rightEdge(other) - rightEdge(one))
    return `${furthest?.tagName.toLowerCase()} 「${furthest?.textContent.slice(0, 80)}」`
  })

test('375px: ブラウザーの文字を2倍にしても、文字は大きくなり、切れず、1文字ずつ折れず、画面は横に動かない', async ({
  page,
  signIn,
  read,
}, info) => {
  test.setTimeout(300_000)
  await signIn('store')
  const clientId = await storeOf(read)
  const { launchOptions, viewport, baseURL } = info.project.use
  // As in the settings of the browser: breakpoints follow it, too.
  const reader = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const context = await reader.newContext({
    viewport: viewport ?? null,
    isMobile: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    storageState: await page.context().storageState(),
    ...(baseURL !== undefined && { baseURL }),
  })
  const large = await context.newPage()
  const faults: string[] = []
  for (const path of paths) {
    const answer = await large.goto(`/clients/${clientId}${path}`)
    if (answer?.status() !== 200) faults.push(`${path}: ${answer?.status()}`)
    await settled(large)
    const size = await large.evaluate(() => getComputedStyle(document.body).fontSize)
    if (size !== '28px') faults.push(`${path}: the text is ${size}`)
    const wide = await large.evaluate(() => document.documentElement.scrollWidth)
    if (wide > 375) faults.push(`${path}: ${wide} px wide, by ${await reachingFurthest(large)}`)
    for (const text of await unreadable(large)) faults.push(`${path}: ${text}`)
  }
  await reader.close()
  expect(faults).toEqual([])
})
