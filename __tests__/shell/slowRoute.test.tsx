import { act, screen } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import {
  clearDocument,
  advanceTime,
  renderApp,
  useFakeTimers,
  setWindowWidth,
} from '@tests/conformance/renderKit'
import { RouteProgress } from '@/shell/page/RouteProgress'
import { SlowRoute } from '@/shell/page/SlowRoute'

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
const fail = (error: Error) =>
  act(() => {
    mockRouter.events.emit('routeChangeError', error, '/x', { shallow: false })
  })
const words = () => screen.queryByRole('alert')?.textContent ?? ''
const bar = () => document.querySelector('#nprogress .bar')

test('ページが来るのに時間がかかると、そう言い、来たら消える。同じページの中の変更では言わない', async () => {
  renderApp(<SlowRoute />)
  emit('routeChangeStart')
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
