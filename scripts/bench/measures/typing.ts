import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { openPage, profiles, taskMs, waitUntilQuiet } from './page'

/** Milliseconds of main thread for each key: `text` is typed into the search field and deleted again. */
export async function typing(
  browser: Browser,
  url: string,
  {
    search,
    count,
    total,
    text = '12',
  }: { search: string; count: string; total: string; text?: string },
) {
  const { context, page, cdp } = await openPage(browser, profiles.desktop, [])
  const frame = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => {
            setTimeout(done)
          })
        }),
    )
  try {
    await page.goto(url)
    await page.waitForFunction(
      ([selector, wanted]) => document.querySelector(selector)?.textContent === wanted,
      [count, total] as const,
    )
    await waitUntilQuiet(page)
    await page.focus(search)
    const before = await taskMs(cdp)
    for (const key of [...text, ...[...text].map(() => 'Backspace')]) {
      await page.keyboard.press(key)
      await frame()
      await sleep(120)
    }
    await page.waitForFunction(
      ([selector, wanted]) => document.querySelector(selector)?.textContent === wanted,
      [count, total] as const,
    )
    await sleep(250)
    return ((await taskMs(cdp)) - before) / (text.length * 2)
  } finally {
    await context.close()
  }
}
