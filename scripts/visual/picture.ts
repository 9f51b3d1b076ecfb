/** Opens one page as a shot says, presses what it says, and takes the picture when nothing moves any more. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Ids } from './accounts'
import type { Act, Shot, Width } from './shot'
import { prepare, type Studio, type Tab } from './studio'

const QUIET_MS = 120
const SETTLE_MS = 20_000
const ACT_MS = 5_000
/** For how long short delays are waited for. */
const DELAYS_MS = 4_000
const TRIES = 8
const STRETCHES = 4

function addressOf(route: string, ids: Ids) {
  return route.replace(/\[(\w+)\]/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`${route}: nothing to fill ${name} with`)
    return id
  })
}

type InPage = { visualRest: (most: number) => Promise<boolean> }

const rested = (page: Page, most: number) =>
  page.evaluate((ms) => (globalThis as unknown as InPage).visualRest(ms), most)

/** No answer is awaited, no short delay is running, and the page has had time to draw what came last. */
async function settle({ page, waiting }: Tab) {
  const begun = Date.now()
  while (Date.now() - begun < SETTLE_MS) {
    const left = DELAYS_MS - (Date.now() - begun)
    const still = await rested(page, Math.max(0, left))
    await sleep(QUIET_MS)
    if (waiting.size === 0 && (still || left <= 0)) return
  }
  const open = [...waiting].map((request) => request.url()).join(', ')
  throw new Error(`still waits for ${open}`)
}

/** Shows every part once: some are read only when they come near the window. */
async function showAll(tab: Tab) {
  await tab.page.evaluate(async () => {
    const { documentElement: root } = document
    for (let y = innerHeight; y < root.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    scrollTo(0, 0)
  })
  await settle(tab)
}

/** Makes the window as high as the page: the bars at its foot then cover nothing. What a table draws more may make the page higher still. */
async function stretch(tab: Tab) {
  const height = () => tab.page.evaluate(() => document.documentElement.scrollHeight)
  const fits = async () => (await height()) === tab.page.viewportSize()?.height
  if (await fits()) return
  await showAll(tab)
  for (let n = 0; n < STRETCHES && !(await fits()); n++) {
    await tab.page.setViewportSize({ width: tab.width, height: await height() })
    await settle(tab)
  }
}

async function perform(page: Page, { role, name, nth = 0, type, inDialog = false }: Act) {
  const around = inDialog ? page.getByRole('dialog') : page
  const exact = typeof name === 'string'
  const target = around.getByRole(role, { name, exact }).filter({ visible: true }).nth(nth)
  if (type !== undefined) return target.fill(type, { timeout: ACT_MS })
  return target.click({ timeout: ACT_MS })
}

/** Two pictures in a row that are the same; or one that is the `expected` one, which needs no second. */
async function steadyPicture(page: Page, fullPage: boolean, expected: Buffer | undefined) {
  let last: Buffer | undefined
  for (let n = 0; n < TRIES; n++) {
    const now = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' })
    if (last?.equals(now) || expected?.equals(now)) return now
    last = now
    await sleep(n * 100)
  }
  throw new Error('does not come to rest')
}

async function open(tab: Tab, shot: Shot, ids: Ids) {
  await prepare(tab, shot)
  await tab.page.goto(addressOf(shot.route, ids))
  await tab.page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: ACT_MS })
  await settle(tab)
}

/** The picture of a shot at a width. `expected`: what it most likely is. */
export async function takePicture(studio: Studio, shot: Shot, width: Width, expected?: Buffer) {
  const tab = await studio.tabFor(shot.who, width)
  const { page } = tab
  await open(tab, shot, studio.ids)
  for (const act of shot.acts) {
    await perform(page, act)
    await settle(tab)
  }
  if (shot.acts.length > 0) {
    await page.mouse.move(0, 0)
    await settle(tab)
  }
  if (shot.wholePage) await stretch(tab)
  return steadyPicture(page, shot.wholePage, expected)
}
