import type { Page } from '@playwright/test'
import { translatePage } from '../kit/translatePage'
import { expect } from './kit'

export const crashed = (page: Page) => page.getByText('画面を表示できませんでした')

/**
 * Has the browser translate the page, and what comes later, and presses what changes the page without sending anything:
 * tabs, switches of the view, menus and their closing.
 */
export async function pressTranslated(page: Page) {
  await page.evaluate(translatePage)
  const views = page.locator(
    'main :is([role=tab], [role=radio], label:has(input[type=radio]), button[aria-haspopup]):visible',
  )
  const count = Math.min(await views.count(), 12)
  for (let i = 0; i < count; i++) {
    const view = views.nth(i)
    if (!(await view.isVisible())) continue
    await view.click({ timeout: 5_000 }).catch(() => undefined)
    await expect(crashed(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
  await expect(crashed(page)).toHaveCount(0)
}
