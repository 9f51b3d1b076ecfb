import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { route } from '@/routes/href'
import { accountLayout } from '@/shell/layout/AccountLayout'
import { clientLayout } from '@/shell/layout/clientLayout'
import { OfflineBanner } from '@/shell/layout/OfflineBanner'
import { createPage } from '@/shell/page/createPage'
import { markPageShown } from '@/shell/page/firstPage'
import '@/shell/session/onSessionExpired'
import { ErrorBoundary, isChunkError, reloadOnce } from '@/shell/watchers/ErrorBoundary'
import { clearDocument, AppProviders, renderApp, settled } from '@tests/conformance/renderKit'
// Importing the kit signs each test in to store 11 in a wide window.
import { at, menu } from './layoutKit'

describe('アカウント', () => {
  test('ほかのタブで別の人になったら、ページを始めからやり直す', async () => {
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    const otherTab = (id: number) => {
      localStorage.setItem('spot-shift:v1.0:signedInAs', String(id))
      act(() => {
        dispatchEvent(new StorageEvent('storage', { key: 'spot-shift:v1.0:signedInAs' }))
      })
    }
    at('/account')
    renderApp(<>{accountLayout.getLayout(<p>本文</p>, { title: '店舗を選ぶ' })}</>)
    await settled()
    await screen.findByText('store@example.com')
    otherTab(1)
    expect(again).not.toHaveBeenCalled()
    otherTab(2)
    expect(again).toHaveBeenCalledTimes(1)
  })
  test('ブラウザが覚えていたログアウト前のページは、見せずにログインへ進む', async () => {
    const leave = jest.spyOn(hardNavigate, 'leaveHidden').mockImplementation(() => {})
    at('/account')
    renderApp(<>{accountLayout.getLayout(<p>本文</p>, { title: '店舗を選ぶ' })}</>)
    await settled()
    await screen.findByText('store@example.com')
    localStorage.setItem('spot-shift:v1.0:signedInAs', '0')
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(leave.mock.calls).toEqual([[expect.stringMatching(/^\/login/)]])
  })
})
describe('ページ', () => {
  const seen = jest.fn()
  function Screen({ clientId }: { clientId: string }) {
    seen(clientId)
    return <input aria-label='題名' />
  }
  const Page = createPage(route('/clients/[clientId]/x'), {
    title: '一覧',
    layout: clientLayout,
    permission: 'everyone',
    screen: Screen,
  })
  test('URLのパラメータが画面に渡り、店舗が変わると画面は始めからになる', async () => {
    at('/clients/[clientId]/x', { clientId: '11' })
    renderApp(<Page />)
    await userEvent.type(screen.getByRole('textbox'), '書きかけ')
    at('/clients/[clientId]/x', { clientId: '12' })
    expect([seen.mock.lastCall, screen.getByRole('textbox')]).toEqual([
      ['12'],
      expect.objectContaining({ value: '' }),
    ])
  })
  describe('ページが替わるとき', () => {
    const Old = createPage(route('/clients/[clientId]/old'), {
      title: '一覧',
      layout: clientLayout,
      permission: 'everyone',
      screen: () => <input aria-label='探す' />,
    })
    const Next = createPage(route('/clients/[clientId]/next'), {
      title: 'ひな形',
      heading: false,
      layout: clientLayout,
      permission: 'everyone',
      screen: () => <h1 tabIndex={-1}>3件のひな形</h1>,
    })
    test('焦点は次のページの見出しに移る', async () => {
      at('/clients/[clientId]/old', { clientId: '11' })
      const { rerender } = renderApp(<>{Old.getLayout?.(<Old />)}</>)
      await settled()
      at('/clients/[clientId]/next', { clientId: '11' })
      rerender(<AppProviders>{Next.getLayout?.(<Next />)}</AppProviders>)
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1, name: '3件のひな形' })).toHaveFocus(),
      )
    })
    test('見出しが読み込み後のものに替わっても焦点は見出しに残り、人が動かしたあとは追わない', async () => {
      let show: (name: string) => void = () => undefined
      const Detail = createPage(route('/clients/[clientId]/detail'), {
        title: 'ワーカー',
        heading: false,
        layout: clientLayout,
        permission: 'everyone',
        screen: function Screen() {
          const [name, setName] = useState('ワーカー')
          show = setName
          return (
            <h1 key={name} tabIndex={-1}>
              {name}
            </h1>
          )
        },
      })
      const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
      markPageShown()
      at('/clients/[clientId]/detail', { clientId: '11' })
      renderApp(<>{Detail.getLayout?.(<Detail />)}</>)
      await waitFor(() => expect(heading('ワーカー')).toHaveFocus())
      act(() => show('髙橋 美咲'))
      await waitFor(() => expect(heading('髙橋 美咲')).toHaveFocus())
      fireEvent.keyDown(document.body, { key: 'Tab' })
      act(() => show('柴田 彩'))
      await settled()
      expect(document.body).toHaveFocus()
    })
    test('まわりの枠は、ページが替わっても残る', async () => {
      at('/clients/[clientId]/old', { clientId: '11' })
      const { rerender } = renderApp(Old.getLayout?.(<Old />) as ReactElement)
      await settled()
      const before = menu()
      at('/clients/[clientId]/next', { clientId: '11' })
      rerender(<AppProviders>{Next.getLayout?.(<Next />)}</AppProviders>)
      await settled()
      expect(menu()).toBe(before)
    })
  })
  test('同じページの中の変更では、焦点は動かない。別のものに移ると、その見出しに移る', async () => {
    const Detail = createPage(route('/clients/[clientId]/z'), {
      title: '詳細',
      layout: clientLayout,
      permission: 'everyone',
      screen: () => <input aria-label='題名' />,
    })
    // The first page of a document does not move the focus.
    markPageShown()
    at('/clients/[clientId]/z', { clientId: '11' })
    renderApp(
      <main>
        <Detail />
      </main>,
    )
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    screen.getByRole('textbox').focus()
    at('/clients/[clientId]/z', { clientId: '11', page: '2' })
    await settled()
    expect(screen.getByRole('textbox')).toHaveFocus()
    at('/clients/[clientId]/z', { clientId: '12' })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})
test('作り置きのHTMLはそのまま引き継がれる', async () => {
  const app = <AppProviders>{clientLayout.getLayout(<p>本文</p>, { title: '求人' })}</AppProviders>
  const container = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: '__next', innerHTML: renderToString(app) }),
  )
  expect(container).toHaveTextContent('本文')
  expect(within(container).queryByText('森下 由香')).toBeNull()
  const broken = jest.fn()
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError: broken }))
  await settled()
  expect([broken.mock.calls, within(container).getByText('森下 由香')]).toEqual([
    [],
    expect.anything(),
  ])
  act(() => {
    root.unmount()
  })
})
describe('うまくいかないとき', () => {
  test('オフラインのあいだ帯が出て、送れないことと、いつの内容かを言う', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    renderApp(<OfflineBanner />)
    expect(screen.queryByText('オフラインです。')).toBeNull()
    online.mockReturnValue(false)
    act(() => {
      dispatchEvent(new Event('offline'))
    })
    expect(screen.getByRole('status')).toHaveTextContent(
      /オフラインです。表示は \d{1,2}:\d{2} 時点の内容です。つながるまで、送信・承認・キャンセルはできません。/,
    )
    online.mockReturnValue(true)
    act(() => {
      dispatchEvent(new Event('online'))
    })
    expect(screen.queryByText('オフラインです。')).toBeNull()
  })
  function Broken({ error }: { error: Error }): ReactNode {
    throw error
  }
  const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {})
  test('描けなかったら、登録の内容は変わっていないと言い、読み込み直せる', () => {
    quiet()
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    renderApp(
      <ErrorBoundary>
        <Broken error={new Error('x')} />
      </ErrorBoundary>,
    )
    expect(screen.getByText(/登録されている内容は変わっていません。/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: '再読み込みする' }))
    expect(again).toHaveBeenCalledTimes(1)
  })
  test('古い版のファイルがなくなっていたら、1回だけ読み込み直し、それでもだめなら言う', () => {
    quiet()
    sessionStorage.clear()
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    const gone = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
    renderApp(
      <ErrorBoundary>
        <Broken error={gone} />
      </ErrorBoundary>,
    )
    expect([again.mock.calls.length, screen.queryByRole('heading')]).toEqual([1, null])
    clearDocument()
    renderApp(
      <ErrorBoundary>
        <Broken error={gone} />
      </ErrorBoundary>,
    )
    expect([
      again.mock.calls.length,
      screen.getByRole('heading', { level: 1 }).textContent,
    ]).toEqual([1, '画面を表示できませんでした。'])
    expect([
      isChunkError(new Error('Failed to fetch dynamically imported module: /x.js')),
      isChunkError(new Error('x')),
      reloadOnce(),
    ]).toEqual([true, false, false])
  })
})
