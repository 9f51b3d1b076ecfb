import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mockRouter from 'next-router-mock'
import { followDialogHistory } from '@/lib/browser/dialogHistory'
import { numberHistory } from '@/shell/page/historyPosition'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { renderScreen } from '@tests/kit/renderScreen'

type Entry = { as: string; url: string; options: object; key: string }
type Pop = (state: Entry) => boolean
let isAllowed: Pop = () => true

let pushed = 0
const entryOf = (path: string, key = `key-${(pushed += 1)}`): Entry => ({
  as: path,
  url: path,
  options: {},
  key,
})
/** Pushes a history entry as the router does. */
function push(path: string) {
  mockRouter.events.emit('routeChangeStart', path)
  history.pushState(entryOf(path), '', path)
  mockRouter.events.emit('routeChangeComplete', path)
}
/** Handles Back and Forward as the router does: it asks the guard and replaces the entry's state. */
function handlePopState({ state }: PopStateEvent) {
  const entry = state as Entry
  if (!isAllowed(entry)) return
  history.replaceState(entryOf(entry.as, entry.key), '', entry.as)
  mockRouter.events.emit('routeChangeComplete', entry.as)
}
const path = () => location.pathname
const traverse = async (go: () => void, expected: string) => {
  go()
  await waitFor(() => expect(path()).toBe(expected))
}

function Sample({ isDirty }: { isDirty: boolean }) {
  const [dialog] = useUnsavedGuard(isDirty)
  return <>{dialog}</>
}

beforeAll(async () => {
  await import('@/ui/dialogs/DialogWindow')
  await import('@/ui/dialogs/ConfirmDialog')
  followDialogHistory()
  numberHistory()
})
beforeEach(async () => {
  mockRouter.beforePopState = ((handler: Pop) => {
    isAllowed = handler
  }) as never
  addEventListener('popstate', handlePopState)
  for (const page of ['/start', '/before', '/form', '/after']) push(page)
  await traverse(() => history.back(), '/form')
})
afterEach(() => {
  removeEventListener('popstate', handlePopState)
})

/** Goes forward from the changed form. Expects the form's URL again and the question whether to leave. */
async function pressForward() {
  renderScreen(<Sample isDirty />)
  act(() => history.forward())
  await screen.findByRole('dialog', { name: '保存していない変更があります' })
  expect(path()).toBe('/form')
}

test('「進む」のあと入力に戻ると、「戻る」は前の画面へ行く', async () => {
  await pressForward()
  await userEvent.click(screen.getByRole('button', { name: '入力に戻る' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  isAllowed = () => true
  await traverse(() => history.back(), '/before')
})
test('「進む」のあと移動すると、進んだ先の画面を開く', async () => {
  await pressForward()
  await userEvent.click(screen.getByRole('button', { name: '保存せずに移動する' }))
  await waitFor(() => expect(mockRouter.asPath).toBe('/after'))
})
test('2つ先へ進んでも、元の場所に戻ってから尋ねる', async () => {
  history.forward()
  await waitFor(() => expect(path()).toBe('/after'))
  push('/last')
  await traverse(() => history.go(-2), '/form')
  renderScreen(<Sample isDirty />)
  act(() => history.go(2))
  await screen.findByRole('dialog', { name: '保存していない変更があります' })
  await userEvent.click(screen.getByRole('button', { name: '入力に戻る' }))
  isAllowed = () => true
  await traverse(() => history.back(), '/before')
})
