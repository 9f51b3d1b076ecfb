import type { Page } from '@playwright/test'
import { expect } from './kit'

/** The configuration of the suite chose its secret. */
const OUTBOX = `/api/outbox/${process.env['OUTBOX_SECRET'] ?? ''}`

/** The link in the newest mail to somebody with such a subject, as the outbox writes it. It shows the last hundred. */
export async function newestLink(page: Page, to: string, subject: RegExp) {
  const mails = (await (await page.request.get(OUTBOX)).text()).split('<article>')
  const newest = mails.find(
    (mail) => mail.includes(`宛先: ${to} `) && subject.test(mail.split('</h2>')[0] ?? ''),
  )
  return newest?.split('href="')[1]?.split('"')[0]
}

/**
 * The newest mail to somebody, opened in the outbox, and the link in it. `before`: the newest link before this mail was
 * asked for.
 */
export async function linkInMail(page: Page, to: string, subject: RegExp, before?: string) {
  const mail = page
    .getByRole('article')
    .filter({ hasText: `宛先: ${to} ` })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first()
  // Mails leave by a job: the outbox has it a moment after the answer.
  await expect.poll(() => newestLink(page, to, subject), { timeout: 20_000 }).not.toBe(before)
  await page.goto(OUTBOX)
  const link = await mail.getByRole('link').first().getAttribute('href')
  if (!link) throw new Error(`no link in the mail to ${to}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
