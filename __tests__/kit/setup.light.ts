import { resetMocks, server, throwFaults } from '@mocks/server'
import { MOCK_NOW } from '@mocks/time'
import { freezeDate } from './time'

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
