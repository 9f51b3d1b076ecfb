import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { SWRConfig } from 'swr'
import { swrDefaults } from '@/api/swrDefaults'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { MaintenanceGate } from '@/shell/watchers/MaintenanceGate'
import { VersionWatcher } from '@/shell/watchers/VersionWatcher'
import { clearDocument, renderApp, setWindowWidth } from '@tests/conformance/renderKit'
import { network } from '@tests/kit/network'

const API = 'https://api.example.test'
const MAINTENANCE = 'GET /api/check-maintenance'
const answers: Record<string, object> = {
  'GET /app/api/v1/accounts/me': { name: '佐藤 花' },
  'GET /api/version-key': { versionKey: 'a' },
}
/** Records the calls by origin. The API's server answers; the page's origin has no API. */
const asked: { api: string[]; page: string[] } = { api: [], page: [] }

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

const start = (isMaintenance: boolean) => {
  process.env.NEXT_PUBLIC_API_BASE_URL = API
  network.use(
    http.all('*', ({ request: { method, url } }) => {
      const { origin, pathname } = new URL(url)
      const line = `${method} ${pathname}`
      asked[origin === API ? 'api' : 'page'].push(line)
      const answer =
        origin === API ? { ...answers, [MAINTENANCE]: { isMaintenance } }[line] : undefined
      return answer ? HttpResponse.json(answer) : new HttpResponse(null, { status: 404 })
    }),
  )
}
beforeEach(() => {
  Object.assign(asked, { api: [], page: [] })
  setWindowWidth(1280)
})
afterEach(() => {
  delete process.env.NEXT_PUBLIC_API_BASE_URL
  clearDocument()
})

test('APIがほかのサーバーにあるとき、その保守中の合図でメンテナンス画面になる', async () => {
  start(true)
  show()
  expect(await screen.findByRole('heading', { name: '現在、メンテナンス中です。' })).toBeVisible()
  expect(asked.page).toEqual([])
})
test('APIがほかのサーバーにあるとき、画面のオリジンには何も尋ねない', async () => {
  start(false)
  show()
  expect(await screen.findByText('佐藤 花')).toBeVisible()
  await waitFor(() =>
    expect([...new Set(asked.api)].sort()).toEqual([
      'GET /api/check-maintenance',
      'GET /api/version-key',
      'GET /app/api/v1/accounts/me',
    ]),
  )
  expect(asked.page).toEqual([])
})
