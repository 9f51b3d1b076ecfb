import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import { useState } from 'react'
import { followDialogHistory } from '@/lib/browser/dialogHistory'
import { Menu } from '@/ui/buttons/Menu'
import { Dialog } from '@/ui/dialogs/Dialog'
import { renderScreen } from '@tests/kit/renderScreen'
import { flushPromises } from '@tests/kit/waiting'

/** Opens a dialog that opens a second one. */
function Opener({ closable = true }: { closable?: boolean }) {
  const [opened, setOpened] = useState(0)
  return (
    <>
      <button type='button' onClick={() => setOpened(1)}>
        時給を変える
      </button>
      {opened > 0 && (
        <Dialog title='時給' closable={closable} onClose={() => setOpened(0)}>
          <button type='button' onClick={() => setOpened(2)}>
            確かめる
          </button>
        </Dialog>
      )}
      {opened > 1 && <Dialog title='確認' onClose={() => setOpened(1)} />}
    </>
  )
}

/** Records the pages that the router would show. It listens in the bubble phase, as the router does. */
const shownPages: string[] = []
const routerListener = () => shownPages.push(location.pathname)
/** Writes a history entry as the router does: each has a key, which a replaced entry keeps. */
const goTo = (path: string, key: string) => history.pushState({ __N: true, key }, '', path)
function replaceWith(path: string) {
  const { key } = history.state as { key: string }
  history.replaceState({ __N: true, key }, '', path)
  act(() => Router.events.emit('routeChangeComplete', path, { shallow: true }))
}
// Registered before the dialogs' listener, which stops the event.
let handleArrival = () => {}
window.addEventListener('popstate', () => handleArrival(), { capture: true })
followDialogHistory()
/** Goes Back and waits for it and for a second step that it may cause. jsdom makes each step in a timer of 0 ms. */
const press = (move: () => void) =>
  act(async () => {
    const arrived = new Promise<void>((done) => {
      handleArrival = done
    })
    move()
    await arrived
    await flushPromises(3)
  })
const pressBack = () => press(() => history.back())
const open = async (name = '時給を変える') => {
  await userEvent.click(screen.getByRole('button', { name }))
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

let pages = 0
/** Paths for one test, because jsdom keeps the history over the tests of a file. */
const list = () => `/list${pages}`
const shift = () => `/shift${pages}`
beforeEach(() => {
  pages += 1
  goTo(list(), `list${pages}`)
  goTo(shift(), `shift${pages}`)
  shownPages.length = 0
  window.addEventListener('popstate', routerListener)
})
afterEach(() => window.removeEventListener('popstate', routerListener))

test('戻るは、開いた窓を閉じ、画面は移らない。次の戻るで前の画面に戻る', async () => {
  renderScreen(<Opener />)
  await open()
  await screen.findByRole('dialog', { name: '時給' })
  await pressBack()
  await expectClosed()
  expect([location.pathname, shownPages]).toEqual([shift(), []])
  await pressBack()
  expect([location.pathname, shownPages]).toEqual([list(), [list()]])
})

test('1280px: 戻るは、開いたメニューを閉じ、フォーカスをボタンに戻す', async () => {
  renderScreen(<Menu label='その他の操作' items={[{ label: 'コピー' }]} />)
  await open('その他の操作')
  await screen.findByRole('menu')
  await pressBack()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(screen.getByRole('button', { name: 'その他の操作' })).toHaveFocus()
  expect([location.pathname, shownPages]).toEqual([shift(), []])
})

test('重なった窓は、上から1つずつ閉じる', async () => {
  renderScreen(<Opener />)
  await open()
  await open('確かめる')
  await screen.findByRole('dialog', { name: '確認' })
  await pressBack()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '確認' })).toBeNull())
  expect(screen.getByRole('dialog', { name: '時給' })).toBeInTheDocument()
  await pressBack()
  await expectClosed()
  expect([location.pathname, shownPages]).toEqual([shift(), []])
})

test('✕で閉じたあとの戻るは、1回で前の画面に戻る。何度開いて閉じても同じ', async () => {
  renderScreen(<Opener />)
  for (let i = 0; i < 3; i += 1) {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '閉じる' }))
    await expectClosed()
  }
  await pressBack()
  expect([location.pathname, shownPages]).toEqual([list(), [list()]])
})

test('✕で閉じてもう一度開いた窓も、戻るで閉じる', async () => {
  renderScreen(<Opener />)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '閉じる' }))
  await expectClosed()
  await open()
  await screen.findByRole('dialog')
  await pressBack()
  await expectClosed()
  expect([location.pathname, shownPages]).toEqual([shift(), []])
})

test('窓の操作で移った画面からの戻るは、窓のあった画面、その前の画面の順に戻る', async () => {
  const { unmount } = renderScreen(<Opener />)
  await open()
  await screen.findByRole('dialog')
  unmount()
  goTo(`/done${pages}`, `done${pages}`)
  act(() => Router.events.emit('routeChangeComplete', `/done${pages}`, { shallow: false }))
  await pressBack()
  // The router writes an entry's state again when it has shown the page.
  replaceWith(shift())
  await pressBack()
  expect([location.pathname, shownPages]).toEqual([list(), [shift(), list()]])
})

test('開いているあいだに置き換わったアドレスは、戻るで閉じても残る', async () => {
  renderScreen(<Opener />)
  await open()
  await screen.findByRole('dialog')
  replaceWith(`${shift()}?sort=day`)
  await pressBack()
  await expectClosed()
  expect(location.pathname + location.search).toBe(`${shift()}?sort=day`)
  expect(shownPages).toEqual([])
  await pressBack()
  expect(location.pathname).toBe(list())
})

test('窓の操作で画面が置き換わったあとの戻るは、前の画面に戻る', async () => {
  const { unmount } = renderScreen(<Opener />)
  await open()
  await screen.findByRole('dialog')
  unmount()
  replaceWith(`/replaced${pages}`)
  await pressBack()
  expect([location.pathname, shownPages]).toEqual([list(), [list()]])
})

test('実行しているあいだの戻るは、窓を閉じず、画面も移らない', async () => {
  renderScreen(<Opener closable={false} />)
  await open()
  await screen.findByRole('dialog')
  await pressBack()
  await pressBack()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect([location.pathname, shownPages]).toEqual([shift(), []])
})

test('窓を戻るで閉じたあとの進むでは、何も起きない', async () => {
  renderScreen(<Opener />)
  await open()
  await screen.findByRole('dialog')
  await pressBack()
  await expectClosed()
  await press(() => history.forward())
  expect([location.pathname, shownPages]).toEqual([shift(), []])
  await pressBack()
  expect([location.pathname, shownPages]).toEqual([list(), [list()]])
})
