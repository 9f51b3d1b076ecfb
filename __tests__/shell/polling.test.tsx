import { act, screen } from '@testing-library/react'
import { useQuery } from '@/api/useQuery'
import { filePollingOf } from '@/components/exports/useFileSaving'
import { workerLists } from '@/contracts/workerLists'
import { mockApi, renderApp } from '@tests/conformance/renderKit'
import { advanceTime, useFakeTimers } from '@tests/kit/time'

beforeEach(useFakeTimers)
afterEach(() => {
  jest.useRealTimers()
})

function Files() {
  const { data, mutate } = useQuery(
    workerLists.list,
    { companyId: '1' },
    { refreshInterval: filePollingOf },
  )
  return (
    <button onClick={() => void mutate()}>
      {data?.items.map(({ status }) => status).join(' ')}
    </button>
  )
}

test('何も待っていなかったファイルの一覧も、あとから頼んだファイルができるまで読み直す', async () => {
  let items: object[] = []
  const list = 'GET /companies/1/worker_list_storages'
  const api = mockApi({ [list]: () => [200, { items }] })
  renderApp(<Files />)
  await advanceTime(59_000)
  expect(api.count(list)).toBe(1)
  // The form requests it and makes the list read again.
  items = [{ id: 1, status: 'queued', link: null }]
  act(() => screen.getByRole('button').click())
  await advanceTime(0)
  expect(screen.getByRole('button')).toHaveTextContent('queued')
  items = [{ id: 1, status: 'succeeded', link: '/files/1' }]
  await advanceTime(6_000)
  expect(screen.getByRole('button')).toHaveTextContent('succeeded')
  const answered = api.count(list)
  await advanceTime(50_000)
  expect(api.count(list)).toBe(answered)
})

test('ほかの人が頼んだファイルも、1分のうちに一覧に出る', async () => {
  let items: object[] = []
  mockApi({ 'GET /companies/1/worker_list_storages': () => [200, { items }] })
  renderApp(<Files />)
  await advanceTime(1_000)
  items = [{ id: 1, status: 'queued', link: null }]
  await advanceTime(61_000)
  expect(screen.getByRole('button')).toHaveTextContent('queued')
})
