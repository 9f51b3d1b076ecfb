import { wrongCounts } from './counts'
import { cut, OFFLINE } from './cuts'
import type { Day } from './day'
import { createReport } from './report'

/** A number that differs, a page that is too wide and shows nonsense, and a notice that lies must be noticed. */
export async function selfCheck({ manager, clientId, report }: Day) {
  const { page, watch } = manager
  const mustBite = (what: string, found: readonly string[], pattern: RegExp) => {
    if (!found.some((line) => pattern.test(line)))
      report.fault('self-check', `${what} was not noticed: ${found.join(' / ')}`)
  }
  const planted = {
    ...manager,
    get: async (path: string) => {
      const { status, text } = await manager.get(path)
      return { status, text: text.replaceAll(/"unreadChatRooms":\d+/g, '"unreadChatRooms":987') }
    },
  }
  mustBite('a wrong number', await wrongCounts(planted, clientId, false), /987、開くと/)

  const silent = createReport(() => undefined)
  silent.startDay('planted')
  let done = 0
  await cut(manager, silent, {
    kind: 'offline',
    name: 'planted',
    path: /never/,
    press: async () => {
      done += 1
      await page.evaluate((text) => {
        const notice = document.createElement('p')
        notice.setAttribute('role', 'alert')
        notice.textContent = text
        document.body.append(notice)
      }, OFFLINE)
    },
    done: () => Promise.resolve(done),
    success: /./,
  })
  mustBite('a notice that lies', silent.faults(), /after the cut it was done 1 times, not 0/)
  mustBite('a notice that stays', silent.faults(), /the connection is back and the notice still/)

  watch.take()
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.textContent = 'NaN円'
    wide.style.setProperty('width', '3000px')
    document.querySelector('main')?.append(wide)
    console.error('planted')
  })
  await watch.look()
  const found = watch.take()
  mustBite('a page that is too wide', found, /px wide on a screen of 375/)
  mustBite('nonsense', found, /unreadable/)
  mustBite('an error of the console', found, /planted/)
}
