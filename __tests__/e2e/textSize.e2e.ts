import { chromium, type Page } from '@playwright/test'
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
