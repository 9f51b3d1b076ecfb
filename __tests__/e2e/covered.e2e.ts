import type { Page } from '@playwright/test'
import { storeOf } from './steps'
import { expect, settled, test } from './kit'

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
