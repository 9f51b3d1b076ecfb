import { screen, waitFor } from '@testing-library/react'
import { useQueryWhenReady } from '@/api/useQuery'
import { endpoint, json } from '@/contracts/endpoint'
import { AppProviders, renderApp } from '@tests/conformance/renderKit'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'

const mockRouter = { isReady: false }
jest.mock('next/router', () => ({ useRouter: () => mockRouter }))

const notice = endpoint('GET /notices/latest', { response: json<{ title: string }>() })
function Title() {
  return <p>{useQueryWhenReady(notice, {}).data?.title ?? 'まだない'}</p>
}

test('店舗がわかるまで何も読まず、わかったら読む', async () => {
  const net = mockNetwork()
  const { rerender } = renderApp(<Title />)
  expect(screen.getByText('まだない')).toBeVisible()
  await flushPromises()
  expect(net.sent).toEqual([])
  mockRouter.isReady = true
  rerender(
    <AppProviders>
      <Title />
    </AppProviders>,
  )
  await waitFor(() => expect(net.sent).toHaveLength(1))
})
