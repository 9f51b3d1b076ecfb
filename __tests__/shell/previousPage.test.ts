import { previousPage, rememberPreviousPage } from '@/shell/page/previousPage'

type Handler = () => void
const handlers = new Map<string, Handler>()
const router = {
  pathname: '/home',
  events: { on: (event: string, handler: Handler) => handlers.set(event, handler) },
}
jest.mock('next/router', () => ({
  __esModule: true,
  get default() {
    return router
  },
}))
const emit = (event: string) => handlers.get(event)?.()

test('新しい画面が描かれるときには、もう前の画面が分かる。絞り込みは前の画面を変えない', () => {
  rememberPreviousPage()
  expect(previousPage()).toBe('')
  // Next renders the page first and then reports the change as complete.
  emit('routeChangeStart')
  router.pathname = '/contact'
  expect(previousPage()).toBe('/home')
  emit('routeChangeComplete')
  expect(previousPage()).toBe('/home')
  emit('routeChangeStart')
  emit('routeChangeComplete')
  expect(previousPage()).toBe('/home')
  emit('routeChangeStart')
  router.pathname = '/feedback'
  expect(previousPage()).toBe('/contact')
})
