import type { Page } from '@playwright/test'
import { expect, settled, test } from './kit'

test.use({ serviceWorkers: 'allow' })

/** Returns everything that pages and the service worker store on the device, as text. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const values = [...Object.values(localStorage), ...Object.values(sessionStorage)]
    return { urls: requests.flat(), text: JSON.stringify(values) }
  })

test('つながらなくても今日の一覧が読め、ログアウトすると人のことは何も残らない', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  // After the sign-out, reads that were still open and the page that is closed may fail.
  watch.expects(/answer 401: GET/)
  watch.expects(/answer 401: PATCH .*\/sign_in\/refresh/)
  watch.expects(/console\.error: Failed to load resource/)
  // A page may be left while the service worker fetches its picture.
  watch.tolerates(/request failed: GET .*\/logo-mark\.svg net::ERR_FAILED/)
  await signIn('store')
  await page.goto('/clients/1')
  await settled(page)
  // If their shift has finished it is collapsed, and its text is not rendered.
  const name = (await page.locator('[data-people] b').first().textContent()) ?? ''
  expect(name).not.toBe('')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The caches contain only files: no answer of the API and no page with data.
  const { urls, text } = await keptOnDevice(page)
  const paths = urls.map((url) => new URL(url).pathname)
  expect(paths.filter((path) => !/^\/(offline$|_next\/static\/|[\w-]+\.\w+$)/.test(path))).toEqual(
    [],
  )
  expect(paths).toContain('/offline')
  expect(text).toContain(name)

  await context.setOffline(true)
  await page.reload()
  const bar = page.getByRole('status').filter({ hasText: 'オフラインです。' })
  await expect(bar).toContainText(/\d{1,2}:\d{2}時点。オフラインです。/)
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await watch.look('offline')
  await page.getByRole('button', { name: '再接続' }).click()
  await expect(bar).toContainText('まだつながっていません。')

  await context.setOffline(false)
  await expect(page).toHaveURL(/\/clients\/1$/)
  await settled(page)
  await page.goto('/account')
  await settled(page)
  await page.getByRole('button', { name: 'ログアウト' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'スポットシフト' })).toHaveJSProperty('complete', true)
  await expect(async () => {
    await page.goto('/clients/1')
    await page.waitForURL(/\/login\?next=/, { timeout: 5_000 })
  }).toPass()
  await expect(page.getByRole('img', { name: 'スポットシフト' })).toHaveJSProperty('complete', true)
  // The service worker and its files stay: they hold no personal data.
  const left = await keptOnDevice(page)
  expect(left.text).not.toContain(name)
})
