import type { Page } from '@playwright/test'
import { expect } from './kit'

/** The URL of the outbox. The suite's configuration chose its secret. */
const OUTBOX = `/api/outbox/${process.env['OUTBOX_SECRET'] ?? ''}`

/** Finds the link in the newest mail to somebody with this subject, among the hundred mails that the outbox shows. */
export async function newestLink(page: Page, to: string, subject: RegExp) {
  const mails = (await (await page.request.get(OUTBOX)).text()).split('<article>')
  const newest = mails.find(
    (mail) => mail.includes(`宛先: ${to} `) && subject.test(mail.split('</h2>')[0] ?? ''),
  )
  return newest?.split('href="')[1]?.split('"')[0]
}

/**
 * Waits for a new mail to somebody, opens it in the outbox and returns the link in it. `before`: the newest link before
 * this mail was requested.
 */
export async function linkInMail(page: Page, to: string, subject: RegExp, before?: string) {
  const mail = page
    .getByRole('article')
    .filter({ hasText: `宛先: ${to} ` })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first()
  // A job sends mails, so the outbox has it a moment after the answer.
  await expect.poll(() => newestLink(page, to, subject), { timeout: 20_000 }).not.toBe(before)
  await page.goto(OUTBOX)
  const link = await mail.getByRole('link').first().getAttribute('href')
  if (!link) throw new Error(`no link in the mail to ${to}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
