import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { createDynamicRouteParser } from 'next-router-mock/dynamic-routes'
import type { ReactElement } from 'react'
import { SWRConfig } from 'swr'
import { routes } from '@/routes/routes'
import { rem } from '@/ui/responsive/rem'
import { signInAs } from '@mocks/referenceServer'
import type { Who } from '@tests/kit/app'
import { renderScreen } from '@tests/kit/renderScreen'
import { MORNING, prepareStore } from '@tests/kit/serverKit'
import { freezeDate } from '@tests/kit/time'

router.useParser(createDynamicRouteParser(Object.values(routes).map((route) => route.path)))

/** Makes `matchMedia` answer as in a wide window, because jsdom has no widths. */
window.matchMedia = ((query: string) => ({
  matches: query === `(min-width: ${rem(1100)})`,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia

// The browser's date is the server's.
beforeEach(() => {
  freezeDate(MORNING)
})
afterEach(() => {
  jest.useRealTimers()
})

/** The diner of the stage, its clock on a Friday morning, read by one of the fixture's people. */
export async function openScreen(who: Who, url: string, screenOf: ReactElement) {
  await prepareStore()
  await showScreen(who, url, screenOf)
}
/** A screen at a URL for one of the fixture's people, over the rows that are there. */
export async function showScreen(who: Who, url: string, screenOf: ReactElement) {
  cleanup()
  await signInAs(who)
  router.setCurrentUrl(url)
  renderScreen(
    <SWRConfig
      value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}
    >
      {screenOf}
    </SWRConfig>,
  )
}

/** Enters a text in one step. What happens between two letters is tested elsewhere. */
export async function fillField(label: string | RegExp, text: string) {
  const box = await screen.findByRole('textbox', { name: label })
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(text)
}
/** Opens a section of the editor by its heading. */
export const openSection = async (name: RegExp) => {
  const head = await screen.findByRole('button', { name, expanded: false })
  await userEvent.click(head)
}
