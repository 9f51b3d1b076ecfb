import { act, cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { createDynamicRouteParser } from 'next-router-mock/dynamic-routes'
import type { Router } from 'next/router'
import { SWRConfig } from 'swr'
import { safeNext } from '@/routes/href'
import { routes } from '@/routes/routes'
import type { NextPageWithLayout } from '@/shell/page/createPage'
import type { Who } from './people'
import { signInAs } from './usualAnswers'

// The code of a sheet or a form is loaded when it is first needed, which can take more than the default second.
configure({ asyncUtilTimeout: 4000 })

const paths = Object.values(routes).map(({ path }) => path)
router.useParser(createDynamicRouteParser(paths))

type Options = {
  /** Who is signed in; null: nobody. Default: the manager of store 11. */
  as?: Who | null
  /** Width of the window in pixels. Default: that of a desktop. */
  width?: number
}

function setWindowWidth(width: number) {
  window.matchMedia = (media) => {
    const sides = [...media.matchAll(/\((min|max)-width: ([\d.]+)(px|rem)\)/g)]
    const matches =
      sides.length > 0 &&
      sides.every(([, side, length, unit]) => {
        const px = Number(length) * (unit === 'rem' ? 16 : 1)
        return side === 'min' ? width >= px : width <= px
      })
    return Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  }
}

/** Imports the component of the page file for a URL. */
async function pageOf(pathname: string): Promise<NextPageWithLayout> {
  const file = pathname.replace(/^\//, '')
  const load = () =>
    import(`../src/pages/${file}`).catch(() => import(`../src/pages/${file}/index`))
  const { default: Page } = (await load()) as { default: NextPageWithLayout }
  return Page
}

/**
 * Opens a URL of the console as the browser would: the page with its layout, providers and watchers, an empty
 * cache, and somebody signed in. Returns the `user` of user-event, who clicks and types.
 */
export async function renderPage(url: string, { as = 'manager', width = 1280 }: Options = {}) {
  if (safeNext(routes, url) === undefined) throw new Error(`There is no page "${url}".`)
  cleanup()
  document.getElementById('__next')?.remove()
  signInAs(as ?? undefined)
  setWindowWidth(width)
  window.scrollTo = () => undefined
  router.setCurrentUrl(url)
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
 * Finds the message of the console after an act. It appears in a toast and, for screen readers, in a live region.
 * Either may come first, so `findByText` could find one or two elements.
 */
export async function findMessage(text: string | RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByText(text)
  if (!first) throw new Error(`no message "${String(text)}"`)
  return first
}
