import { chromium } from '@playwright/test'
import { expect, settled, test } from './kit'
import { storeOf } from './steps'

/** Widths of desktop windows. Below 750 px a dialog opens at the lower edge, below 480 px over the whole width. */
const widths = [400, 600, 749, 1280]

test('幅のあるスクロールバーの窓では、ダイアログを開いても、画面は横にずれない @desktop', async ({
  page,
  signIn,
  read,
}, info) => {
  await signIn('store')
  const clientId = await storeOf(read)
  const { launchOptions, baseURL } = info.project.use
  // Playwright hides scroll bars.
  const reader = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const context = await reader.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    storageState: await page.context().storageState(),
    ...(baseURL !== undefined && { baseURL }),
  })
  const window = await context.newPage()
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await window.setViewportSize({ width, height: 700 })
      await window.goto(`/clients/${clientId}`)
      await settled(window)
      const main = window.locator('main')
      const before = await main.boundingBox()
      expect(await window.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(
        15,
      )
      await window.getByRole('button', { name: '募集する' }).first().click()
      const dialog = window.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const after = await main.boundingBox()
      expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
      const size = (await dialog.boundingBox())?.width ?? 0
      expect(size).toBeGreaterThanOrEqual(375)
      expect(size).toBeLessThanOrEqual(600)
    })
  await reader.close()
})
