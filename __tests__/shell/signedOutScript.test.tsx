import { signedInAs } from '@/lib/storage/signedInAs'
import { signedOutScript } from '@/shell/document/signedOutScript'

const root = document.documentElement
/** Runs the script on a page that is opened in this way, and returns where it leads. */
function leadsTo(visit: NavigationTimingType) {
  const replace = jest.fn<void, [string]>()
  const here = { pathname: '/clients/1/chat_rooms', search: '?page=2', replace }
  const performance = { getEntriesByType: () => [{ type: visit }] }
  new Function('location', 'performance', signedOutScript)(here, performance)
  return replace.mock.calls.flat()
}
afterEach(() => {
  root.hidden = false
  localStorage.clear()
})

test.each(['back_forward', 'reload'] as const)(
  'ログアウトのあとの %s は、画面を隠してログインへ進む',
  (visit) => {
    signedInAs.set(0)
    expect(leadsTo(visit)).toEqual(['/login?next=%2Fclients%2F1%2Fchat_rooms%3Fpage%3D2'])
    expect(root.hidden).toBe(true)
  },
)
test('ログインしている人と、まだ分からない人の画面は、そのまま見せる', () => {
  expect(leadsTo('back_forward')).toEqual([])
  signedInAs.set(7)
  expect(leadsTo('back_forward')).toEqual([])
  expect(root.hidden).toBe(false)
})
test('新しく開いた画面は、サーバーに聞く', () => {
  signedInAs.set(0)
  expect(leadsTo('navigate')).toEqual([])
})
