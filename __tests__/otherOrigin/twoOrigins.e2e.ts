import type { Page, Response } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { originOf } from '@tests/e2e/browserOptions'
import { expect, mailOf, settled } from '@tests/e2e/kit'
import { saveRoster, storeOf, thumbOf } from '@tests/e2e/steps'
import { test } from './apiServer'

/** The origin of the API. The pages come from another one, as in an installation with an API of its own. */
const API = originOf('api')
const isCall = (url: string) => /^\/(app\/)?api\//.test(new URL(url).pathname)
const lineOf = (answer: Response) =>
  `${answer.request().method()} ${new URL(answer.url()).pathname} ${answer.status()}`

/** Records the page's calls as "GET /app/api/v1/accounts/me 200". A call to any origin but the API's fails the test. */
function callsOf(page: Page) {
  const lines: string[] = []
  page.on('response', (answer) => {
    if (!isCall(answer.url())) return
    expect(new URL(answer.url()).origin, lineOf(answer)).toBe(API)
    lines.push(lineOf(answer))
  })
  return lines
}
/** Lets the browser draw a green square of 40 × 40 pixels. */
const pictureOf = async (page: Page) =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 40
      canvas.height = 40
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = 'green'
      context?.fillRect(0, 0, 40, 40)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }),
    'base64',
  )

test('ログインし、切れたログインを延ばし、ログアウトする', async ({ page, watch }) => {
  watch.expects(/answer 401: GET/)
  watch.expects(/answer 401: PATCH .*\/sign_in\/refresh/)
  watch.expects(/console\.error: Failed to load resource.*401/)
  const calls = callsOf(page)
  await page.goto('/login')
  await page.getByLabel('メールアドレス', { exact: true }).fill(mailOf('store'))
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await settled(page)
  expect(calls).toContain('POST /app/api/v1/sign_in 204')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly]).sort()).toEqual([
    ['access', true],
    ['refresh', true],
  ])

  await page.context().clearCookies({ name: 'access' })
  await page.goto('/account/settings')
  await expect(page.getByRole('main').getByText(mailOf('store')).first()).toBeVisible()
  expect(calls).toContain('PATCH /app/api/v1/sign_in/refresh 204')

  await page.goto('/account')
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await page.waitForURL(/\/login/)
  await page.goto('/account/settings')
  await page.waitForURL(/\/login\?next=/)
})

test('写真を送って店舗の情報に書き込み、その写真を見る', async ({ page, signIn, read }) => {
  const calls = callsOf(page)
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}/detail?edit=1`)
  await settled(page)
  const rows = page.getByRole('list', { name: '写真' }).getByRole('listitem')
  const before = await rows.count()
  await page.getByLabel('写真を追加').setInputFiles({
    name: '入り口.png',
    mimeType: 'image/png',
    buffer: await pictureOf(page),
  })
  await expect(rows).toHaveCount(before + 1)
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await expect(page.getByText(/を保存しました。/).first()).toBeVisible()
  expect(calls).toContain(`POST /app/api/v1/clients/${clientId}/files 200`)
  expect(calls).toContain(`PATCH /app/api/v1/clients/${clientId} 200`)

  await page.goto(`/clients/${clientId}/detail?edit=1`)
  await expect(rows).toHaveCount(before + 1)
  await expect
    .poll(() =>
      rows
        .last()
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(40)
  expect(calls).toContainEqual(
    expect.stringMatching(`^GET /app/api/v1/clients/${clientId}/files/\\d+ 200$`),
  )
})

test('名簿を、その名のファイルとして受け取る', async ({ page, signIn, read }) => {
  callsOf(page)
  await signIn('store')
  await page.goto(`/clients/${await storeOf(read)}/users/attendings`)
  await settled(page)
  await saveRoster(thumbOf(page))
})

test('画面を開いたまま、ほかの人の変更を受け取る', async ({ page, signIn, read }) => {
  callsOf(page)
  await signIn('store')
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/accounts/me/events'))
  await page.goto(`/clients/${await storeOf(read)}`)
  expect((await stream).headers()['content-type']).toContain('text/event-stream')
})

test('版と、メンテナンス中かどうかを、APIのサーバーに尋ねる', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/login')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...calls].sort()).toEqual(['GET /api/check-maintenance 200', 'GET /api/version-key 200'])
})

test('APIのサーバーがメンテナンス中なら、画面もそうなる', async ({ page, apiServer }) => {
  callsOf(page)
  await apiServer.restart({ MAINTENANCE: 'on' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: '現在、メンテナンス中です。' })).toBeVisible()
  // The page would go on asking whether the maintenance has ended, also after the server of the test has stopped.
  await page.goto('about:blank')
})
