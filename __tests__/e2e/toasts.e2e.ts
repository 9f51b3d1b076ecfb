import type { Page } from '@playwright/test'
import { expect, followLink, settled, test } from './kit'
import { pathWithIds, idsFor } from './pagePaths'

const pages = [
  '/clients/[clientId]',
  '/clients/[clientId]/users',
  '/clients/[clientId]/users/[userId]',
  '/clients/[clientId]/users/attendings',
  '/clients/[clientId]/users/groups/[groupId]',
  '/clients/[clientId]/users/salary_limit',
  '/clients/[clientId]/offerings',
  '/clients/[clientId]/offerings/[offeringId]',
  '/clients/[clientId]/offers',
  '/clients/[clientId]/offers/[offerId]/edit',
  '/clients/[clientId]/chat_rooms/[chatRoomId]',
  '/clients/[clientId]/fix_payment_requests',
  '/clients/[clientId]/graduates',
]

/** Returns what a notice covers: titles, names at the top, tabs and fixed buttons. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = [...document.querySelectorAll('.Toastify__toast')].at(-1)?.getBoundingClientRect()
    if (!toast) return ['no notice']
    const important =
      'h1, header:has(#header-actions), nav :is(a, button), [data-actions] :is(a, button), [data-actionbar] :is(button, a, textarea)'
    return [...document.querySelectorAll(important)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        return (
          width > 1 &&
          left < toast.right &&
          right > toast.left &&
          top < toast.bottom &&
          bottom > toast.top
        )
      })
      .map(({ tagName, textContent }) => `${tagName.toLowerCase()} 「${textContent.slice(0, 20)}」`)
  })

test('お知らせは、見出し、タブ、名前、主なボタンに重ならない', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(240_000)
  watch.expects(/answer 500: PUT/)
  watch.expects(/console\.error: Failed to load resource.*500/)
  await signIn('store')
  const ids = await idsFor(read, 'store')
  await page.goto(`/clients/${ids['clientId']}/chat_texts`)
  await settled(page)
  await page.route('**/app/api/v1/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await page.getByRole('button', { name: /下へ/ }).first().click()
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toBeVisible()
  // The notice moves in from below the screen.
  await toast.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
  })
  // The notice about the copy stays visible on the next pages.
  await page.evaluate(() => {
    const toasts = document.querySelector('.Toastify')?.cloneNode(true)
    if (toasts) document.body.append(toasts)
  })
  expect.soft(await covered(page), 'chat_texts').toEqual([])
  for (const path of pages) {
    await followLink(page, pathWithIds(path, ids))
    // The field appears once the rights are known.
    if (path.endsWith('[chatRoomId]'))
      await expect(page.getByRole('textbox', { name: /に返信/ })).toBeVisible()
    expect.soft(await covered(page), path).toEqual([])
  }
})
