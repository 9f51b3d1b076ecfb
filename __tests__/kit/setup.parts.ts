import { network } from './network'

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => network.resetHandlers())
afterAll(() => network.close())
