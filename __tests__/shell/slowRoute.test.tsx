import { act, screen } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { RouteProgress } from '@/shell/page/RouteProgress'
import { SlowRoute } from '@/shell/page/SlowRoute'
import { clearDocument, renderApp, setWindowWidth } from '@tests/conformance/renderKit'
import { advanceTime, useFakeTimers } from '@tests/kit/time'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'

beforeAll(async () => {
  setWindowWidth(1280)
  await import('@/shell/page/progressBar')
})
beforeEach(useFakeTimers)
afterEach(() => {
  jest.useRealTimers()
  clearDocument()
  document.getElementById('nprogress')?.remove()
})
const emit = (event: 'routeChangeStart' | 'routeChangeComplete', shallow = false) =>
  act(() => {
    mockRouter.events.emit(event, '/x', { shallow })
  })
/** Does what the router does: it calls the listeners and then loads the document, unless one of them throws. */
const loadsDocument = jest.fn()
const fail = (error: Error) =>
  act(() => {
    try {
      mockRouter.events.emit('routeChangeError', error, '/x', { shallow: false })
      if (!('cancelled' in error)) loadsDocument()
    } catch (thrown) {
      expect(thrown).toMatchObject({ cancelled: true })
    }
  })
let net: ReturnType<typeof mockNetwork>
beforeEach(() => {
  net = mockNetwork()
  loadsDocument.mockClear()
})
afterEach(() => {
  jest.restoreAllMocks()
})
const OFFLINE = '通信できないため、ページを開けませんでした。表示中の内容は、このまま読めます。'
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)
const words = () => screen.queryByRole('alert')?.textContent ?? ''
const bar = () => document.querySelector('#nprogress .bar')

test('ページが来るのに時間がかかると、そう言い、来たら消える。同じページの中の変更では言わない', async () => {
  renderApp(<SlowRoute />)
  emit('routeChangeStart')
  // It is said after 1.5 seconds.
  await advanceTime(1400)
  expect(words()).toBe('')
  await advanceTime(200)
  expect(words()).toBe('ページの読み込みに時間がかかっています。そのままお待ちください。')
  emit('routeChangeComplete')
  expect(words()).toBe('')
  emit('routeChangeStart', true)
  await advanceTime(5000)
  expect(words()).toBe('')
})
test('ページのコードが届かなければ、読み込み直しが終わるまで、進捗バーと言葉が残る', async () => {
  renderApp(
    <>
      <RouteProgress />
      <SlowRoute />
    </>,
  )
  emit('routeChangeStart')
  fail(new Error('Failed to load script'))
  expect(words()).toBe('ページを読み込み直しています。そのままお待ちください。')
  await advanceTime(5000)
  expect(words()).not.toBe('')
  expect(bar()).toBeInTheDocument()
})
test('取りやめた移動では、進捗バーも言葉も残らない', async () => {
  renderApp(
    <>
      <RouteProgress />
      <SlowRoute />
    </>,
  )
  emit('routeChangeStart')
  await advanceTime(2000)
  expect(bar()).toBeInTheDocument()
  fail(Object.assign(new Error('left'), { cancelled: true }))
  await advanceTime(3000)
  expect(words()).toBe('')
  expect(bar()).toBeNull()
})

test('オフラインでページのコードが届かなければ、いまの画面に残り、つながると言葉が消える', async () => {
  const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined)
  renderApp(
    <>
      <RouteProgress />
      <SlowRoute />
    </>,
  )
  const shown = location.href
  emit('routeChangeStart')
  await advanceTime(2000)
  online(false)
  // On Back or Forward the browser changes the URL before the code is loaded.
  history.pushState(null, '', '/x')
  fail(new Error('Failed to load script'))
  await advanceTime(3000)
  expect([words(), bar(), location.href]).toEqual([OFFLINE, null, shown])
  expect([to.mock.calls.length, loadsDocument.mock.calls.length]).toEqual([0, 0])
  act(() => {
    dispatchEvent(new Event('online'))
  })
  expect(words()).toBe('')
})
test('つながっているはずでもサーバーに届かなければ残り、届けば文書を読み込む', async () => {
  const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined)
  renderApp(<SlowRoute />)
  emit('routeChangeStart')
  fail(new Error('Failed to load script'))
  await act(async () => {
    await flushPromises()
    net.sent[0]?.break()
    await flushPromises()
    await jest.advanceTimersByTimeAsync(10)
  })
  expect([words(), to.mock.calls.length]).toEqual([OFFLINE, 0])
  emit('routeChangeStart')
  fail(new Error('Failed to load script'))
  await act(async () => {
    await flushPromises()
    net.sent[1]?.answer(200)
    await flushPromises()
    await jest.advanceTimersByTimeAsync(10)
  })
  expect(to.mock.calls).toEqual([['/x']])
  expect(loadsDocument).not.toHaveBeenCalled()
})

test('ダウンロードを止めない: Firefoxは、作ったファイルの保存でnavigateを二度知らせる', () => {
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  renderApp(<SlowRoute />)
  const saveFile = (downloadRequest: string | null) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'push',
      downloadRequest,
      formData: null,
      destination: { url: `blob:${location.origin}/0b0c`, sameDocument: false },
    })
    navigation.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([saveFile('明細.csv'), saveFile(null)]).toEqual([false, false])
  expect(words()).toBe('')
  Reflect.deleteProperty(window, 'navigation')
})
