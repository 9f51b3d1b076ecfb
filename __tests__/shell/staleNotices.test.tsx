import { act, fireEvent } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { notifyError, request } from '@/api/client'
import { endpoint } from '@/contracts/endpoint'
import { notify, takeNotifications } from '@/lib/notifications/notificationQueue'
import { Notifications } from '@/shell/notifications/Notifications'
import { clearDocument, renderApp, setWindowWidth } from '@tests/conformance/renderKit'
import { advanceTime, useFakeTimers } from '@tests/kit/time'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'

const publish = endpoint('POST /clients/{clientId}/offerings', { body: 'application/json' })
const cancel = endpoint('POST /clients/{clientId}/reject_requests', { body: 'application/json' })
const OFFLINE = 'オフラインのため、送信していません。電波の届く場所で、もう一度お試しください。'
const LOST = '送信できたか確認できません。もう一度押しても二重になりません。'

let net: ReturnType<typeof mockNetwork>
beforeEach(async () => {
  net = mockNetwork()
  setWindowWidth(1280)
  takeNotifications()
  await mockRouter.push('/account')
  useFakeTimers()
  renderApp(<Notifications />)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  clearDocument()
})
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)
const call = (e: typeof publish | typeof cancel, userId = 1) =>
  void request(e as typeof publish, { clientId: 1, body: { userId } } as never).catch(notifyError)
/** Returns the visible notifications and the texts of the live regions. */
const said = () => [
  ...[...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent),
  ...[...document.querySelectorAll('[role=alert].vh')].flatMap(
    (region) => region.textContent || [],
  ),
]
/** Ends the animation that a closing toast waits for, because jsdom runs none. */
async function settle() {
  for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast)
  await advanceTime(1000)
}
const answerLast = (status: number) =>
  act(async () => {
    await flushPromises()
    net.sent.at(-1)?.answer(status, status === 409 ? { messages: ['締め切りました。'] } : undefined)
    await flushPromises()
    await jest.advanceTimersByTimeAsync(0)
  })

test('オフラインの失敗のお知らせは、同じことに成功したら消える', async () => {
  online(false)
  call(publish)
  await advanceTime(1100)
  expect(said()).toEqual([OFFLINE, OFFLINE])
  online(true)
  call(publish)
  await answerLast(204)
  await settle()
  expect(said()).toEqual([])
})
test('別の行いの成功では消えない。まとめた失敗は、成功した行いの言葉だけが消える', async () => {
  call(publish)
  await answerLast(409)
  call(cancel)
  await act(async () => {
    await flushPromises()
    net.sent.at(-1)?.break()
    await flushPromises()
    await jest.advanceTimersByTimeAsync(0)
  })
  await advanceTime(1100)
  expect(said()[0]).toBe('締め切りました。' + LOST)
  call(cancel)
  await answerLast(204)
  await settle()
  expect(said()).toEqual(['締め切りました。', '締め切りました。'])
})
test('接続が戻ると、オフラインの知らせは消え、返事のなかった送信の知らせは残る', async () => {
  online(false)
  call(publish)
  await advanceTime(0)
  online(true)
  call(cancel)
  await act(async () => {
    await flushPromises()
    net.sent.at(-1)?.break()
    await flushPromises()
    await jest.advanceTimersByTimeAsync(0)
  })
  await advanceTime(1100)
  expect(said()[0]).toBe(OFFLINE + LOST)
  act(() => {
    dispatchEvent(new Event('online'))
  })
  await settle()
  expect(said()).toEqual([LOST, LOST])
})
test('ページを移ると、失敗の知らせは消える。同じページの中の変更では消えず、失敗でない知らせは残る', async () => {
  call(publish)
  await answerLast(409)
  notify({ type: 'info', body: ['お知らせです。'], autoClose: false })
  await advanceTime(1100)
  expect(said()).toHaveLength(3)
  await act(() => mockRouter.replace('/account?page=2', undefined, { shallow: true }))
  await advanceTime(1000)
  expect(said()).toHaveLength(3)
  await act(() => mockRouter.push('/account/notice'))
  await settle()
  expect(said()).toEqual(['お知らせです。'])
})
test('まだ出ていない失敗の知らせも、成功したら出さない', async () => {
  online(false)
  call(publish)
  await advanceTime(500)
  online(true)
  call(publish)
  await answerLast(204)
  await advanceTime(2000)
  expect(said()).toEqual([])
})
