import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mockRouter from 'next-router-mock'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'

type Pop = (state: { as: string; url: string; options: object }) => boolean
let pop: Pop = () => true
const failed = jest.fn()
beforeEach(async () => {
  document.getElementById('__next')?.remove()
  await mockRouter.push('/clients/11/offers/new')
  mockRouter.beforePopState = ((handler: Pop) => {
    pop = handler
  }) as never
  failed.mockClear()
  mockRouter.events.on('routeChangeError', failed)
})
afterEach(() => {
  mockRouter.events.off('routeChangeError', failed)
})

const draft = { keepForReturn: () => true }
const note = '入力した内容は下書きとしてこの端末に残ります。'

function Sample({ dirty, keepsDraft = false }: { dirty: boolean; keepsDraft?: boolean }) {
  const [dialog, pass] = useUnsavedGuard(dirty, keepsDraft ? { note, draft } : {})
  return (
    <>
      {dialog}
      <button
        onClick={() => {
          pass()
          void mockRouter.push('/clients/11/offers')
        }}
      >
        保存して進む
      </button>
    </>
  )
}
function show(dirty: boolean, keepsDraft = false) {
  const container = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: '__next' }),
  )
  return render(<Sample dirty={dirty} keepsDraft={keepsDraft} />, { container })
}
const go = (to: string, options?: object) =>
  act(async () => {
    await mockRouter.push(to, undefined, options).catch(() => undefined)
  })
const asked = () => screen.findByRole('dialog', { name: '保存していない変更があります' })
function unload() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('変えていなければ、止めない', async () => {
  show(false)
  expect(unload()).toBe(false)
  await go('/clients/11/users')
  expect(mockRouter.asPath).toBe('/clients/11/users')
})

test('変えていれば移動を止め、進み具合の帯も止め、入力に戻れる', async () => {
  show(true)
  await go('/clients/11/users')
  expect(mockRouter.asPath).toBe('/clients/11/offers/new')
  expect(failed).toHaveBeenCalledTimes(1)
  await asked()
  await userEvent.click(screen.getByRole('button', { name: '入力に戻る' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(mockRouter.asPath).toBe('/clients/11/offers/new')
  await go('/clients/11/users')
  await asked()
})

test('保存せずに移動できる', async () => {
  show(true)
  await go('/clients/11/users')
  await asked()
  await userEvent.click(screen.getByRole('button', { name: '保存せずに移動する' }))
  await waitFor(() => {
    expect(mockRouter.asPath).toBe('/clients/11/users')
  })
})

test('下書きが残るなら、残るとだけ言い、失われるような言い方をしない', async () => {
  show(true, true)
  await go('/clients/11/users')
  const question = await screen.findByRole('dialog', { name: '入力の途中で移動しますか' })
  expect(question).toHaveTextContent(note)
  expect(question).not.toHaveTextContent('保存')
  await userEvent.click(screen.getByRole('button', { name: '移動する' }))
  await waitFor(() => {
    expect(mockRouter.asPath).toBe('/clients/11/users')
  })
})

test('下書きが残らないなら、失われると言う', async () => {
  show(true)
  await go('/clients/11/users')
  expect(await asked()).toHaveTextContent('このまま移動すると、入力した内容は失われます。')
})

test('保存や削除のあとは尋ねない', async () => {
  show(true)
  await userEvent.click(screen.getByRole('button', { name: '保存して進む' }))
  await waitFor(() => {
    expect(mockRouter.asPath).toBe('/clients/11/offers')
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(unload()).toBe(false)
})

test('絞り込みのような浅い移動は止めない', async () => {
  show(true)
  await go('/clients/11/offers/new?tab=2', { shallow: true })
  expect(mockRouter.asPath).toBe('/clients/11/offers/new?tab=2')
})

test('閉じる・再読み込みはブラウザが尋ねる', () => {
  const { rerender } = show(true)
  expect(unload()).toBe(true)
  rerender(<Sample dirty={false} />)
  expect(unload()).toBe(false)
})

test('戻るは番地を元に戻してから尋ね、移動すると改めて戻る', async () => {
  show(true)
  const url = location.href
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  history.replaceState({}, '', '/elsewhere')
  let allowed = true
  act(() => {
    allowed = pop({ as: '/elsewhere', url: '/elsewhere', options: {} })
  })
  expect(allowed).toBe(false)
  expect(location.href).toBe(url)
  await asked()
  await userEvent.click(screen.getByRole('button', { name: '保存せずに移動する' }))
  expect(back).toHaveBeenCalledTimes(1)
  expect(pop({ as: '/elsewhere', url: '/elsewhere', options: {} })).toBe(true)
  back.mockRestore()
})
