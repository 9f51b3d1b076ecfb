import type { Page } from '@playwright/test'
import { expect, settled, test } from './kit'
import { storeOf } from './steps'

/** Pages below /clients/{clientId} that have fixed bars and a main action. */
const paths = ['', '/offerings', '/offers', '/chat_rooms', '/users', '/fix_payment_requests']

const upright = { width: 375, height: 667 }
const onItsSide = { width: 667, height: 375 }

/** Returns controls that something else covers even when they are scrolled to the middle of the screen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const pressed = 'main :is(a[href], button:not([disabled]), summary, input[type=checkbox])'
    for (const element of document.querySelectorAll(pressed)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // A visually hidden checkbox is clicked by its label.
      const target = element.closest('label') ?? element
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // The middle of a link over several lines may lie beside its text, so its first line counts.
      const [line] = target.getClientRects()
      if (!line || line.width <= 1 || line.height <= 1) continue
      const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
      if (top === null || target.contains(top) || top.contains(target)) continue
      const nameOf = (one: Element) =>
        one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 30)
      found.push(`「${nameOf(target)}」 below ${top.tagName.toLowerCase()} 「${nameOf(top)}」`)
    }
    return found
  })

test('375px: どの押せるものも、縦でも横でも、動かないバーやボタンに隠れない', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  for (const viewport of [upright, onItsSide]) {
    await page.setViewportSize(viewport)
    for (const path of paths)
      await test.step(`${viewport.width} × ${viewport.height} ${path}`, async () => {
        await page.goto(`/clients/${clientId}${path}`)
        await settled(page)
        expect(await covered(page)).toEqual([])
      })
  }
})

test('375px: 募集条件のカレンダーは、開くと最後の週まで見える', async ({ page, signIn, read }) => {
  await page.setViewportSize(upright)
  await signIn('store')
  const clientId = await storeOf(read)
  const { items } = await read<{ items: { id: number }[] }>(`/clients/${clientId}/offers`)
  await page.goto(`/clients/${clientId}/offers/${items[0]?.id}/offerings/new`)
  await settled(page)
  await page.getByRole('button', { name: 'カレンダー', exact: true }).click()
  const field = page.getByRole('textbox', { name: /カレンダーから選ぶ/ })
  await expect(field).toBeInViewport()
  const bar = await page.locator('[data-actionbar]').boundingBox()
  const place = await field.boundingBox()
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await field.click()
  await expect(page.locator('.react-datepicker__week').last()).toBeInViewport({ ratio: 1 })
})

/** Returns what covers the beginning of the focused control (of an option: its label), '' if nothing does. */
const coveringFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement?.closest('label') ?? document.activeElement
    const box = control?.getBoundingClientRect()
    if (!control || !box || control === document.body) return 'no focus'
    const top = document.elementFromPoint(box.left + 12, box.top + 12)
    return top === null || control.contains(top) ? '' : top.textContent.slice(0, 30)
  })

test('375px: 送れなかったフォームでは、メッセージもその入力欄も、何にも隠れない', async ({
  page,
  signIn,
  read,
}) => {
  await page.setViewportSize(upright)
  await signIn('store')
  const clientId = await storeOf(read)
  const { items } = await read<{ items: { id: number; startAt: string; peopleMatched: number }[] }>(
    `/clients/${clientId}/offerings`,
  )
  const matched = items.find(
    ({ startAt, peopleMatched }) => peopleMatched > 0 && Date.parse(startAt) > Date.now() + 900_000,
  )
  if (!matched) throw new Error('nobody is matched')
  const offering = `/clients/${clientId}/offerings/${matched.id}`

  await test.step('a list that is longer than the screen', async () => {
    const { items: users } = await read<{ items: { userId: number; status: string }[] }>(
      `${offering}/users`,
    )
    const worker = users.find(({ status }) => status === 'established')
    await page.goto(`${offering}/reject/${worker?.userId}`)
    await settled(page)
    await page.getByRole('button', { name: '次へ: 影響を確認する' }).click()
    await expect(page.getByText('キャンセルの理由を選んでください。')).toBeInViewport()
    expect(await coveringFocus(page)).toBe('')
  })

  await test.step('a field of a sheet', async () => {
    await page.goto(offering)
    await settled(page)
    await page.getByRole('button', { name: '全員に連絡' }).click()
    await page.getByRole('button', { name: '送る内容を確認する' }).click()
    await expect(page.getByText('メッセージを入力してください。')).toBeInViewport()
    expect(await coveringFocus(page)).toBe('')
  })
})

test('ひな形の編集: 見出しを押すと、開いた部分の見出しが見える', async ({ page, signIn, read }) => {
  await signIn('store')
  const clientId = await storeOf(read)
  const { items } = await read<{ items: { id: number }[] }>(`/clients/${clientId}/offers`)
  await page.goto(`/clients/${clientId}/offers/${items[0]?.id}/edit`)
  await settled(page)
  for (const title of ['3. 働くための条件', '5. 待遇・特徴', '12. 労働条件', '4. 持ち物・服装']) {
    const heading = page.getByRole('button', { name: title })
    await heading.click()
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    await expect(heading).toBeInViewport()
    expect(await coveringFocus(page)).toBe('')
  }
})

test('375px: 自己点検: 浮いたボタンに隠れたものに気づく', async ({ page, signIn, read }) => {
  await signIn('store')
  await page.goto(`/clients/${await storeOf(read)}`)
  await settled(page)
  await page.evaluate(() => {
    const floating = document.createElement('button')
    floating.textContent = '募集する'
    for (const [name, value] of [
      ['position', 'fixed'],
      ['inset', '40% 0'],
      ['z-index', '9'],
    ] as const)
      floating.style.setProperty(name, value)
    document.body.append(floating)
  })
  expect((await covered(page)).length).toBeGreaterThan(0)
})
