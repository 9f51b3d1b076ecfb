import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mockRouter from 'next-router-mock'
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import {
  clearDocument,
  AppProviders,
  mockApi,
  renderApp,
  setWindowWidth,
} from '@tests/conformance/renderKit'
import { useSignOut } from '@/api/session'
import { endpoint } from '@/contracts/endpoint'
import type { Permission } from '@/contracts/permission'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { drafts, minifySidebar, searchAccessibleClients } from '@/lib/storage/storedValues'
import { Can } from '@/components/permissions/Can'
import { routes } from '@/routes/routes'
import { route, type Route } from '@/routes/href'
import { createPage } from '@/shell/page/createPage'
import { ErrorBoundary, isChunkError, reloadOnce } from '@/shell/watchers/ErrorBoundary'
import { accountLayout, clientLayout, type PageFrame } from '@/shell/layout/layouts'
import { currentEntry, menus } from '@/shell/navigation/menu'
import { OfflineBanner } from '@/shell/layout/OfflineBanner'

const todos = {
  unreadChatRooms: 0,
  fixPaymentRequests: 0,
  unreviewedUsers: 0,
  rejectNegotiations: 0,
  longTermUnselected: 0,
  violatedOffers: 0,
  mynumberRequestable: 0,
  multidateUnchecked: 0,
}
const store = (id: number, name: string, more = {}) => ({
  id,
  companyId: 1,
  companyName: '株式会社みのりフーズ',
  name,
  nameKana: null,
  code: null,
  brandName: 'みのり食堂',
  todoCount: 0,
  ...more,
})
const stores = [
  store(11, '渋谷宮益坂店', { nameKana: 'シブヤミヤマスザカテン', code: 'T-0142' }),
  store(12, '三軒茶屋店', { nameKana: 'サンゲンヂャヤテン', todoCount: 3 }),
  store(13, '髙島平店', { brandName: null }),
]
let permissions: Permission[] = ['store.read', 'offer.edit']
let server: ReturnType<typeof mockApi>
beforeEach(() => {
  setWindowWidth(1280)
  permissions = ['store.read', 'offer.edit']
  server = mockApi({
    'GET /accounts/me': () => [200, { id: 1, email: 'store@example.com', name: '森下 由香' }],
    'GET /accounts/me/accessible_resources/clients': () => [200, { items: stores }],
    'GET /accounts/me/accessible_resources/companies': () => [200, { items: [] }],
    'GET /accounts/me/permission': () => [
      200,
      {
        permissions,
        scopes: [
          { companyId: 1, clientId: 11, role: 'clientManager', permissions },
          { companyId: 1, clientId: 12, role: 'viewer', permissions: ['store.read'] },
        ],
      },
    ],
    'GET /accounts/me/notification_counts': () => [
      200,
      {
        ...todos,
        unreadNotices: 2,
        byClient: [
          { ...todos, clientId: 11, violatedOffers: 5 },
          { ...todos, clientId: 12, violatedOffers: 9 },
        ],
      },
    ],
    'DELETE /sign_out': () => [204],
    ...Object.fromEntries(
      [11, 12, 13].map((id) => [
        `PUT /accounts/me/accessible_resources/clients/${id}`,
        () => [204],
      ]),
    ),
  })
  HTMLElement.prototype.hidePopover ??= () => {}
})
afterEach(() => {
  server.stop()
  jest.restoreAllMocks()
  clearDocument()
})
const at = (pathname: string, query: Record<string, string> = {}) =>
  act(() => {
    mockRouter.setCurrentUrl({ pathname, query })
  })
const loaded = () =>
  act(async () => {
    await new Promise((go) => setTimeout(go, 30))
  })
const open = async (frame: Partial<PageFrame> = {}, inside: ReactNode = <p>本文</p>) => {
  renderApp(<>{clientLayout.getLayout(<>{inside}</>, { title: '求人', ...frame })}</>)
  await loaded()
}
const menu = () => screen.getByRole('navigation', { name: '店舗メニュー' })

/** Drawn from 750 px up only, and this document has no width. */
const folder = (label: string) =>
  document.querySelector(`button[aria-label='${label}']`) as HTMLElement

describe('メニュー', () => {
  test('ページのあるものだけを、決まった順に並べる', async () => {
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    await screen.findByText('森下 由香')
    const order = [
      'ホーム',
      '求人',
      'ひな形',
      'メッセージ',
      '修正依頼',
      'チェックイン・アウト管理',
      '評価',
      'ワーカー',
      'グループ',
      '認定ワーカー招待',
      '報酬上限',
      'ワーカーサポーター',
      '出勤者名簿',
      '長期採用',
      '卒業ワーカー',
      '利用明細',
      '店舗情報',
      'お知らせ',
      'お問い合わせ',
      'ご意見',
    ]
    const labels = within(menu())
      .getAllByRole('link')
      .map((a) => a.textContent.replace(/\d+件$/, '').trim())
    expect(labels).toEqual(order.filter((label) => labels.includes(label)))
    expect(labels).toEqual(expect.arrayContaining(['ホーム', '求人', 'ひな形']))
    const all: readonly Route[] = Object.values(routes)
    const paths = [...menus.client.groups, ...menus.company.groups]
      .flat()
      .flatMap((e) => [e.route, ...e.sub.map((s) => s.route)])
      .map((r) => r.path)
    expect(paths.filter((path) => !all.some((r) => r.path === path))).toEqual([])
  })
  test('開いている店舗の件数を示し、いま居る場所を示す', async () => {
    at('/clients/[clientId]/offers', { clientId: '11' })
    await open()
    const link = await within(menu()).findByRole('link', { name: /^ひな形 5 ?件$/ })
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([
      '/clients/11/offers',
      'page',
    ])
    expect(within(menu()).getByRole('link', { name: '求人' })).not.toHaveAttribute('aria-current')
  })
  test('下のページでも、ひな形から作る求人でも、居る場所がわかる', () => {
    const where = (path: string) => currentEntry(menus.client.groups, path)?.label
    expect([
      where('/clients/[clientId]'),
      where('/clients/[clientId]/offerings/[offeringId]'),
      where('/clients/[clientId]/offers/[offerId]/edit'),
      where('/clients/[clientId]/offers/[offerId]/offerings/new'),
      where('/clients/[clientId]/reviews/client'),
      where('/account'),
    ]).toEqual(['ホーム', '求人', 'ひな形', '求人', '評価', undefined])
  })
  test('見る権限がないものは隠す', async () => {
    permissions = []
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    await waitFor(() => expect(within(menu()).queryByRole('link', { name: 'ひな形' })).toBeNull())
  })
  test('たたむ・ひろげるは覚えられ、幅は印で変わる', async () => {
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    fireEvent.click(folder('メニューをたたむ'))
    expect([
      minifySidebar.get(),
      document.querySelector('.app')?.getAttribute('data-minify'),
    ]).toEqual([true, 'true'])
    fireEvent.click(folder('メニューをひろげる'))
    expect([
      minifySidebar.get(),
      document.querySelector('.app')?.getAttribute('data-minify'),
    ]).toEqual([false, 'false'])
  })
  test('750から1100では、はじめからたたんである', async () => {
    setWindowWidth(900)
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    expect(folder('メニューをひろげる')).toBeInTheDocument()
  })
  test('電話の下の帯は、メニューを開くボタンで終わる', async () => {
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    const bar = screen.getByRole('navigation', { name: '主なメニュー' })
    expect(within(bar).getByRole('link', { name: '求人' })).toHaveAttribute('aria-current', 'page')
    expect(within(bar).getByRole('button', { name: 'メニュー' })).toHaveAttribute(
      'popovertarget',
      'menu',
    )
    expect(document.getElementById('menu')).toContainElement(menu())
  })
})

describe('電話の上の帯', () => {
  test('題名と戻る先', async () => {
    at('/clients/[clientId]/offerings/[offeringId]', { clientId: '11', offeringId: '5' })
    await open({ title: '求人の詳細', heading: false, back: routes.offerings })
    const bar = document.querySelector('header') as HTMLElement
    expect(bar).toHaveTextContent('求人の詳細')
    expect(within(bar).getByRole('link', { name: '戻る' })).toHaveAttribute(
      'href',
      '/clients/11/offerings',
    )
  })
  test('ホームでは店舗の切り替え', async () => {
    at('/clients/[clientId]', { clientId: '11' })
    await open({ title: 'ホーム', appBar: 'store' })
    expect(
      await within(document.querySelector('header') as HTMLElement).findByRole('button', {
        name: /^店舗を切り替える 現在 .*渋谷宮益坂店$/,
      }),
    ).toHaveTextContent('みのり食堂')
  })
})

describe('店舗の切り替え', () => {
  const opened = async () => {
    at('/clients/[clientId]/offerings', { clientId: '11', page: '2' })
    await open()
    act(() => {
      document
        .getElementById('switcher')
        ?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
    })
    return screen.findByRole('searchbox', { name: '店舗名・店舗コードで探す' })
  }
  const names = () =>
    within(screen.getByRole('list', { name: '店舗' }))
      .getAllByRole('link')
      .map((a) => a.textContent)
  test('開くと入力欄に焦点が移り、同じ一覧の、選んだ店舗のものへ行く', async () => {
    expect(await opened()).toHaveFocus()
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(screen.getByRole('link', { name: /三軒茶屋店/ })).toHaveAttribute(
      'href',
      '/clients/12/offerings',
    )
    expect(screen.getByRole('link', { name: /三軒茶屋店/ })).toHaveTextContent('3件のやること')
    expect(screen.getByRole('link', { name: /渋谷宮益坂店/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
  test.each([
    ['しぶや', '渋谷宮益坂店'],
    ['ｻﾝｹﾞﾝ', '三軒茶屋店'],
    ['t-0142', '渋谷宮益坂店'],
    ['みのり食堂 三軒', '三軒茶屋店'],
    ['髙島平', '髙島平店'],
  ])('「%s」で%sが見つかり、言葉は覚えられる', async (words, name) => {
    await userEvent.type(await opened(), words)
    await waitFor(() => expect(names()).toEqual([expect.stringContaining(name)]))
    expect(searchAccessibleClients.get()).toBe(words)
  })
  test('見つからないとき、そう言う', async () => {
    await userEvent.type(await opened(), '大阪')
    expect(await screen.findByText('条件に合う店舗はありません。')).toBeVisible()
  })
})

describe('Can', () => {
  const publish = endpoint('PATCH /clients/{clientId}/offers/{offerId}', {
    permission: 'offer.edit',
  })
  const button = (
    <Can do={publish} otherwise={<p>見るだけです</p>}>
      <button>保存する</button>
    </Can>
  )
  test('許された人にだけ見せる', async () => {
    at('/clients/[clientId]', { clientId: '11' })
    await open({}, button)
    expect(await screen.findByRole('button', { name: '保存する' })).toBeVisible()
  })
  test('開いた店舗を1回だけ覚える。自分の店舗でなければ何も送らない', async () => {
    at('/clients/[clientId]', { clientId: '99' })
    await open()
    expect(server.calls.filter((c) => c.startsWith('PUT'))).toEqual([])
    at('/clients/[clientId]', { clientId: '13' })
    await loaded()
    at('/clients/[clientId]/offerings', { clientId: '13' })
    await loaded()
    expect(server.calls.filter((c) => c.startsWith('PUT'))).toEqual([
      'PUT /accounts/me/accessible_resources/clients/13',
    ])
  })
  test('権限は、開いている店舗のものだけが効く', async () => {
    at('/clients/[clientId]', { clientId: '12' })
    await open({}, button)
    await screen.findByText('閲覧のみ')
    expect([
      screen.queryByRole('button', { name: '保存する' }),
      screen.getByText('見るだけです'),
    ]).toEqual([null, expect.anything()])
  })
})

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
    renderApp(<>{accountLayout.getLayout(<p>本文</p>, { title: '店舗をえらぶ' })}</>)
    await loaded()
    await screen.findByText('store@example.com')
    otherTab(1)
    expect(again).not.toHaveBeenCalled()
    otherTab(2)
    expect(again).toHaveBeenCalledTimes(1)
  })
  test('ブラウザが覚えていた前の人のページは、見せる前にやり直す', async () => {
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    at('/account')
    renderApp(<>{accountLayout.getLayout(<p>本文</p>, { title: '店舗をえらぶ' })}</>)
    await loaded()
    await screen.findByText('store@example.com')
    localStorage.setItem('spot-shift:v1.0:signedInAs', '0')
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(again).toHaveBeenCalledTimes(1)
  })
  test('ログアウトは、書きかけと検索の言葉を消し、キャッシュを空にし、ページごと入れ替える', async () => {
    const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    drafts.of('1:x').set({ savedAt: 1, values: { a: 1 } })
    at('/clients/[clientId]', { clientId: '11' })
    await open()
    await screen.findByText('森下 由香')
    fireEvent.click(screen.getByRole('button', { name: 'ログアウト' }))
    await waitFor(() => expect(to).toHaveBeenCalledWith('/login'))
    expect([
      drafts.of('1:x').get(),
      screen.queryByText('森下 由香'),
      again.mock.calls.length,
    ]).toEqual([null, null, 0])
  })
  test('断られたログアウトは、何も消さずに知らせる', async () => {
    const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => {})
    server.stop()
    server = mockApi({
      'DELETE /sign_out': () => [500, { code: 'internal', messages: ['だめでした。'] }],
    })
    drafts.of('1:x').set({ savedAt: 1, values: {} })
    function Leave() {
      const [leave] = useSignOut('/login')
      return (
        <button
          onClick={() => {
            leave().catch(() => undefined)
          }}
        >
          出る
        </button>
      )
    }
    renderApp(<Leave />)
    await act(async () => {
      screen.getByRole('button').click()
      await new Promise((go) => setTimeout(go, 20))
    })
    expect([to.mock.calls.length, drafts.of('1:x').get()]).toEqual([0, { savedAt: 1, values: {} }])
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
    screen: Screen,
  })
  test('住所のパラメータが画面に渡り、店舗が変わると画面は始めからになる', async () => {
    at('/clients/[clientId]/x', { clientId: '11' })
    renderApp(<Page />)
    await userEvent.type(screen.getByRole('textbox'), '書きかけ')
    at('/clients/[clientId]/x', { clientId: '12' })
    expect([seen.mock.lastCall, screen.getByRole('textbox')]).toEqual([
      ['12'],
      expect.objectContaining({ value: '' }),
    ])
  })
  describe('押されたとき', () => {
    const headings: string[] = []
    const note = () => {
      headings.push(document.querySelector('h1')?.textContent ?? '')
    }
    function SlowScreen() {
      useLayoutEffect(note, [])
      return <h1 tabIndex={-1}>3件のひな形</h1>
    }
    function FirstCommit() {
      useLayoutEffect(note, [])
      return null
    }
    const Old = createPage(route('/clients/[clientId]/old'), {
      title: '一覧',
      layout: clientLayout,
      screen: () => <input aria-label='探す' />,
    })
    const Next = createPage(route('/clients/[clientId]/next'), {
      title: 'ひな形',
      heading: false,
      layout: clientLayout,
      screen: SlowScreen,
    })
    const change = async (beforeRender = () => {}) => {
      at('/clients/[clientId]/old', { clientId: '11' })
      const { rerender } = renderApp(<>{Old.getLayout?.(<Old />)}</>)
      await loaded()
      headings.length = 0
      at('/clients/[clientId]/next', { clientId: '11' })
      beforeRender()
      rerender(
        <AppProviders>
          {Next.getLayout?.(
            <>
              <Next />
              <FirstCommit />
            </>,
          )}
        </AppProviders>,
      )
      await loaded()
    }
    test('まず次の見出しが出て、画面はそのあとで組み立てられ、焦点はその見出しに移る', async () => {
      await change()
      expect(headings).toEqual(['ひな形', '3件のひな形'])
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    })
    test('戻る・進むでは、画面がはじめから揃って出る', async () => {
      // The mocked router completes a change before the page is rendered; the real one afterwards.
      await change(() => dispatchEvent(new PopStateEvent('popstate')))
      expect(headings).toEqual(['3件のひな形', '3件のひな形'])
      act(() => {
        mockRouter.events.emit('routeChangeComplete', '/x', { shallow: false })
      })
    })
    test('まわりの枠は、ページが替わっても残る', async () => {
      at('/clients/[clientId]/old', { clientId: '11' })
      const { rerender } = renderApp(Old.getLayout?.(<Old />) as ReactElement)
      await loaded()
      const before = menu()
      at('/clients/[clientId]/next', { clientId: '11' })
      rerender(<AppProviders>{Next.getLayout?.(<Next />)}</AppProviders>)
      await loaded()
      expect(menu()).toBe(before)
    })
  })
  test('同じページの中の変更では、焦点は動かない。別のものに移ると、その見出しに移る', async () => {
    const Detail = createPage(route('/clients/[clientId]/z'), {
      title: '詳細',
      layout: clientLayout,
      screen: () => <input aria-label='題名' />,
    })
    at('/clients/[clientId]/z', { clientId: '11' })
    renderApp(
      <main>
        <Detail />
      </main>,
    )
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    screen.getByRole('textbox').focus()
    at('/clients/[clientId]/z', { clientId: '11', page: '2' })
    await loaded()
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
  await loaded()
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
