import { act, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactElement, ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { swrDefaults } from '@/api/swrDefaults'
import { globalStyle } from '@/shell/document/globalStyle'
import { network } from '@tests/kit/network'
import { flushPromises } from '@tests/kit/waiting'
import { inPixels } from './css'

type Reply = [status: number, body?: unknown, headers?: Record<string, string>] | 'no connection'
const notFound: Reply = [404, { code: 'not_found', messages: ['ありません。'] }]
let callsUnderWay = 0
/** Answers calls in place of the server and records each as 'GET /path'. A call without a reply gets 404. */
export function mockApi(replies: Record<string, () => Reply | Promise<Reply>>) {
  const calls: string[] = []
  network.use(
    http.all('*', async ({ request: { method, url } }) => {
      const line = `${method} ${new URL(url).pathname.replace('/app/api/v1', '')}`
      calls.push(line)
      callsUnderWay += 1
      const reply = await Promise.resolve(replies[line]?.() ?? notFound).finally(() => {
        callsUnderWay -= 1
      })
      if (reply === 'no connection') return HttpResponse.error()
      const [status, body, headers = {}] = reply
      return body === undefined
        ? new HttpResponse(null, { status, headers })
        : HttpResponse.json(body as object, { status, headers })
    }),
  )
  return { calls, count: (line: string) => calls.filter((call) => call === line).length }
}

/** Waits until `mockApi` has answered every call, including those that the screen makes after an answer. */
export async function settled() {
  do await act(() => flushPromises())
  while (callsUnderWay > 0)
}

/** Makes `matchMedia` answer as in a window of this width in pixels. */
export function setWindowWidth(width: number) {
  window.matchMedia = ((query: string) => {
    const sides = [...inPixels(query).matchAll(/\((min|max)-width: ([\d.]+)px\)/g)]
    const matches =
      sides.length > 0 &&
      sides.every(([, side, px]) => (side === 'min' ? width >= Number(px) : width <= Number(px)))
    return { matches, media: query, addEventListener: () => {}, removeEventListener: () => {} }
  }) as never
}

/** Renders as `_app` does: in `#__next`, with the console's defaults of reads, an empty cache and the global styles. */
export function renderApp(ui: ReactElement) {
  const container = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: '__next' }),
  )
  return render(<AppProviders>{ui}</AppProviders>, { container })
}
/** What `_app` puts around every page: a cache of reads (here empty for each test) and the global styles. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <style>{globalStyle}</style>
      {children}
    </SWRConfig>
  )
}
/** Removes what an earlier test has left in the document. */
export const clearDocument = () => {
  document.getElementById('__next')?.remove()
  document.head.querySelectorAll('script, title, meta').forEach((one) => {
    one.remove()
  })
}
