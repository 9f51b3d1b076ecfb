import type { Page } from '@playwright/test'
import { translatePage } from '../kit/translatePage'
import { expect } from './kit'

export const crashed = (page: Page) => page.getByText('画面を表示できませんでした')

const VIEWS =
  'main :is([role=tab], [role=radio], label:has(input[type=radio]), button[aria-haspopup])'
const MAX_PRESSES = 12

/**
 * Lets the browser translate the page and what is added later, and presses what changes it without sending anything:
 * tabs, switches of the view, menus and their closing.
 */
export async function pressTranslated(page: Page) {
  await page.evaluate(translatePage)
  let isPressed = true
  for (let index = 0; isPressed && index < MAX_PRESSES; index++) {
    // On the element itself: its position does not matter here, and finding it takes most of the time of a click.
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
