import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { swrDefaults } from '@/api/swrDefaults'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { MaintenanceGate } from '@/shell/watchers/MaintenanceGate'
import { VersionWatcher } from '@/shell/watchers/VersionWatcher'
import { clearDocument, renderApp, setWindowWidth } from '@tests/conformance/renderKit'

/** A server of its own origin that answers what it is told and notes what it was asked. */
async function startServer(answers: Record<string, object>) {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`
    asked.push(line)
    response.setHeader('Content-Type', 'application/json')
    const answer = answers[line]
    response.writeHead(answer ? 200 : 404)
    response.end(JSON.stringify(answer ?? { code: 'not_found', messages: ['ありません。'] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function Me() {
  const { data } = useQuery(accounts.me, {})
  return <p>{data?.name ?? '待ち'}</p>
}
const show = () =>
  renderApp(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <MaintenanceGate>
        <Me />
      </MaintenanceGate>
      <VersionWatcher />
    </SWRConfig>,
  )

const realFetch = globalThis.fetch
let api: Awaited<ReturnType<typeof startServer>>
let page: Awaited<ReturnType<typeof startServer>>
const start = async (isMaintenance: boolean) => {
  api = await startServer({
    'GET /app/api/v1/accounts/me': { name: '佐藤 花' },
    'GET /api/check-maintenance': { isMaintenance },
    'GET /api/version-key': { versionKey: 'a' },
  })
  // As the origin of the page answers while the API is elsewhere: nothing.
  page = await startServer({})
  process.env.NEXT_PUBLIC_API_BASE_URL = api.origin
  // What a browser does with a path: it asks the origin of the page.
  globalThis.fetch = ((url: string, init?: RequestInit) =>
    realFetch(new URL(url, page.origin), init)) as typeof fetch
}
beforeEach(() => setWindowWidth(1280))
afterEach(async () => {
  globalThis.fetch = realFetch
  delete process.env.NEXT_PUBLIC_API_BASE_URL
  clearDocument()
  await Promise.all([api.stop(), page.stop()])
})

test('APIがほかのサーバーにあるとき、その保守中の合図でメンテナンス画面になる', async () => {
  await start(true)
  show()
  expect(await screen.findByRole('heading', { name: '現在、メンテナンス中です。' })).toBeVisible()
  expect(page.asked).toEqual([])
})
test('APIがほかのサーバーにあるとき、画面のオリジンには何も尋ねない', async () => {
  await start(false)
  show()
  expect(await screen.findByText('佐藤 花')).toBeVisible()
  await waitFor(() =>
    expect([...new Set(api.asked)].sort()).toEqual([
      'GET /api/check-maintenance',
      'GET /api/version-key',
      'GET /app/api/v1/accounts/me',
    ]),
  )
  expect(page.asked).toEqual([])
})
