import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { median } from '../../kit/statistics'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { profiles, waitUntilQuiet, withPage } from '../page'
import type { Site } from '../site'

/** Typed into the search field, it leaves some of the rows; deleted again, it brings all back. */
const TEXT = '12'
const taskMs = async (cdp: CDPSession) =>
  ((await cdp.send('Performance.getMetrics')).metrics.find((m) => m.name === 'TaskDuration')
    ?.value ?? 0) * 1e3

/** Milliseconds of main thread for each key in the search of a page that lists `rows` rows. */
const keyMs = (browser: Browser, url: string, rows: number) =>
  withPage(browser, { profile: profiles.desktop }, async ({ page, cdp }) => {
    const allRowsAreThere = () =>
      page.waitForFunction(
        (total) => document.querySelector('#count')?.textContent === total,
        String(rows),
      )
    await page.goto(`${url}?n=${rows}`)
    await allRowsAreThere()
    await waitUntilQuiet(page)
    await page.focus('#q, [role=searchbox]')
    const before = await taskMs(cdp)
    const keys = [...TEXT, ...[...TEXT].map(() => 'Backspace')]
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.evaluate(
        () => new Promise<void>((done) => void requestAnimationFrame(() => void setTimeout(done))),
      )
      await sleep(120)
    }
    await allRowsAreThere()
    await sleep(250)
    return ((await taskMs(cdp)) - before) / keys.length
  })

/** Judges the main thread's time for a key in the search of a list, relative to a list of plain HTML. */
export async function measureKeystrokes({ browser, listsUrl }: Site) {
  console.log('\nMain thread per key in a searched list (desktop)')
  const [ours, naive, growth] = [[], [], []] as [number[], number[], number[]]
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await keyMs(browser, `${listsUrl}/plain.html`, 1000)
    const own = await keyMs(browser, `${listsUrl}/list`, 1000)
    const many = await keyMs(browser, `${listsUrl}/list`, 10_000)
    console.log(
      `  plain ${floor.toFixed(1)} ms, ours ${own.toFixed(1)} ms, ours with 10,000 rows ${many.toFixed(1)} ms`,
    )
    ours.push(own / floor)
    growth.push(many / own)
    if (round < 2) naive.push((await keyMs(browser, `${listsUrl}/naive`, 1000)) / floor)
  }
  judge('main thread per key, 1,000 rows ÷ plain HTML', median(ours), BOUNDS.keys1000)
  judge('main thread per key, 10,000 rows ÷ 1,000 rows', median(growth), BOUNDS.keys10000)
  judge(
    'self-check: a list with all rows in the document ÷ plain HTML',
    median(naive),
    BOUNDS.keys1000,
    { shouldBreak: true },
  )
}
