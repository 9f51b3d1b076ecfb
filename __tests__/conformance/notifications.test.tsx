import { act, fireEvent, screen } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { merge } from '@/lib/notifications/mergeNotifications'
import { notify, takeNotifications, type Notification } from '@/lib/notifications/notificationQueue'
import { flash } from '@/lib/storage/storedValues'
import { flashMessage } from '@/shell/notifications/flash'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import { Notifications } from '@/shell/notifications/Notifications'
import { clearDocument, renderApp, setWindowWidth } from '@tests/conformance/renderKit'
import { advanceTime, useFakeTimers } from '@tests/kit/time'

beforeEach(() => {
  setWindowWidth(1280)
  takeNotifications()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  clearDocument()
  delete process.env.NEXT_PUBLIC_APP_MODE
})
describe('フラッシュメッセージ', () => {
  const go = (path: string) =>
    act(async () => {
      await mockRouter.push(path)
    })
  beforeEach(async () => {
    await mockRouter.push('/account')
  })
  test('ルート変更の前に並べ、移動が終わってから1回だけ見せ、次の移動で消える', async () => {
    renderApp(<FlashMessages />)
    flashMessage({ type: 'success', body: ['保存しました。'] })
    expect(screen.queryByText('保存しました。')).toBeNull()
    act(() => {
      mockRouter.events.emit('routeChangeError', new Error('cancelled'), '/x', { shallow: false })
    })
    expect(screen.queryByText('保存しました。')).toBeNull()
    await go('/account/notice')
    expect(screen.getAllByText('保存しました。')).toHaveLength(1)
    await go('/account')
    expect(screen.queryByText('保存しました。')).toBeNull()
    expect(flash.get().messages).toEqual([])
  })
  test('そのあとの操作がうまくいくと、前の成功の知らせは消え、ほかの知らせは残る', async () => {
    renderApp(<FlashMessages />)
    flashMessage({ type: 'success', body: ['募集を開始しました。'] })
    flashMessage({ type: 'warning', body: ['メールは送れていません。'] })
    await go('/account/notice')
    act(() => {
      notify({ type: 'error', body: ['締め切れませんでした。'] })
    })
    expect(screen.getByText('募集を開始しました。')).toBeVisible()
    act(() => {
      notify({ type: 'success', body: ['募集を締め切りました。'] })
    })
    expect(screen.queryByText('募集を開始しました。')).toBeNull()
    expect(screen.getByText('メールは送れていません。')).toBeVisible()
  })
  test('番号で1件ずつ消せる', async () => {
    renderApp(<FlashMessages />)
    for (const line of ['一つめ', '二つめ', '三つめ']) flashMessage({ type: 'info', body: [line] })
    await go('/account/notice')
    fireEvent.click(screen.getAllByRole('button', { name: '閉じる' })[1] as HTMLElement)
    expect(screen.getByRole('status')).toHaveTextContent('一つめ三つめ')
  })
  test('再読み込みの印があると、移動のあとにページを読み込み直し、読み込み直したページが見せる', async () => {
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    const { unmount } = renderApp(<FlashMessages />)
    flashMessage({ type: 'success', body: ['設定を変えました。'] }, { reload: true })
    await go('/account/notice')
    expect([
      again.mock.calls.length,
      flash.get().reload,
      screen.queryByText('設定を変えました。'),
    ]).toEqual([1, false, null])
    unmount()
    renderApp(<FlashMessages />)
    expect(screen.getByText('設定を変えました。')).toBeVisible()
    expect(again).toHaveBeenCalledTimes(1)
  })
})
describe('お知らせ', () => {
  const toasts = () => [...document.querySelectorAll('.Toastify__toast')]
  test('並んだお知らせは、1000ミリ秒ごとにまとめて出す', async () => {
    useFakeTimers()
    renderApp(<Notifications />)
    act(() => {
      notify({ type: 'success', body: ['一つめ'] })
    })
    await advanceTime(999)
    expect(toasts()).toHaveLength(0)
    act(() => {
      notify({ type: 'success', body: ['二つめ'] })
    })
    await advanceTime(1)
    await advanceTime(50)
    expect(toasts().map((toast) => toast.textContent)).toEqual(['一つめ二つめ'])
    act(() => {
      notify({ type: 'info', body: ['三つめ'] })
    })
    await advanceTime(1_100)
    expect(toasts()).toHaveLength(2)
  })
  test('押せないものは種類ごとに集め、本文を並べ替えて1件にする。1行は文、複数行は箇条書き', async () => {
    useFakeTimers()
    renderApp(<Notifications />)
    act(() => {
      notify({ type: 'warning', body: ['い', 'あ'] })
      notify({ type: 'error', body: ['だめでした。'] })
      notify({ type: 'warning', body: ['う', 'あ'] })
    })
    await advanceTime(1_100)
    expect(
      toasts()
        .map((toast) => [...toast.querySelectorAll('li')].map((li) => li.textContent))
        .sort(),
    ).toEqual([[], ['あ', 'い', 'う']])
    expect(
      toasts().some(
        (toast) => toast.textContent === 'だめでした。' && toast.querySelector('ul') === null,
      ),
    ).toBe(true)
  })
  test('まとめ方は、届いた順によらない', () => {
    const all: Notification[] = [
      { type: 'info', body: ['b', 'a'] },
      { type: 'error', body: ['z'] },
      { type: 'info', body: ['c', 'a'] },
      { type: 'success', body: ['ok'] },
    ]
    const expected = merge(all)
    for (let i = 0; i < all.length; i += 1) {
      all.unshift(all.pop() as Notification)
      expect(merge(all)).toEqual(expected)
    }
    expect(expected).toEqual([
      { type: 'error', body: ['z'] },
      { type: 'success', body: ['ok'] },
      { type: 'info', body: ['a', 'b', 'c'] },
    ])
  })
  test('押せるものは別々に、種類(error, success, info, warning)、本文の長さ(長いほうが先)、文字の順に並べる', () => {
    const onClick = () => {}
    const made = (type: Notification['type'], text: string): Notification => ({
      type,
      body: [text],
      onClick,
    })
    const sorted = [
      made('error', 'あああ'),
      made('error', 'ああ'),
      made('error', 'いい'),
      made('success', 'x'),
      made('info', 'x'),
      made('warning', 'xxxx'),
    ]
    expect(merge([...sorted].reverse()).map((n) => `${n.type} ${n.body.join()}`)).toEqual(
      sorted.map((n) => `${n.type} ${n.body.join()}`),
    )
  })
  test('押せるお知らせを押すと、その働きをする', async () => {
    const onClick = jest.fn()
    useFakeTimers()
    renderApp(<Notifications />)
    act(() => {
      notify({ type: 'info', body: ['新しい申し込みがあります。'], onClick })
    })
    await advanceTime(1_100)
    fireEvent.click(toasts()[0] as Element)
    expect(onClick).toHaveBeenCalledTimes(1)
  })
  test('どの種類も既定では5000ミリ秒で閉じ、求めた時間があればそれに従う', async () => {
    useFakeTimers()
    renderApp(<Notifications />)
    act(() => {
      notify({ type: 'success', body: ['保存しました。'] })
      notify({ type: 'error', body: ['だめでした。'] })
      notify({ type: 'info', body: ['短く'], autoClose: 2000 })
      notify({ type: 'warning', body: ['やり直してください。'], autoClose: false })
    })
    await advanceTime(1_100)
    const time = (text: string) =>
      toasts()
        .find((toast) => toast.textContent === text)
        ?.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationDuration
    expect([time('保存しました。'), time('だめでした。'), time('短く')]).toEqual([
      '5000ms',
      '5000ms',
      '2000ms',
    ])
    expect(time('やり直してください。')).not.toMatch(/\d/)
  })
  test.each([375, 749, 750, 1280])('幅%dでも、下の中央に出す', async (width) => {
    setWindowWidth(width)
    useFakeTimers()
    renderApp(<Notifications />)
    act(() => {
      notify({ type: 'info', body: ['お知らせ'] })
    })
    await advanceTime(1_100)
    expect(toasts()[0]?.parentElement).toHaveClass('Toastify__toast-container--bottom-center')
  })
  test('耳には、いつもある領域が1回だけ伝える: エラーはすぐに、ほかは順に', async () => {
    useFakeTimers()
    renderApp(<Notifications />)
    expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual(
      ['', ''],
    )
    act(() => {
      notify({ type: 'success', body: ['保存しました。'] })
      notify({ type: 'error', body: ['だめでした。'] })
    })
    await advanceTime(1_100)
    expect(screen.getByRole('status')).toHaveTextContent('保存しました。')
    expect(screen.getByRole('alert')).toHaveTextContent('だめでした。')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
  test('二つの文の知らせは、句点を重ねずに読み上げる', async () => {
    useFakeTimers()
    renderApp(<Notifications />)
    act(() => {
      notify({ type: 'success', body: ['ワーカーに知らせました。', '保存しました'] })
    })
    await advanceTime(1_100)
    expect(screen.getByRole('status')).toHaveTextContent(/^ワーカーに知らせました。保存しました$/)
  })
})
