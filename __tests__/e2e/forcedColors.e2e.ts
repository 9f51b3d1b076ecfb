import type { Page } from '@playwright/test'
import { expect, settled, test } from './kit'
import { storeOf } from './steps'

/** Returns what merges with its background: text of a chosen item below 4.5 : 1, and marks in the same colour. */
const invisible = (page: Page) =>
  page.evaluate(() => {
    const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const isClear = (colour: string) => partsOf(colour)[3] === 0
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const lightOf = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
        part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const chosen =
      ':is([aria-current], [aria-selected=true], [aria-pressed=true], input:checked + [data-chip])'
    const texts = [...document.querySelectorAll(`${chosen}, ${chosen} *`)].filter((element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
      ),
    )
    // A mark is an empty element with a background.
    const marks = [...document.querySelectorAll('main [data-status] > i')]
    return [
      ...texts
        .filter(isSeen)
        .filter((text) => contrast(getComputedStyle(text).color, groundOf(text)) < 4.5)
        .map((text) => `text: ${text.textContent}`),
      ...marks
        .filter(isSeen)
        .filter((mark) => contrast(groundOf(mark), groundOf(mark.parentElement)) < 3)
        .map((mark) => `mark: ${mark.parentElement?.textContent}`),
    ]
  })

test('色を決めて使う人にも、選んだものの文字と、状態の印が見える @desktop', async ({
  page,
  signIn,
  read,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn('store')
  const clientId = await storeOf(read)
  for (const path of ['', '/offerings', '/users', '/statements', '/chat_rooms']) {
    await page.goto(`/clients/${clientId}${path}`)
    await settled(page)
    expect.soft(await invisible(page), path).toEqual([])
  }
})

test('色を決めて使う人にも、GoodとBadのどちらを選んだか、表のどの行を選んだかが見える @desktop', async ({
  page,
  signIn,
  read,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}/reviews/users`)
  await settled(page)
  const choice = page.getByRole('radiogroup').first()
  const groundOf = (name: string) =>
    choice
      .getByText(name, { exact: true })
      .evaluate((chip) => getComputedStyle(chip).backgroundColor)
  expect(await groundOf('Good')).toBe(await groundOf('Bad'))
  await choice.getByRole('radio', { name: 'Bad' }).check()
  await expect.poll(() => groundOf('Bad')).not.toBe(await groundOf('Good'))

  await page.goto(`/clients/${clientId}/users`)
  await settled(page)
  const box = page.getByRole('table').getByRole('checkbox').first()
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto')
})
