import { chromium, type Page, type TestInfo } from '@playwright/test'
import { addressFrom, closedPaths, idsFor } from './addresses'
import { expect, followLink, settled, test } from './kit'
import { unreadable } from './reading'

/** Half a line has no room for a long word: only numbers have to stay whole. */
const isLongWord = /^broken: \D/

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

/** A page of a browser whose text is twice as large, as in its settings: breakpoints follow it, too. */
async function openLarge(
  page: Page,
  { launchOptions, viewport, baseURL }: TestInfo['project']['use'],
  { isMobile }: { isMobile: boolean },
) {
  const reader = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const context = await reader.newContext({
    viewport: viewport ?? null,
    isMobile,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    storageState: await page.context().storageState(),
    ...(baseURL !== undefined && { baseURL }),
  })
  return { reader, large: await context.newPage() }
}

for (const [who, title, paths] of [
  ['store', '店舗', closedPaths.filter((path) => !path.includes('[companyId]'))],
  ['company', '企業', closedPaths.filter((path) => path.includes('[companyId]'))],
] as const)
  test(`375px: ブラウザーの文字を2倍にしても、${title}のどの画面でも文字は大きくなり、切れず、1文字ずつ折れず、数は途中で折れず、画面は横に動かない`, async ({
    page,
    signIn,
    read,
  }, info) => {
    test.setTimeout(10_000 * paths.length)
    await signIn(who)
    const ids = await idsFor(read, who)
    const { reader, large } = await openLarge(page, info.project.use, { isMobile: true })
    const faults: string[] = []
    await large.goto('/account')
    await settled(large)
    for (const path of paths) {
      await followLink(large, addressFrom(path, ids))
      const size = await large.evaluate(() => getComputedStyle(document.body).fontSize)
      if (size !== '28px') faults.push(`${path}: the text is ${size}`)
      const wide = await large.evaluate(() => document.documentElement.scrollWidth)
      if (wide > 375) faults.push(`${path}: ${wide} px wide, by ${await reachingFurthest(large)}`)
      for (const text of await unreadable(large))
        if (!isLongWord.test(text)) faults.push(`${path}: ${text}`)
    }
    await reader.close()
    expect(faults).toEqual([])
  })

/** What has most columns, or a name beside buttons. */
const widest = [
  '/companies/[companyId]/clients',
  '/companies/[companyId]/groups/[groupId]',
  '/companies/[companyId]/statements/detail',
  '/clients/[clientId]',
  '/clients/[clientId]/offerings',
  '/clients/[clientId]/offerings/[offeringId]',
  '/clients/[clientId]/users',
  '/clients/[clientId]/users/groups/[groupId]',
  '/clients/[clientId]/chat_rooms/[chatRoomId]',
]
test('ブラウザーの文字を2倍にしても、広い画面で、画面は横に動かず、文字は切れず、数は折れない @desktop', async ({
  page,
  signIn,
  read,
}, info) => {
  test.setTimeout(10_000 * widest.length)
  await signIn('company')
  const ids = await idsFor(read, 'company')
  const { reader, large } = await openLarge(page, info.project.use, { isMobile: false })
  const faults: string[] = []
  for (const path of widest) {
    await large.goto(addressFrom(path, ids))
    await settled(large)
    const { wide, width } = await large.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }))
    if (wide > width) faults.push(`${path}: ${wide} px wide, by ${await reachingFurthest(large)}`)
    for (const text of await unreadable(large))
      if (!isLongWord.test(text)) faults.push(`${path}: ${text}`)
  }
  await reader.close()
  expect(faults).toEqual([])
})
