import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { openPage, profiles, taskMs, waitUntilQuiet, type Cookies } from './page'

/** Longer than a search field waits for the next key, so that each letter is a search of its own. */
const REST_MS = 380
type SearchedList = {
  url: string
  search: string
  row: string
  text: string
  cookies: Cookies
  /**
   * Makes the answers of this call fifty times as long, a thousand rows for a page, in a window as high as all of
   * them: what this measure must see.
   */
  spoil?: RegExp
}
/**
 * Milliseconds of main thread for each key in a list that the server searches: `text` is typed and deleted again,
 * with a rest and an answer after each letter.
 */
export async function searching(
  browser: Browser,
  { url, search, row, text, cookies, spoil }: SearchedList,
) {
  const { context, page, cdp } = await openPage(browser, profiles.desktop, cookies, 'threadTicks')
  let open = 0
  page.on('request', () => {
    open++
  })
  page.on('requestfinished', () => {
    open--
  })
  page.on('requestfailed', () => {
    open--
  })
  async function answered() {
    await sleep(REST_MS)
    for (let still = 0; still < 4;) {
      await sleep(30)
      still = open === 0 ? still + 1 : 0
    }
  }
  // A table draws what fits into the window: without this it would hide what a longer answer costs.
  if (spoil)
    await page.addInitScript(
      "Object.defineProperty(globalThis, 'innerHeight', { get: () => 1_000_000 })",
    )
  if (spoil)
    await page.route(spoil, async (route) => {
      const answer = await route.fetch()
      const { items, ...rest } = (await answer.json()) as {
        items: { userId: number; uid?: string }[]
      }
      const longer = Array.from({ length: 50 }, (_, n) =>
        items.map((one) => ({
          ...one,
          userId: one.userId + n * 1_000_000,
          ...(one.uid ? { uid: `${one.uid}${n}` } : {}),
        })),
      ).flat()
      await route.fulfill({ response: answer, json: { ...rest, items: longer } })
    })
  try {
    await page.goto(url)
    await waitUntilQuiet(page)
    await page.locator(row).nth(10).waitFor()
    const shown: number[] = []
    const keys = [...text]
    await page.getByRole('searchbox', { name: search }).focus()
    const before = await taskMs(cdp)
    for (const key of [...keys, ...keys.map(() => 'Backspace')]) {
      await (key === 'Backspace' ? page.keyboard.press(key) : page.keyboard.insertText(key))
      await answered()
      if (shown.length < keys.length) shown.push(await page.locator(row).count())
    }
    return { ms: ((await taskMs(cdp)) - before) / (keys.length * 2), shown }
  } finally {
    // A list that polls may send a request just now.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}
