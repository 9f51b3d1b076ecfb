import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { expect, mailOf, settled, test } from './kit'
import { answerByTemplate, storeOf, thumbOf } from './steps'

type Rooms = { items: { uid: string; unreadCount: number }[] }
type Room = {
  messages: { id: number; body: string; sendKey: string | null }[]
  sendRefusal: string | null
}
const APP = { 'X-App': 'X-App' }

test('375pxの画面で、ホームから3回の操作で、未読のメッセージに返信できる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  const thumb = thumbOf(page)
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  await thumb.tap(page.getByRole('link', { name: /未読メッセージ/ }))
  await page.waitForURL(/\/chat_rooms\/[\w-]+\?unread_only=1$/)
  await expect(page.getByText('ここから未読')).toBeVisible()
  await watch.look('chat_1_room')
  const whole = page.viewportSize()
  await page.setViewportSize({ width: 375, height: 667 })
  const messages = await page.getByRole('region', { name: 'やり取り' }).boundingBox()
  expect(messages?.height, 'half of a small phone').toBeGreaterThanOrEqual(667 / 2)
  if (whole) await page.setViewportSize(whole)
  const template = page.getByRole('group', { name: '定型文' }).getByRole('button').last()
  for (const target of [template, page.getByRole('button', { name: '送信', exact: true })]) {
    const box = await target.boundingBox()
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      'large enough to hit',
    ).toBeGreaterThanOrEqual(44)
  }
  const text = await answerByTemplate(thumb)
  expect(thumb.taps()).toBeLessThanOrEqual(3)
  await watch.look('chat_2_answered')
  const uid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(
    (await read<Room>(`/clients/${clientId}/chat_rooms/${uid}`)).messages.filter(
      (message) => message.body === text && message.sendKey !== null,
    ).length,
  ).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'メッセージの一覧へ戻る' }).click()
  await expect(page.getByRole('button', { name: /^未読のみ/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await settled(page)
  await watch.look('chat_3_list')
})

/** Of three messages in turn, one is lost before the server, one is stored but its answer is lost, one arrives. */
async function breakLines(page: Page, from: number) {
  let n = from
  await page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    n++
    if (n % 3 === 1) return route.abort()
    if (n % 3 === 2) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
}
const shown = (page: Page) =>
  page.locator('[data-log] [data-id]:not([data-system]) [data-body]').allTextContents()
/** Sends what failed again, until nothing waits. What is on its way may still fail. */
const sendAllAgain = (page: Page) =>
  expect(async () => {
    await expect(page.locator('[data-unsent=sending]')).toHaveCount(0)
    if ((await page.locator('[data-unsent=failed]').count()) > 0)
      await page
        .getByRole('button', { name: /再送する$/ })
        .last()
        .click({ timeout: 2000 })
    await expect(page.locator('[data-unsent]')).toHaveCount(0, { timeout: 2000 })
  }).toPass({ timeout: 90_000 })
/** Writes a message and sends it again until it is stored. */
async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: /に返信$/ }).fill(text)
  await page.getByRole('button', { name: '送信', exact: true }).click()
  const written = page.locator(':is([data-unsent], [data-id])').filter({ hasText: text })
  await expect(written.first()).toBeVisible()
  await sendAllAgain(page)
  await expect(page.locator('[data-id] [data-body]', { hasText: text })).toHaveCount(1)
}

test('375pxの担当者とパソコンの管理者が、途切れる回線とオフラインの中で話しても、失われず、重ならず、順が変わらない', async ({
  page,
  browser,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(240_000)
  for (const trouble of [
    /request failed: .* net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
    /console\.error: Failed to load resource/,
  ])
    watch.expects(trouble)
  await signIn('staff')
  const clientId = await storeOf(read)
  const { items } = await read<Rooms>(`/clients/${clientId}/chat_rooms`)
  let uid = ''
  for (const one of items)
    if (
      uid === '' &&
      (await read<Room>(`/clients/${clientId}/chat_rooms/${one.uid}`)).sendRefusal === null
    )
      uid = one.uid
  const path = `/clients/${clientId}/chat_rooms/${uid}`
  const mark = `${Date.now() % 100_000}`
  const desk = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    baseURL: new URL((await page.request.get('/login')).url()).origin,
  })
  const manager = await desk.newPage()
  expect(
    (
      await desk.request.post('/app/api/v1/sign_in', {
        headers: APP,
        data: { email: mailOf('store'), password: DEMO_PASSWORD },
      })
    ).ok(),
  ).toBe(true)
  await Promise.all([page.goto(path), manager.goto(path)])
  for (const one of [page, manager])
    await expect(one.getByRole('textbox', { name: /に返信$/ })).toBeVisible()
  await breakLines(page, 0)
  await breakLines(manager, 1)

  const words = (who: string, n: number) => `${who}${mark}-${n}です。`
  await Promise.all([
    (async () => {
      for (let n = 1; n <= 6; n++) await say(manager, words('机', n))
    })(),
    (async () => {
      for (let n = 1; n <= 3; n++) await say(page, words('電話', n))
      // Two messages are written without a connection. They survive a reload and are sent in their order.
      await page.context().setOffline(true)
      for (const n of [4, 5]) {
        await page.getByRole('textbox', { name: /に返信$/ }).fill(words('電話', n))
        await page.getByRole('button', { name: '送信', exact: true }).click()
        await expect(
          page.locator('[data-unsent=failed]', { hasText: words('電話', n) }),
        ).toBeVisible()
      }
      await page.context().setOffline(false)
      await page.reload()
      // They are there once the page knows the account.
      await expect(page.locator('[data-unsent]')).toHaveCount(2)
      await sendAllAgain(page)
      await say(page, words('電話', 6))
    })(),
  ])

  const stored = async () =>
    (await read<Room>(`/clients/${clientId}/chat_rooms/${uid}`)).messages
      .map((message) => message.body)
      .filter((body) => body.includes(mark))
  for (const who of ['机', '電話'])
    expect(
      (await stored()).filter((body) => body.startsWith(who)),
      `${who}: each once, in its order`,
    ).toEqual([1, 2, 3, 4, 5, 6].map((n) => words(who, n)))
  const all = await stored()
  for (const [name, one] of [
    ['phone', page],
    ['desk', manager],
  ] as const)
    await expect
      .poll(async () => (await shown(one)).filter((body) => body.includes(mark)), {
        message: name,
        timeout: 20_000,
      })
      .toEqual(all)
  for (const one of [page, manager]) await expect(one.locator('[data-unsent]')).toHaveCount(0)
  await manager.reload()
  await expect
    .poll(async () => (await shown(manager)).filter((body) => body.includes(mark)), {
      timeout: 20_000,
    })
    .toEqual(all)
  await page.unroute('**/messages')
  await desk.close()
})
