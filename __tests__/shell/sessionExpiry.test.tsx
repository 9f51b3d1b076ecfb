import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mockRouter from 'next-router-mock'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { notifyError, request } from '@/api/client'
import { useDraft } from '@/api/useDraft'
import { accounts } from '@/contracts/accounts'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { keptToday } from '@/lib/storage/keptToday'
import { drafts } from '@/lib/storage/storedValues'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import '@/shell/session/onSessionExpired'
import { DialogExpiryGuard } from '@/shell/session/DialogExpiryGuard'
import { Sheet } from '@/ui/dialogs/Sheet'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { TextField } from '@/ui/fields/inputs/TextField'
import { renderScreen } from '@tests/kit/renderScreen'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'

const KEY = '7:offer-new:11'
const PAGE = '/clients/11/offers/new'
let net: ReturnType<typeof mockNetwork>
beforeAll(async () => {
  await import('@/ui/dialogs/DialogWindow')
  await import('@/shell/session/SessionExpiredDialog').catch(() => undefined)
})
beforeEach(async () => {
  net = mockNetwork()
  takeNotifications()
  drafts.of(KEY).reset()
  history.replaceState(null, '', PAGE)
  // The mock lacks `Router.ready`, which waits for the hydration.
  Object.assign(mockRouter, { ready: (then: () => void) => then() })
  await mockRouter.push(PAGE)
})
afterEach(() => {
  jest.restoreAllMocks()
})

function Sample({ hasDraft = true }: { hasDraft?: boolean }) {
  const form = useForm({ defaultValues: { title: '' } })
  const draft = useDraft(hasDraft ? KEY : undefined, form)
  const [guard] = useUnsavedGuard(form.formState.isDirty, { draft })
  return (
    <form>
      {guard}
      {draft.offered && <p>前の下書きがあります</p>}
      <TextField form={form} name='title' label='求人名' />
    </form>
  )
}
function People() {
  const form = useForm({ defaultValues: { people: 2 } })
  return <NumberStepper form={form} name='people' label='募集人数' unit='名' />
}
const title = () => screen.getByRole('textbox', { name: '求人名' })
const dialog = () => screen.findByRole('dialog', { name: 'ログインの有効期限が切れました' })
/** Makes a read that the server refuses, as it does the renewal of the session. A click shows the user why. */
async function endSession(tell: (error: unknown) => void = () => undefined) {
  // A sheet opens in the next frame, which must not come outside of a wait.
  await waitFor(() => new Promise(requestAnimationFrame))
  const call = request(accounts.me, {}).catch(tell)
  await flushPromises()
  net.sent.at(-1)?.answer(401, { messages: ['ログインしてください。'] })
  // Outside `act`, because the dialog's code loads during this.
  await waitFor(async () => {
    await flushPromises()
    net.sent.at(-1)?.answer(401)
    await call
    await flushPromises()
  })
}

test('セッションが終わると、この端末に残した今日の一覧は消える', async () => {
  keptToday.set({
    accountId: 7,
    storeName: '渋谷宮益坂店',
    on: '2026-11-20',
    asOf: '2026-11-20T01:42:00Z',
    shifts: [],
  })
  const call = request(accounts.me, {}).catch(notifyError)
  await flushPromises()
  net.sent.at(-1)?.answer(401, { messages: ['ログインしてください。'] })
  await flushPromises()
  net.sent.at(-1)?.answer(401, { messages: ['ログインしてください。'] })
  await call
  expect(keptToday.get()).toBeNull()
})

test('入力の途中でセッションが切れたら、下書きに残して、ログインを勧める窓を1つだけ出す', async () => {
  renderScreen(<Sample />)
  await userEvent.type(title(), 'ホール')
  await endSession()
  expect(await dialog()).toHaveTextContent('入力内容は下書きに残しました')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.queryByText('保存せずに移動する')).toBeNull()
  expect(takeNotifications()).toEqual([])
  expect(drafts.of(KEY).get()?.values).toEqual({ title: 'ホール' })
  await userEvent.click(screen.getByRole('button', { name: 'ログインする' }))
  expect(mockRouter.asPath).toBe(`/login?next=${encodeURIComponent(PAGE)}`)
})
test('ログインのあとは、聞かずに下書きが入る。その次に開いたときは、聞く', async () => {
  const first = renderScreen(<Sample />)
  await userEvent.type(title(), 'ホール')
  await endSession()
  await dialog()
  first.unmount()
  const second = renderScreen(<Sample />)
  await waitFor(() => expect(title()).toHaveValue('ホール'))
  expect(screen.queryByText('前の下書きがあります')).toBeNull()
  second.unmount()
  renderScreen(<Sample />)
  expect(await screen.findByText('前の下書きがあります')).toBeVisible()
  expect(title()).toHaveValue('')
})
test('下書きのない入力では、残したとは言わず、別のタブでログインして続けられる', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  renderScreen(<Sample hasDraft={false} />)
  await userEvent.type(title(), 'ホール')
  await endSession()
  expect(await dialog()).not.toHaveTextContent('下書き')
  await userEvent.click(screen.getByRole('button', { name: '別のタブでログインする' }))
  expect(open).toHaveBeenCalledWith(`/login?next=${encodeURIComponent(PAGE)}`, '_blank', 'noopener')
  expect(mockRouter.asPath).toBe(PAGE)
  expect(title()).toHaveValue('ホール')
})
test('端末に書けないときは、残したとは言わない', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  renderScreen(<Sample />)
  await userEvent.type(title(), 'ホール')
  await endSession()
  expect(await dialog()).not.toHaveTextContent('下書き')
})
test('打ったものを元に戻したら、窓を出さずにログインへ行く', async () => {
  renderScreen(<Sample />)
  await userEvent.type(title(), 'ホール')
  await userEvent.clear(title())
  await endSession()
  await waitFor(() => expect(mockRouter.asPath).toMatch(/^\/login/))
  expect(screen.queryByRole('dialog')).toBeNull()
})
test('入力に戻ると、裏の読み取りでは、また窓を出さない', async () => {
  renderScreen(<Sample />)
  await userEvent.type(title(), 'ホール')
  await endSession()
  await dialog()
  await userEvent.click(screen.getByRole('button', { name: '入力に戻る' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await endSession()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(mockRouter.asPath).toBe(PAGE)
})
test('入力に戻ったあとも、押したことが断られたら、また窓を出す。書き込まない呼び出しでも', async () => {
  renderScreen(<Sample />)
  await userEvent.type(title(), 'ホール')
  await endSession()
  await dialog()
  for (let press = 0; press < 2; press++) {
    await userEvent.click(screen.getByRole('button', { name: '入力に戻る' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await endSession(notifyError)
    expect(await dialog()).toHaveTextContent('入力内容は下書きに残しました')
  }
  expect(takeNotifications()).toEqual([])
})
describe('シートに入力しているとき', () => {
  function SheetSample() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && (
          <Sheet title='メモ' onClose={() => setOpen(false)}>
            <input aria-label='店舗を検索' type='search' />
            <textarea aria-label='メモの内容' />
          </Sheet>
        )}
        <DialogExpiryGuard />
      </>
    )
  }
  const memo = () => screen.findByRole('textbox', { name: 'メモの内容' })

  test('シートを閉じずに、別のタブでのログインを勧める', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    renderScreen(<SheetSample />)
    await userEvent.type(await memo(), '次も頼みたい')
    await endSession()
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: '別のタブでログインする' }))
    expect(open).toHaveBeenCalled()
    expect(mockRouter.asPath).toBe(PAGE)
    expect(await memo()).toHaveValue('次も頼みたい')
  })
  test('下の画面にも入力があれば、窓は1つだけで、下書きへは導かない', async () => {
    renderScreen(
      <>
        <Sample />
        <SheetSample />
      </>,
    )
    const below = screen.getByRole('textbox', { name: '求人名', hidden: true })
    fireEvent.input(below, { target: { value: 'ホール' } })
    await userEvent.type(await memo(), '次も頼みたい')
    await endSession()
    expect(await dialog()).not.toHaveTextContent('下書き')
    expect(screen.queryByRole('button', { name: 'ログインする' })).toBeNull()
  })
  test.each<[string, () => ReactNode, () => HTMLElement]>([
    [
      '押して選んだ',
      () => <button aria-pressed='false'>また頼みたい</button>,
      () => screen.getByRole('button', { name: 'また頼みたい' }),
    ],
    [
      '人数を増やした',
      () => <People />,
      () => screen.getByRole('button', { name: '募集人数を1名増やす' }),
    ],
    [
      'カレンダーで日を選んだ',
      () => (
        <div role='dialog' aria-label='日を選ぶ'>
          <div role='option' aria-selected='false'>
            5
          </div>
        </div>
      ),
      () => screen.getByRole('option', { name: '5' }),
    ],
  ])('文字を入れず、%sだけでも、シートを閉じない', async (_, Choice, choice) => {
    renderScreen(
      <>
        <Sheet title='休み' onClose={() => undefined}>
          <Choice />
        </Sheet>
        <DialogExpiryGuard />
      </>,
    )
    await screen.findByRole('dialog', { name: '休み' })
    await userEvent.click(choice())
    await endSession()
    expect(await dialog()).toBeVisible()
    expect(mockRouter.asPath).toBe(PAGE)
  })
  test('探しただけのとき、シートを閉じたあとは、そのままログインへ行く', async () => {
    renderScreen(<SheetSample />)
    await userEvent.type(await screen.findByRole('searchbox', { name: '店舗を検索' }), '渋谷')
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await endSession()
    await waitFor(() => expect(mockRouter.asPath).toMatch(/^\/login/))
  })
})
test('何も入力していなければ、そのままログインへ行く', async () => {
  renderScreen(<Sample />)
  await endSession()
  await waitFor(() => expect(mockRouter.asPath).toBe(`/login?next=${encodeURIComponent(PAGE)}`))
})
