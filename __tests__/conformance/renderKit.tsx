import { act, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactElement, ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { swrDefaults } from '@/api/swrDefaults'
import { globalStyle } from '@/shell/document/globalStyle'
import { flushPromises } from '@tests/kit/waiting'
import { network } from '@tests/kit/network'
import { inPixels } from './css'

type Reply = [status: number, body?: unknown, headers?: Record<string, string>] | 'no connection'
const notFound: Reply = [404, { code: 'not_found', messages: ['ありません。'] }]
let callsUnderWay = 0
/** A server of a few lines: every call is noted as 'GET /path', and what is not named is 404. */
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
  return { calls, count: (line: string) => calls.filter((c) => c === line).length }
}

/** Until the calls of `mockApi` are answered, and what is drawn of them asks for nothing more. */
export async function settled() {
  do await act(() => flushPromises())
  while (callsUnderWay > 0)
}

/** A window of a given width in pixels, as scripts see it. */
export function setWindowWidth(width: number) {
  window.matchMedia = ((query: string) => {
    const [, side, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(inPixels(query)) ?? []
    const matches =
      (side === 'min' && width >= Number(px)) || (side === 'max' && width <= Number(px))
    return { matches, media: query, addEventListener: () => {}, removeEventListener: () => {} }
  }) as never
}

/** The console's own defaults, a cache of its own, and the style sheets of the document. */
export function renderApp(ui: ReactElement) {
  const container = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: '__next' }),
  )
  return render(<AppProviders>{ui}</AppProviders>, { container })
}
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <style>{globalStyle}</style>
      {children}
    </SWRConfig>
  )
}
export const clearDocument = () => {
  document.getElementById('__next')?.remove()
  document.head.querySelectorAll('script, title, meta').forEach((one) => {
    one.remove()
  })
}
