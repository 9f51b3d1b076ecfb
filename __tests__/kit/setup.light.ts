import { resetMocks, server, throwFaults } from '@mocks/server'
import { MOCK_NOW } from '@mocks/time'
import { freezeDate } from './time'

// The console collects messages for a second (conformance/notifications.test.tsx). Here it shows them at once.
jest.mock('@/shell/notifications/flushMs', () => ({ FLUSH_MS: 0 }))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  freezeDate(MOCK_NOW)
  localStorage.clear()
  sessionStorage.clear()
  resetMocks()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  throwFaults()
})
afterAll(() => server.close())
