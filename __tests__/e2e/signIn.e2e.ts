import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { expect, mailOf, settled, test } from './kit'
import { linkInMail, newestLink } from './outbox'

const email = (page: Page) => page.getByLabel('メールアドレス', { exact: true })
const password = (page: Page) => page.getByLabel('パスワード', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
async function fill(page: Page, mail: string, secret: string) {
  await email(page).fill(mail)
  await password(page).fill(secret)
  await button(page, 'ログイン').click()
}

test('ログインの誤りは、その場で分かり、入力は残り、5回で止まる', async ({ page, watch }, info) => {
  const who = `locked-${info.project.name}@example.com`
  watch.expects(/answer 422: POST .*\/sign_in/)
  watch.expects(/answer 429: POST .*\/sign_in/)
  watch.expects(/console\.error: Failed to load resource/)
  await page.goto('/login')
  await button(page, 'ログイン').click()
  await expect(page.getByText('メールアドレスを入力してください。').first()).toBeVisible()
  for (const left of ['あと4回', 'あと3回', 'あと2回', 'あと1回']) {
    await fill(page, who, 'wrong-password')
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'メールアドレスまたはパスワードが正しくありません。' }),
    ).toContainText(left)
  }
  await expect(email(page)).toHaveValue(who)
  await watch.look('login_wrong')
  await fill(page, who, 'wrong-password')
  await expect(
    page.getByRole('alert').filter({ hasText: 'ログインを止めています。15分ほど待つか' }),
  ).toBeVisible()
  const refused = page.waitForResponse((r) => r.status() === 429)
  await fill(page, who, 'wrong-password')
  await refused
  await expect(
    page.getByRole('alert').filter({ hasText: 'ログインを止めています。15分ほど待つか' }),
  ).toBeVisible()
  await watch.look('login_locked')
})

test('ログインすると、開こうとしていた画面へ戻る。ログアウトすると、もう開けない', async ({
  page,
  watch,
}) => {
  watch.expects(/answer 401: GET/)
  watch.expects(/console\.error: Failed to load resource/)
  watch.expects(/answer 401: PATCH .*\/sign_in\/refresh/)
  await page.goto('/account/settings')
  await page.waitForURL(/\/login\?next=/)
  await fill(page, mailOf('store'), DEMO_PASSWORD)
  await page.waitForURL('**/account/settings')
  await expect(page.getByRole('main').getByText(mailOf('store')).first()).toBeVisible()
  await page.goto('/account')
  await button(page, 'ログアウト').click()
  // A new document replaces the page. Reads that are still open may also lead to the sign-in.
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await expect(async () => {
    await page.goto('/account/settings')
    await page.waitForURL(/\/login\?next=/, { timeout: 5_000 })
  }).toPass()
})

test('よそのURLへは、ログインのあとも送られない', async ({ page }) => {
  await page.goto('/login?next=//evil.example/account')
  await fill(page, mailOf('store'), DEMO_PASSWORD)
  await page.waitForURL((url) => /^\/(account|clients\/\d+)$/.test(url.pathname))
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('パスワードを忘れたとき、メールのリンクから決め直せる', async ({ page, watch }, info) => {
  const chosen = `Fresh-pass-${info.project.name}-9`
  await page.goto('/login')
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click()
  await expect(page.getByRole('heading', { name: 'パスワードの再設定' })).toBeVisible()
  const before = await newestLink(page, mailOf('other'), /パスワード/)
  await email(page).fill(mailOf('other'))
  await button(page, '案内メールを送る').click()
  await expect(page.getByText(`${mailOf('other')} あてに、ご案内を送りました。`)).toBeVisible()
  await watch.look('reset_sent')
  const link = await linkInMail(page, mailOf('other'), /パスワード/, before)
  await page.goto(link)
  await page.getByLabel('新しいパスワード', { exact: true }).fill(chosen)
  await page.getByLabel('新しいパスワード(確認)').fill(chosen)
  await watch.look('reset_choose')
  await button(page, 'このパスワードに設定する').click()
  await page.waitForURL('**/auth/complete')
  await page.getByRole('link', { name: 'ログイン画面へ' }).click()
  await fill(page, mailOf('other'), chosen)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await settled(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'このURLは使えません' })).toBeVisible()
  await watch.look('reset_used')
})

test('メールアドレスは、届いたメールのリンクで初めて変わる', async ({ page, watch }, info) => {
  const after = `accounting-${info.project.name}@example.com`
  // The test at the other width may have changed the e-mail address before.
  const others = [mailOf('accounting'), 'accounting-1280@example.com', 'accounting-375@example.com']
  let signedIn = false
  for (const mail of others)
    signedIn ||= (
      await page.request.post('/app/api/v1/sign_in', {
        headers: { 'X-App': 'X-App' },
        data: { email: mail, password: DEMO_PASSWORD },
      })
    ).ok()
  expect(signedIn).toBe(true)
  await page.goto('/account/settings/email')
  await page.getByLabel('新しいメールアドレス').fill(after)
  await page.getByLabel('今のパスワード').fill(DEMO_PASSWORD)
  await button(page, '確認メールを送る').click()
  await page.waitForURL('**/account/settings')
  await expect(page.getByText(`${after} への変更は確認待ちです。`)).toBeVisible()
  await watch.look('email_pending')
  await page.goto(await linkInMail(page, after, /メールアドレス/))
  await watch.look('email_confirm')
  await button(page, 'このアドレスに変更する').click()
  await expect(page.getByText('メールアドレスを変更しました')).toBeVisible()
  await page.goto('/account/settings')
  await expect(page.getByRole('main').getByText(after, { exact: true })).toBeVisible()
})
