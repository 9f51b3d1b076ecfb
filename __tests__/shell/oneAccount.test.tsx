import { renderHook } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { useOneAccount, useStartOver } from '@/api/session'
import { hardNavigate } from '@/lib/browser/hardNavigate'

const KEY = 'spot-shift:v1.0:signedInAs'
const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
/** Shows the page again. `persisted`: from the back-forward cache, as it was left. */
const showAgain = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
/** Writes into the storage as another tab does. */
function writeInAnotherTab(text: string) {
  localStorage.setItem(KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
const watchAccount = (accountId: number | undefined) =>
  renderHook((id: number | undefined) => useOneAccount(id), { initialProps: accountId })
beforeEach(() => {
  again.mockClear()
  to.mockClear()
  // An earlier test may have signed the account out. Showing the page again undoes that.
  const { unmount } = watchAccount(1)
  showAgain(true)
  unmount()
  again.mockClear()
  localStorage.clear()
})

test('この端末でログインしている人を覚える。まだ分からないうちは、覚えない', () => {
  watchAccount(undefined)
  expect(localStorage.getItem(KEY)).toBeNull()
  watchAccount(7)
  expect(localStorage.getItem(KEY)).toBe('7')
})
test('ほかのタブで別の人がログインすると、このタブも読み直す', () => {
  watchAccount(7)
  writeInAnotherTab('7')
  expect(again).not.toHaveBeenCalled()
  writeInAnotherTab('8')
  expect(again).toHaveBeenCalledTimes(1)
})
test.each(['"7"', '7.5', 'null', '{'])(
  'ほかのタブが読めない値 (%s) を残しても、同じ人とは思わない',
  (text) => {
    watchAccount(7)
    writeInAnotherTab(text)
    expect(again).toHaveBeenCalledTimes(1)
  },
)
test('ほかのタブでログアウトしても、読み直す', () => {
  watchAccount(7)
  writeInAnotherTab('0')
  expect(again).toHaveBeenCalledTimes(1)
})
test('「戻る」で元のまま出てきた画面は、別の人がログインしていれば読み直す', () => {
  watchAccount(7)
  localStorage.setItem(KEY, '8')
  showAgain(false)
  expect(again).not.toHaveBeenCalled()
  showAgain(true)
  expect(again).toHaveBeenCalledTimes(1)
})
test('ログアウトで空になった画面も、「戻る」で出てくれば読み直す', () => {
  const { rerender } = watchAccount(7)
  localStorage.setItem(KEY, '0')
  // The sign-out emptied the cache, so the client no longer knows who is signed in.
  rerender(undefined)
  showAgain(true)
  expect(again).toHaveBeenCalledTimes(1)
})
test('画面が片付いたあとは、もう見ない', () => {
  const { unmount } = watchAccount(7)
  unmount()
  writeInAnotherTab('8')
  showAgain(true)
  expect(again).not.toHaveBeenCalled()
})
test('このタブの人が替われば、替わった人で見る', () => {
  const { rerender } = watchAccount(7)
  rerender(8)
  writeInAnotherTab('8')
  expect(again).not.toHaveBeenCalled()
})
test('自分で離れるときは、読み直さない。「戻る」で出てくれば、また見る', async () => {
  watchAccount(7)
  const { result } = renderHook(() => useStartOver(), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  })
  await result.current('/login')
  expect(to).toHaveBeenCalledWith('/login')
  writeInAnotherTab('8')
  expect(again).not.toHaveBeenCalled()
  showAgain(true)
  expect(again).toHaveBeenCalledTimes(1)
})
