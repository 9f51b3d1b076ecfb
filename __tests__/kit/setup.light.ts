import { resetMocks, server } from '@mocks/server'
import { MOCK_NOW } from '@mocks/time'

// Only the date stands still: what a test waits for comes by promises.
const timersLeftReal = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  jest.useFakeTimers({ now: MOCK_NOW, doNotFake: [...timersLeftReal] })
  localStorage.clear()
  sessionStorage.clear()
  resetMocks()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})
afterAll(() => server.close())
