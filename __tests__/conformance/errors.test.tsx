import { act, fireEvent, screen } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { useState } from 'react'
import { ApiError, notifyError, request, setOnSessionExpired } from '@/api/client'
import { retryDelay } from '@/api/swrDefaults'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { notify, takeNotifications } from '@/lib/notifications/notificationQueue'
import { Notifications } from '@/shell/notifications/Notifications'
import { toLogin } from '@/shell/session/onSessionExpired'
import { MaintenanceGate } from '@/shell/watchers/MaintenanceGate'
import { advanceTime, useFakeTimers } from '@tests/kit/time'
import { clearDocument, mockApi, renderApp, setWindowWidth } from './renderKit'

const ME = 'GET /accounts/me'
const REFRESH = 'PATCH /sign_in/refresh'
let server: ReturnType<typeof mockApi> | undefined
beforeEach(() => {
  setWindowWidth(1280)
  takeNotifications()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  clearDocument()
})
function Me() {
  const { data, error } = useQuery(accounts.me, {})
  if (data) return <p>あり</p>
  return <p>{error ? error.code : '待ち'}</p>
}
function Again() {
  const [n, setN] = useState(0)
  return (
    <>
      <Me key={n} />
      <button onClick={() => setN(n + 1)}>開き直す</button>
    </>
  )
}

test('更新のできる呼び出しの401: セッションを1回更新し(同時の呼び出しで共有)、呼び出しを1回送り直す', async () => {
  let expired = true
  server = mockApi({
    [ME]: () => (expired ? [401] : [200, { id: 1 }]),
    [REFRESH]: () => {
      expired = false
      return [204]
    },
  })
  await Promise.all([request(accounts.me, {}), request(accounts.me, {})])
  expect(server.calls).toEqual([ME, ME, REFRESH, ME, ME])
})
test('更新の失敗: ログイン画面へ移る。もう居るときは移らない', async () => {
  const replace = jest.spyOn(mockRouter, 'replace')
  setOnSessionExpired(toLogin)
  server = mockApi({ [ME]: () => [401], [REFRESH]: () => [500] })
  mockRouter.setCurrentUrl('/login')
  await Promise.allSettled([request(accounts.me, {})])
  expect(replace).not.toHaveBeenCalled()
  window.history.replaceState({}, '', '/account')
  mockRouter.setCurrentUrl('/account')
  await Promise.allSettled([request(accounts.me, {})])
  expect(replace).toHaveBeenCalledWith('/login?next=%2Faccount')
})
test.each([[400], [403], [404], [409], [422], [429], [500], [503]])(
  'そのほかの失敗(%d): 呼び出し元に渡る',
  async (status) => {
    server = mockApi({
      [ME]: () => [
        status,
        { code: 'x', messages: ['だめでした。'], fields: { name: '長すぎます。' } },
      ],
    })
    await expect(request(accounts.me, {})).rejects.toMatchObject({
      name: 'ApiError',
      status,
      code: 'x',
      messages: ['だめでした。'],
      fields: { name: '長すぎます。' },
    })
    expect(server.calls).toEqual([ME])
  },
)
test('通信の失敗も呼び出し元に渡り、呼び出しの失敗でないものは握りつぶさない', async () => {
  server = mockApi({
    [ME]: () => 'no connection',
  })
  await expect(request(accounts.me, {})).rejects.toMatchObject({ status: 0, code: 'network' })
  expect(() => notifyError(new RangeError('a fault of ours'))).toThrow(RangeError)
  expect(() => notifyError(new ApiError(500, 'x', ['だめでした。']))).not.toThrow()
})
test('メンテナンスの印: メンテナンス画面になる', async () => {
  server = mockApi({ 'GET /api/check-maintenance': () => [200, { isMaintenance: true }] })
  renderApp(
    <MaintenanceGate>
      <p>本文</p>
    </MaintenanceGate>,
  )
  expect(await screen.findByRole('heading', { name: '現在、メンテナンス中です。' })).toBeVisible()
})
test('お知らせの4種類は、それぞれの絵を持つ', async () => {
  useFakeTimers()
  renderApp(<Notifications />)
  act(() => {
    for (const type of ['error', 'success', 'info', 'warning'] as const)
      notify({ type, body: [type] })
  })
  await advanceTime(1_100)
  const drawings = [...document.querySelectorAll('.Toastify__toast')].map(
    (t) => t.querySelector('.Toastify__toast-icon svg')?.innerHTML,
  )
  expect(drawings.every(Boolean)).toBe(true)
  expect(new Set(drawings).size).toBe(4)
})

describe('読み取りのやり直し', () => {
  test('サーバーの失敗は3回まで、間をあけてやり直す', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0)
    server = mockApi({ [ME]: () => [500] })
    useFakeTimers()
    renderApp(<Me />)
    await advanceTime(0)
    const seen: number[] = []
    for (const ms of [999, 1, 1_999, 1, 3_999, 1, 30_000]) {
      await advanceTime(ms)
      seen.push(server.count(ME))
    }
    expect(seen).toEqual([1, 2, 2, 3, 3, 4, 4])
  })
  test('断られたら(4xx)やり直さない', async () => {
    server = mockApi({ [ME]: () => [403, { code: 'forbidden', messages: ['権限がありません。'] }] })
    useFakeTimers()
    renderApp(<Me />)
    await advanceTime(50_000)
    expect([server.count(ME), screen.getByText('forbidden').textContent]).toEqual([1, 'forbidden'])
  })
  test('多すぎると断られた読み取り(429)は、Retry-Afterの秒のあとに、やり直す', async () => {
    let isBusy = true
    server = mockApi({
      [ME]: () =>
        isBusy
          ? [429, { code: 'too_many', messages: ['混み合っています。'] }, { 'Retry-After': '30' }]
          : [200, { id: 1 }],
    })
    useFakeTimers()
    renderApp(<Me />)
    await advanceTime(29_000)
    expect(server.count(ME)).toBe(1)
    isBusy = false
    await advanceTime(2_000)
    expect(server.count(ME)).toBe(2)
  })
  test('待つ時間は倍になり、端末ごとにずれ、サーバーの言う秒(1秒は1000ミリ秒)より前には行かない', () => {
    expect([1, 2, 3].map((n) => retryDelay(n, undefined, () => 0))).toEqual([1000, 2000, 4000])
    expect(retryDelay(1, undefined, () => 1)).toBe(1500)
    expect(retryDelay(1, 7, () => 0)).toBe(7000)
  })
  test('10000ミリ秒のあいだの同じ読み取りは1回にまとめる', async () => {
    server = mockApi({ [ME]: () => [200, { id: 1 }] })
    useFakeTimers()
    renderApp(<Again />)
    await advanceTime(20)
    await advanceTime(9_800)
    fireEvent.click(screen.getByRole('button', { name: '開き直す' }))
    await advanceTime(20)
    expect(server.count(ME)).toBe(1)
    await advanceTime(200)
    fireEvent.click(screen.getByRole('button', { name: '開き直す' }))
    await advanceTime(20)
    expect(server.count(ME)).toBe(2)
  })
  test.each([
    ['焦点が戻ったとき', () => new Event('focus')],
    ['つながり直したとき', () => new Event('online')],
  ])('%sに読み直す', async (_, event) => {
    server = mockApi({ [ME]: () => [200, { id: 1 }] })
    useFakeTimers()
    renderApp(<Me />)
    await advanceTime(11_000)
    await act(async () => {
      window.dispatchEvent(event())
    })
    await advanceTime(0)
    expect(server.count(ME)).toBe(2)
  })
  test('開いているあいだは時間をおいて読み直し、見えないあいだは読まない', async () => {
    server = mockApi({ [ME]: () => [200, { id: 1 }] })
    useFakeTimers()
    renderApp(<Me />)
    await advanceTime(0)
    await advanceTime(60_000)
    expect(server.count(ME)).toBe(2)
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await advanceTime(300_000)
    expect(server.count(ME)).toBe(2)
  })
})
