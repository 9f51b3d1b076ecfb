import type { Page, Route } from '@playwright/test'
import { calm, expect } from './calm'
import type { Person } from './person'
import type { CutKind, Report } from './report'

/** What the page says of a press without a connection. */
export const OFFLINE =
  'オフラインのため、送信していません。電波の届く場所で、もう一度お試しください。'
const UNCONFIRMED = '送信できたか確認できません。もう一度押しても二重になりません。'
const NOTICE_MS = 10_000
const BETWEEN_LOOKS_MS = 500
/** A notice that has been taken back moves out. */
const LEAVING_MS = 1_000
/** Toasts, the banner in their place, and alerts of a page; what is read out alone says the same. */
const NOTICES = '.Toastify__toast, [role=alert]:not(.vh), [role=status]:not(.vh)'

/** An act that is sent while the connection is cut, and again. */
export type CutAct = {
  kind: CutKind
  name: string
  /** The path of the write. */
  path: RegExp
  press: () => Promise<void>
  /** How often the act has been done, as the server knows it. */
  done: () => Promise<number>
  /** What the page says when it is done. */
  success: RegExp
  /** What stands in the place of a notice, where the act is marked itself as not sent. */
  notice?: RegExp
}

/** The notices that the page shows now. */
export const noticesOf = (page: Page) =>
  page.locator(NOTICES).filter({ visible: true }).allInnerTexts()
const saying = (page: Page, text: string | RegExp) =>
  page.locator(NOTICES).filter({ hasText: text }).filter({ visible: true })

async function breakLine({ context, page }: Person, { kind, path }: CutAct) {
  if (kind === 'offline') {
    await context.setOffline(true)
    return () => context.setOffline(false)
  }
  const handle = async (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback()
    if (kind === 'lost') await route.fetch()
    return route.abort()
  }
  await page.route(path, handle)
  return () => page.unroute(path, handle)
}

/** Cuts the connection at one act: the notice says what is true, and the repetition does it once. */
export async function cut(person: Person, report: Report, act: CutAct) {
  const { page, watch } = person
  const { kind, name, press, done, success } = act
  report.cut(kind, name)
  const before = await done()
  const fault = (what: string) => {
    report.fault(`${name} (${kind})`, what)
  }
  const mustBe = async (when: string, wanted: number) => {
    let now = (await done()) - before
    for (const until = Date.now() + NOTICE_MS; now < wanted && Date.now() < until;) {
      await page.waitForTimeout(BETWEEN_LOOKS_MS)
      now = (await done()) - before
    }
    if (now !== wanted) fault(`${when} it was done ${now} times, not ${wanted}`)
  }
  watch.setCut(true)
  const mend = await breakLine(person, act)
  const text = act.notice ?? (kind === 'offline' ? OFFLINE : UNCONFIRMED)
  try {
    await press()
    await expect(
      act.notice ? page.getByText(act.notice).last() : saying(page, text).first(),
    ).toBeVisible({ timeout: NOTICE_MS })
  } catch {
    fault(`it does not say 「${String(text)}」 but: ${(await noticesOf(page)).join(' / ')}`)
  }
  await mustBe('after the cut', kind === 'lost' ? 1 : 0)
  await mend()
  if (kind === 'offline')
    await expect(saying(page, OFFLINE))
      .toHaveCount(0, { timeout: NOTICE_MS })
      .catch(() => {
        fault('the connection is back and the notice still says that it is not')
      })
  await calm(page)
  watch.setCut(false)
  // What the list shows by now needs no second press; what can be pressed must not be done twice.
  await press().catch((error: unknown) => {
    fault(`the notice asks to press again, and one cannot: ${String(error).split('\n')[0]}`)
  })
  await expect(page.getByText(success).filter({ visible: true }).first())
    .toBeVisible({ timeout: NOTICE_MS })
    .catch(async () => {
      fault(
        `after the repetition it does not say ${success}: ${(await noticesOf(page)).join(' / ')}`,
      )
    })
  await mustBe('after the repetition', 1)
  await expect(saying(page, text))
    .toHaveCount(0, { timeout: LEAVING_MS })
    .catch(() => {
      fault('it is done and the notice still says that it is not known')
    })
}
