import { act, cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Router } from 'next/router'
import router from 'next-router-mock'
import { createDynamicRouteParser } from 'next-router-mock/dynamic-routes'
import { SWRConfig } from 'swr'
import { safeNext } from '@/routes/href'
import { routes } from '@/routes/routes'
import type { NextPageWithLayout } from '@/shell/page/createPage'
import type { Who } from './people'
import { signInAs } from './usualAnswers'

// The code of a sheet or a form arrives when it is first needed: on a busy machine later than in a second.
configure({ asyncUtilTimeout: 4000 })

const paths = Object.values(routes).map(({ path }) => path)
router.useParser(createDynamicRouteParser(paths))

type Options = {
  /** Who is signed in; null: nobody. Default: the manager of store 11. */
  as?: Who | null
  /** Width of the window in pixels. Default: a desk's. */
  width?: number
}

function setWindowWidth(width: number) {
  window.matchMedia = (media) => {
    const [, side, length, unit] = /\((min|max)-width: ([\d.]+)(px|rem)\)/.exec(media) ?? []
    const px = Number(length) * (unit === 'rem' ? 16 : 1)
    const matches = (side === 'min' && width >= px) || (side === 'max' && width <= px)
    return Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  }
}

/** The component of the page file that an address belongs to. */
async function pageOf(pathname: string): Promise<NextPageWithLayout> {
  const file = pathname.replace(/^\//, '')
  const load = () =>
    import(`../src/pages/${file}`).catch(() => import(`../src/pages/${file}/index`))
  const { default: Page } = (await load()) as { default: NextPageWithLayout }
  return Page
}

/**
 * Opens an address of the console as the browser would: the page with its layout, providers and watchers, a cache of
 * its own, and somebody signed in. Returns a `user` who presses and types.
 */
export async function renderPage(address: string, { as = 'manager', width = 1280 }: Options = {}) {
  if (safeNext(routes, address) === undefined) throw new Error(`There is no page "${address}".`)
  cleanup()
  document.getElementById('__next')?.remove()
  signInAs(as ?? undefined)
  setWindowWidth(width)
  window.scrollTo = () => undefined
  router.setCurrentUrl(address)
  const [{ default: App }, Page] = await Promise.all([
    import('@/pages/_app'),
    pageOf(router.pathname),
  ])
  const container = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: '__next' }),
  )
  const user = userEvent.setup()
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <App Component={Page} pageProps={{}} router={router as unknown as Router} />
      </SWRConfig>,
      { container },
    )
    await Promise.resolve()
  })
  return { user }
}

/**
 * What the console says after an act. It stands in a toast and, for screen readers, in a live region: either may come
 * first, so `findByText` finds one of them or two.
 */
export async function findMessage(text: string | RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByText(text)
  if (!first) throw new Error(`no message "${String(text)}"`)
  return first
}
