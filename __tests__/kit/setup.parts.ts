import { forgetPageAccount } from '@/api/pageAccount'
import { network } from './network'

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  localStorage.clear()
  forgetPageAccount()
})
afterEach(() => network.resetHandlers())
afterAll(() => network.close())
