import { chromium, type Page, type TestInfo } from '@playwright/test'
import { expect, followLink, isLoading, settled, test } from './kit'
import { pathWithIds, closedPaths, idsFor } from './pagePaths'
import { overlapping, unreadable } from './reading'

/** In half a line a long word does not fit, so only numbers must stay whole. */
const isLongWord = /^broken: \D/

/** Returns what makes a page wider than its window: the words that reach furthest and that no box scrolls or cuts. */
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

/** Opens a page in a browser whose settings enlarge the text. Breakpoints follow the setting, too. */
async function openLarge(
  page: Page,
  { launchOptions, viewport, baseURL }: TestInfo['project']['use'],
  {
    isMobile,
    percent = 200,
    setting = `defaultFontSize=${(percent / 100) * 16}`,
  }: { isMobile: boolean; percent?: number; setting?: string },
) {
  const reader = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--blink-settings=${setting}`],
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

/** Gives counts of one digit a second one, because how many there are depends on the day. Runs in the page. */
const countInTens = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.nodeValue ?? ''
      if (/^[1-9][件名回通]$/.test(text)) node.nodeValue = `2${text}`
    }
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
    const { reader, large } = await openLarge(page, info.project.use, { isMobile: true })
    const faults: string[] = []
    await large.goto('/account')
    await settled(large)
    for (const path of paths) {
      await followLink(large, pathWithIds(path, ids))
      await countInTens(large)
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

/** Pages with many columns, or with a name beside buttons. */
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
    await large.goto(pathWithIds(path, ids))
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

/** Pages with facts side by side, and with fixed labels in narrow places. */
const tightest = [
  '/account/settings',
  '/companies/[companyId]/members',
  '/companies/[companyId]/record_archives',
  '/companies/[companyId]/statements',
  '/clients/[clientId]/attendances',
  '/clients/[clientId]/chat_rooms/[chatRoomId]',
  '/clients/[clientId]/contact',
  '/clients/[clientId]/feedback',
  '/clients/[clientId]/fix_payment_requests',
  '/clients/[clientId]/users/[userId]',
]
/** Returns the console's own words that are broken over two lines. Runs in the page. */
const brokenLabels = (page: Page) =>
  page.evaluate(() => {
    const labels = /お問い合わせ|チェックイン|チェックアウト|自動メッセージ|開始|終了|休憩|保存/g
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const written = (node.nodeValue ?? '').trim()
      const { parentElement: element } = node
      if (!element?.checkVisibility({ visibilityProperty: true })) continue
      // Skips what people wrote, and what only screen readers find.
      if (element.closest('[data-body], [data-quote]')) continue
      if (element.offsetWidth <= 1 || element.closest('h1')?.offsetWidth === 1) continue
      for (const { 0: label, index } of (node.nodeValue ?? '').matchAll(labels)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + label.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 4))
        if (new Set(tops).size > 1) found.push(`broken: ${label} in ${written.slice(0, 30)}`)
      }
    }
    return found
  })
for (const percent of [100, 125, 150])
  test(`375px: ブラウザーの文字が${percent}%でも、文字は重ならず、決まった言葉は折れない`, async ({
    page,
    signIn,
    read,
  }, info) => {
    test.setTimeout(10_000 * tightest.length)
    await signIn('company')
    const ids = await idsFor(read, 'company')
    const { reader, large } = await openLarge(page, info.project.use, { isMobile: true, percent })
    const faults: string[] = []
    await large.goto('/account')
    await settled(large)
    for (const path of tightest) {
      await followLink(large, pathWithIds(path, ids))
      // Parts below the screen load on scrolling.
      await large.evaluate(() => {
        scrollTo(0, document.body.scrollHeight)
      })
      await expect.poll(() => large.evaluate(isLoading)).toBe(false)
      // A heading of one pixel is for screen readers. The bar shows the same text.
      const isHeadingCut = await large
        .getByRole('heading', { level: 1 })
        .evaluate(
          ({ clientWidth, scrollWidth }) => clientWidth !== 1 && scrollWidth > clientWidth + 1,
        )
      if (isHeadingCut) faults.push(`${path}: the heading is cut`)
      for (const fault of [...(await overlapping(large)), ...(await brokenLabels(large))])
        faults.push(`${path}: ${fault}`)
    }
    await reader.close()
    expect(faults).toEqual([])
  })

/** Pages on which columns give way to rows, and pages with an amount or a name beside buttons. */
const withLargeLayout = [
  '/account/settings',
  '/clients/[clientId]',
  '/clients/[clientId]/chat_rooms/[chatRoomId]',
  '/clients/[clientId]/detail',
  '/clients/[clientId]/match_checks',
  '/clients/[clientId]/offerings',
  '/clients/[clientId]/offerings/[offeringId]',
  '/clients/[clientId]/offers/new',
  '/clients/[clientId]/reviews/users',
  '/clients/[clientId]/statements',
  '/clients/[clientId]/users/[userId]',
]
test('375px: 開いた画面の文字を、設定ではなく根元で2倍にしても、画面は横に動かず、1文字ずつ折れない', async ({
  page,
  signIn,
  read,
}) => {
  test.setTimeout(10_000 * withLargeLayout.length)
  await signIn('store')
  const ids = await idsFor(read, 'store')
  await page.goto('/account')
  await settled(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const faults: string[] = []
  for (const path of withLargeLayout) {
    await followLink(page, pathWithIds(path, ids))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > 375) faults.push(`${path}: ${wide} px wide, by ${await reachingFurthest(page)}`)
    for (const text of await unreadable(page))
      if (!isLongWord.test(text)) faults.push(`${path}: ${text}`)
    for (const texts of await overlapping(page)) faults.push(`${path}: ${texts}`)
  }
  expect(faults).toEqual([])
})

test('375px: ブラウザーの最小の文字が24pxでも、下のバーの言葉は折れず、はみ出さず、画面は横に動かない', async ({
  page,
  signIn,
  read,
}, info) => {
  await signIn('company')
  const ids = await idsFor(read, 'company')
  const { reader, large } = await openLarge(page, info.project.use, {
    isMobile: true,
    setting: 'minimumFontSize=24',
  })
  for (const path of ['/companies/[companyId]/members', '/companies/[companyId]/clients']) {
    await large.goto(pathWithIds(path, ids))
    await settled(large)
    const bar = large.getByRole('navigation', { name: '主なメニュー' })
    await expect(bar.getByRole('link', { name: '利用明細' })).toBeVisible()
    const overflows = await bar
      .locator('a, button')
      .evaluateAll((entries) =>
        entries.map(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight),
      )
    expect(Math.max(...overflows), path).toBe(0)
    const wide = await large.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, path).toBe(375)
  }
  await reader.close()
})

for (const [name, isMobile] of [
  ['スマートフォン', true],
  ['広い画面', false],
] as const)
  test(`${name}: ブラウザーの最小の文字が24pxでも、充足率の表の数は折れず、升からはみ出さず、画面は横に動かない @desktop`, async ({
    page,
    signIn,
    read,
  }, info) => {
    await signIn('company')
    const ids = await idsFor(read, 'company')
    const viewport = isMobile ? { width: 375, height: 812 } : { width: 1280, height: 900 }
    const { reader, large } = await openLarge(
      page,
      { ...info.project.use, viewport },
      { isMobile, setting: 'minimumFontSize=24' },
    )
    await large.goto(pathWithIds('/companies/[companyId]/clients', ids))
    await settled(large)
    const map = large.getByRole('table', { name: /日別の充足率/ })
    await map.scrollIntoViewIfNeeded()
    const faults = await map.locator('[role=cell] a :is(b, small)').evaluateAll((numbers) =>
      numbers
        .filter((number) => {
          const range = document.createRange()
          range.selectNodeContents(number)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 4))
          const { width } = range.getBoundingClientRect()
          const cell = number.closest('a')?.getBoundingClientRect().width ?? 0
          return new Set(tops).size > 1 || width > cell
        })
        .map(({ textContent }) => textContent),
    )
    expect(faults).toEqual([])
    const { wide, width } = await large.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }))
    expect(wide).toBeLessThanOrEqual(width)
    await reader.close()
  })
