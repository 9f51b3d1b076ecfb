import type { Page } from '@playwright/test'
import { translatePage } from '../kit/translatePage'
import { expect } from './kit'

/** The message that the console shows if React cannot render a page. */
export const crashed = (page: Page) => page.getByText('画面を表示できませんでした')

const VIEWS =
  'main :is([role=tab], [role=radio], label:has(input[type=radio]), button[aria-haspopup])'
const MAX_PRESSES = 12

/**
 * Translates the page and what is added later, and clicks what changes the page without sending anything: tabs,
 * switches of the view, and menus, which it closes again.
 */
export async function pressTranslated(page: Page) {
  await page.evaluate(translatePage)
  let isPressed = true
  for (let index = 0; isPressed && index < MAX_PRESSES; index++) {
    // Clicks the element by script. Its position does not matter here, and finding it would take most of the time.
    isPressed = await page.evaluate(
      async ([views, at]) => {
        const view = [...document.querySelectorAll<HTMLElement>(views)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        )[at]
        view?.click()
        await new Promise(requestAnimationFrame)
        return view !== undefined
      },
      [VIEWS, index] as const,
    )
    await page.keyboard.press('Escape')
  }
  await expect(crashed(page)).toHaveCount(0)
}
