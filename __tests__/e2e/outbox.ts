import type { Page } from '@playwright/test'
import { expect } from './kit'

/** The configuration of the suite chose its secret. */
const OUTBOX = `/api/outbox/${process.env['OUTBOX_SECRET'] ?? ''}`

/** How many mails somebody has got so far. */
export const mailsTo = async (page: Page, to: string) =>
  (await (await page.request.get(OUTBOX)).text()).split(`宛先: ${to} `).length - 1

/**
 * The newest mail to somebody, opened in the outbox, and the link in it. `before`: how many there were before
 * this one.
 */
export async function linkInMail(page: Page, to: string, subject: RegExp, before = 0) {
  const mail = page
    .getByRole('article')
    .filter({ hasText: `宛先: ${to} ` })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first()
  // Mails leave by a job: the outbox has it a moment after the answer.
  await expect.poll(() => mailsTo(page, to), { timeout: 20_000 }).toBeGreaterThan(before)
  await page.goto(OUTBOX)
  const link = await mail.getByRole('link').first().getAttribute('href')
  if (!link) throw new Error(`no link in the mail to ${to}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
