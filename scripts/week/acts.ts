import type { Locator, Page } from '@playwright/test'
import { calm, expect } from './calm'
import { noticesOf } from './cuts'
import type { Day } from './day'
import type { Person } from './person'

/** Presses something unless it is pressed already: an act that is repeated goes on from where it was. */
export async function pressOnce(button: Locator, next: Locator) {
  if ((await next.count()) === 0) await button.click()
}

/** The monthly agreement before a posting, when it is asked for. */
export async function agree(page: Page) {
  const agreed = page.getByRole('checkbox', { name: /労働契約が成立する/ })
  if ((await agreed.count()) > 0 && !(await agreed.first().isChecked()))
    await agreed.first().click()
}

const GENERIC = /通信に失敗しました|時間をおいて再度|サーバー/

/**
 * Two people do the same at the same time: it is done once, one is told so, the other is told why not, and neither
 * stands before an empty page.
 */
export async function together(
  { manager, colleague, fault }: Day,
  { press, success }: { press: (who: Person) => Promise<void>; success: RegExp },
) {
  const people = [manager, colleague]
  await Promise.all(people.map(press))
  const notices = await Promise.all(
    people.map(async ({ page }) => {
      const notice = page.locator('.Toastify__toast').or(page.getByRole('alert'))
      await notice
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: 10_000 })
        .catch(() => undefined)
      await page.waitForTimeout(1_500)
      const done = await page.getByText(success).filter({ visible: true }).allInnerTexts()
      return [...(await noticesOf(page)), ...done].join(' / ')
    }),
  )
  const winners = notices.filter((text) => success.test(text)).length
  if (winners === 0) fault(`nobody is told of the success: ${notices.join(' | ')}`)
  const losers = notices.filter((text) => !success.test(text))
  for (const text of losers)
    if (text.trim() === '' || GENERIC.test(text))
      fault(`the second gets no clear answer: 「${text}」`)
  for (const { page } of people) await calm(page)
  return notices
}

/** Ends the session of somebody: their cookies are gone, as after a week. */
export const endSession = ({ context }: Person) => context.clearCookies()

/** Signs in on the page of the sign-in, and waits until it leads back. */
export async function signInAgain({ page, email }: Person, password: string, back: RegExp) {
  await page.getByLabel('メールアドレス', { exact: true }).fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL(back)
  await calm(page)
}

/** The dialog of a session that has ended over unsaved input, and the sign-in that it leads to. */
export async function followExpiry(person: Person, password: string, back: RegExp) {
  const { page } = person
  const dialog = page.getByRole('dialog', { name: 'ログインの有効期限が切れました' })
  await expect(dialog).toBeVisible({ timeout: 15_000 })
  await expect(dialog).toContainText('入力内容は下書きに残しました')
  await dialog.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL(/\/login\?next=/)
  await signInAgain(person, password, back)
}
