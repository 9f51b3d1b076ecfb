import { createHash } from 'node:crypto'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { route } from '@/routes/href'
import AppDocument from '@/pages/_document'
import { EnvLabel } from '@/shell/third-party/EnvLabel'
import { ThirdPartyScripts } from '@/shell/third-party/ThirdPartyScripts'
import { GuideTool } from '@/shell/third-party/GuideTool'
import { bareLayout } from '@/shell/layout/layouts'
import { createPage } from '@/shell/page/createPage'
import { TagManager } from '@/shell/third-party/TagManager'
import { ChatWidget } from '@/shell/third-party/ChatWidget'
import { CspHead, policy } from '@/shell/document/CspHead'
import { RouteProgress } from '@/shell/page/RouteProgress'
import { developmentFeatureFlags } from '@/lib/storage/storedValues'
import { AuthCard } from '@/ui/layout/AuthCard'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { declaredValue } from './css'
import {
  clearDocument,
  advanceTime,
  AppProviders,
  mockApi,
  renderApp,
  useFakeTimers,
  setWindowWidth,
} from './renderKit'

jest.mock('next/document', () => {
  const { Component } = jest.requireActual<typeof import('react')>('react')
  class Head extends Component<{ children: ReactNode }> {
    override render() {
      return <head>{this.props.children}</head>
    }
  }
  class Document extends Component {
    static getInitialProps = async ({ renderPage }: { renderPage: () => { html: string } }) =>
      renderPage()
  }
  return {
    __esModule: true,
    default: Document,
    Head,
    Html: (props: object) => <html {...props} lang={'lang' in props ? String(props.lang) : ''} />,
    Main: () => <div id='__next' />,
    NextScript: () => null,
  }
})

const settings = [
  'SERVICE_NAME',
  'ENVIRONMENT_NAME',
  'GIT_BRANCH',
  'DEMO_HOST_NUMBER',
  'FEATURE_FLAGS',
  'GTM_ID',
  'GUIDE_TOOL_ID',
  'GUIDE_TOOL_URL',
  'CHAT_WIDGET_ID',
].map((name) => `NEXT_PUBLIC_${name}`)
const set = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) process.env[`NEXT_PUBLIC_${name}`] = value
}
let server: ReturnType<typeof mockApi> | undefined
beforeEach(() => setWindowWidth(1280))
afterEach(() => {
  server?.stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
  clearDocument()
  settings.forEach((name) => {
    delete process.env[name]
  })
  delete window.guideTool
  delete window.dataLayer
  delete window.zE
})
const at = (pathname: string, query: Record<string, string> = {}) =>
  act(() => {
    mockRouter.setCurrentUrl({ pathname, query })
  })

describe('ページの題名と約束', () => {
  const Page = createPage(route('/x'), {
    title: '求人',
    layout: bareLayout,
    screen: () => <p>本文</p>,
  })
  test('どのページの題名にも、管理画面の名が付く', async () => {
    renderApp(<Page />)
    await waitFor(() => expect(document.title).toBe('求人 | スポットシフト 管理画面'))
  })
  test('サービスの名は設定で変わる', async () => {
    set({ SERVICE_NAME: 'みのりワーク' })
    renderApp(<Page />)
    await waitFor(() => expect(document.title).toBe('求人 | みのりワーク 管理画面'))
  })
  test('どのページもnoindex,nofollowで、言葉は日本語', () => {
    const html = renderToStaticMarkup(createElement(AppDocument as unknown as ComponentType))
    expect(html).toContain('<meta name="robots" content="noindex,nofollow"/>')
    expect(html).toMatch(/^<html lang="ja">/)
  })
  test('ページは題名とレイアウトを自分で持てる', () => {
    const Own = createPage(route('/y'), {
      title: '題名',
      heading: false,
      layout: {
        prefetch: [],
        getLayout: (page) => <section aria-label='自分のレイアウト'>{page}</section>,
      },
      screen: () => <h1>自分の見出し</h1>,
    })
    renderApp(<>{Own.getLayout?.(<Own />)}</>)
    expect(
      within(screen.getByRole('region', { name: '自分のレイアウト' })).getByRole('heading', {
        level: 1,
        name: '自分の見出し',
      }),
    ).toBeVisible()
  })
})

describe('ページレイアウト', () => {
  const page = (props: Partial<Parameters<typeof PageLayout>[0]> = {}) =>
    renderApp(
      <PageLayout {...props}>
        {props.children ?? <PageSection title='基本情報'>内容</PageSection>}
      </PageLayout>,
    )
  test('上の題名は、あってもなくてもよい', () => {
    page({ title: 'ひな形' })
    expect(screen.getByRole('heading', { level: 1, name: 'ひな形' })).toBeVisible()
    clearDocument()
    page()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })
  test('節の前に内容を置ける', () => {
    page({ pre: <p>ご注意</p> })
    expect(
      screen
        .getByText('ご注意')
        .compareDocumentPosition(screen.getByRole('region', { name: '基本情報' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
  test('題名のある節は上の線で分かれ、線は隠せる', () => {
    page({
      children: (
        <>
          <PageSection title='線あり'>a</PageSection>
          <PageSection title='線なし' line={false}>
            b
          </PageSection>
        </>
      ),
    })
    expect(declaredValue(screen.getByRole('region', { name: '線あり' }), 'border-top')).toMatch(
      /^1px solid/,
    )
    expect(declaredValue(screen.getByRole('region', { name: '線なし' }), 'border-top')).toBe('')
  })
  const footer = {
    apply: <Button tone='primary'>保存する</Button>,
    cancel: <Button>やめる</Button>,
  }
  test('下の欄に、やめるボタンと適用のボタンを置ける。なくてもよい', () => {
    page({ footer })
    expect(screen.getAllByRole('button').map((b) => b.textContent)).toEqual(['保存する', 'やめる'])
    clearDocument()
    page()
    expect(screen.queryByRole('button')).toBeNull()
  })
  test.each([
    [375, 'column'],
    [749, 'column'],
  ])('幅%dでは、適用を先にして積み重なる', (width, direction) => {
    page({ footer })
    const foot = screen.getByRole('button', { name: '保存する' }).closest('footer') as Element
    expect([
      declaredValue(foot, 'flex-direction', width),
      foot.firstElementChild?.textContent,
    ]).toEqual([direction, '保存する'])
  })
  test.each([[750], [1280]])('幅%dでは、右に寄せて1列に並ぶ', (width) => {
    page({ footer })
    const foot = screen.getByRole('button', { name: '保存する' }).closest('footer') as Element
    // A reversed row begins at the right edge.
    expect([
      declaredValue(foot, 'display', width),
      declaredValue(foot, 'flex-direction', width),
      declaredValue(foot, 'justify-content', width),
    ]).toEqual(['flex', 'row-reverse', ''])
  })
})

describe('認証カード', () => {
  test('題名と中身を持ち、ロゴ・下のリンク・下のロゴは選べる', () => {
    renderApp(
      <AuthCard
        title='ログイン'
        logo={{ src: '/logo.svg', alt: 'スポットシフト' }}
        link={{ label: 'パスワードをお忘れの方', href: '/auth/reset_password' }}
        footerLogo={{ src: '/favicon.svg', alt: '印' }}
      >
        中身
      </AuthCard>,
    )
    expect(screen.getAllByRole('img').map((i) => i.getAttribute('alt'))).toEqual([
      'スポットシフト',
      '印',
    ])
    expect(screen.getByRole('link', { name: 'パスワードをお忘れの方' })).toHaveAttribute(
      'href',
      '/auth/reset_password',
    )
    clearDocument()
    renderApp(<AuthCard title='ログイン'>中身</AuthCard>)
    expect([screen.queryByRole('img'), screen.queryByRole('link')]).toEqual([null, null])
    expect(screen.getByText('中身')).toBeVisible()
  })
  test('題名を警告の見た目にできる', () => {
    renderApp(
      <AuthCard title='リンクの期限が切れています' alert>
        中身
      </AuthCard>,
    )
    expect(declaredValue(screen.getByRole('heading', { level: 1 }), 'color')).toBe('#B22B1C')
  })
})

test('確認ダイアログの既定の言葉は「閉じる」と「OK」', async () => {
  const onApply = jest.fn()
  const onClose = jest.fn()
  renderApp(<ConfirmDialog title='よろしいですか？' onApply={onApply} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog', { name: 'よろしいですか？' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(onApply).toHaveBeenCalledTimes(1)
  fireEvent.click(within(dialog).getAllByRole('button', { name: '閉じる' }).at(-1) as HTMLElement)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})
test('読み込み中のボタンの画像は「ロード中」と読まれる', () => {
  renderApp(<Button loading>保存する</Button>)
  expect(screen.getByRole('img', { name: 'ロード中' })).toBeInTheDocument()
})

describe('環境ラベル', () => {
  test('本番でない環境で出て、本番では出ない', async () => {
    const loaded = () =>
      act(async () => {
        await new Promise((go) => setTimeout(go, 20))
      })
    renderApp(<ThirdPartyScripts />)
    await loaded()
    expect(screen.queryByRole('complementary', { name: '環境' })).toBeNull()
    clearDocument()
    set({ ENVIRONMENT_NAME: 'staging' })
    at('/login')
    renderApp(<ThirdPartyScripts />)
    await loaded()
    expect(screen.getByRole('complementary', { name: '環境' })).toHaveTextContent('staging')
  })
  test.each([
    ['/account/settings', 'feature/menu'],
    ['/clients/[clientId]/offerings', 'feature/menu'],
    ['/companies/[companyId]/edit', 'feature/menu'],
    ['/client', 'feature/menu'],
    ['/login', '3'],
  ])('%s では %s', (path, label) => {
    set({ ENVIRONMENT_NAME: 'staging', GIT_BRANCH: 'feature/menu', DEMO_HOST_NUMBER: '3' })
    at(path)
    renderApp(<EnvLabel />)
    expect(screen.getByRole('complementary', { name: '環境' })).toHaveTextContent(label)
  })
  test('デモの番号がなければ環境の名を示す', () => {
    set({ ENVIRONMENT_NAME: 'staging', GIT_BRANCH: 'feature/menu' })
    at('/login')
    renderApp(<EnvLabel />)
    expect(screen.getByRole('complementary', { name: '環境' })).toHaveTextContent('staging')
  })
  test('有効な機能の旗を並べる', () => {
    set({ ENVIRONMENT_NAME: 'staging', FEATURE_FLAGS: 'bulk, chat' })
    developmentFeatureFlags.set(['chat', 'graduate'])
    at('/login')
    renderApp(<EnvLabel />)
    expect(screen.getByRole('complementary', { name: '環境' })).toHaveTextContent(
      'bulk, chat, graduate',
    )
  })
})

describe('進捗バー', () => {
  const bar = () => document.querySelector('#nprogress .bar')
  const emit = (event: 'routeChangeStart' | 'routeChangeComplete', shallow = false) =>
    act(async () => {
      mockRouter.events.emit(event, '/x', { shallow })
      await Promise.resolve()
    })
  afterEach(() => {
    document.getElementById('nprogress')?.remove()
  })
  test('ルートの変更のあいだ出て、終わると消える', async () => {
    renderApp(<RouteProgress />)
    await emit('routeChangeStart')
    await waitFor(() => expect(bar()).toBeInTheDocument())
    await emit('routeChangeComplete')
    await waitFor(() => expect(bar()).toBeNull(), { timeout: 3000 })
  })
  test('すぐに終わる変更と、同じページの中の変更では出ない', async () => {
    renderApp(<RouteProgress />)
    await emit('routeChangeStart')
    await emit('routeChangeComplete')
    await emit('routeChangeStart', true)
    await new Promise((go) => setTimeout(go, 250))
    expect(bar()).toBeNull()
  })
})

describe('外の道具', () => {
  const me = {
    accountId: 1,
    companyId: 2,
    selfEmployed: null,
    webEntryFlowType: null,
    alreadyCompanyIdentified: true,
    signInCount: 3,
    createdDate: '2026-01-01T00:00:00+09:00',
    alreadyPublishedOffering: false,
    lastSignInDate: null,
    currentSignInDate: '2026-11-20T09:00:00+09:00',
  }
  const GUIDE = 'GET /guide_tool/accounts/me'
  test.each([
    ['/account', 1],
    ['/client', 1],
    ['/clients/[clientId]/offerings', 1],
    ['/companies/[companyId]/edit', 1],
    ['/login', 0],
    ['/auth/complete', 0],
    ['/companies/[companyId]/identification/application_result', 0],
  ])('ガイドは %s で%d回だけ呼ぶ', async (path, times) => {
    server = mockApi({ [GUIDE]: () => [200, me] })
    at(path)
    renderApp(<GuideTool />)
    await act(async () => {
      await new Promise((go) => setTimeout(go, 10))
    })
    expect(server.count(GUIDE)).toBe(times)
  })
  test('ガイドは、いちばん上の窓でだけ動く', async () => {
    server = mockApi({ [GUIDE]: () => [200, me] })
    at('/account')
    const top = jest.spyOn(window, 'self', 'get').mockReturnValue({} as never)
    renderApp(<GuideTool />)
    await act(async () => {
      await new Promise((go) => setTimeout(go, 10))
    })
    expect(server.count(GUIDE)).toBe(0)
    top.mockRestore()
  })
  test('ガイドには、店舗の番号を住所から取り、nullでないものだけを渡す', async () => {
    server = mockApi({ [GUIDE]: () => [200, me] })
    at('/clients/[clientId]', { clientId: '11' })
    renderApp(<GuideTool />)
    await waitFor(() => expect(window.guideTool).toBeDefined())
    expect(
      Object.fromEntries((window.guideTool ?? []).map(([, name, value]) => [name, value])),
    ).toEqual({
      accountId: 1,
      companyId: 2,
      alreadyCompanyIdentified: true,
      signInCount: 3,
      createdDate: me.createdDate,
      alreadyPublishedOffering: false,
      currentSignInDate: me.currentSignInDate,
      clientId: 11,
    })
  })
  test('ガイドのデータは、失敗しても3回までしか試し直さない', async () => {
    server = mockApi({ [GUIDE]: () => [500] })
    at('/account')
    useFakeTimers()
    renderApp(<GuideTool />)
    await advanceTime(120_000)
    expect(server.count(GUIDE)).toBe(4)
  })
  test('タグマネージャーには、移動のたびに住所の型だけを送る', async () => {
    server = mockApi({})
    set({ GTM_ID: 'GTM-X' })
    at('/clients/[clientId]/offerings', { clientId: '11', keyword: '秘密' })
    const { rerender } = renderApp(<TagManager />)
    at('/account')
    rerender(<TagManager />)
    const sent = (window.dataLayer ?? []).filter((e) => e['event'] === 'NAVIGATION_HISTORY_CHANGED')
    expect(sent[0]).toEqual({
      event: 'NAVIGATION_HISTORY_CHANGED',
      path: '/clients/[clientId]/offerings',
    })
    // Without the instant it starts at, in which any number may stand.
    expect(JSON.stringify((window.dataLayer ?? []).filter((e) => !('gtm.start' in e)))).not.toMatch(
      /11|秘密/,
    )
  })
  test('タグマネージャーには、店舗の計測用データのうち、番号でないものだけを渡し、店舗を離れると取り消す', async () => {
    const TRACKING = 'GET /clients/11/tracking_data'
    const kinds = {
      role: 'viewer',
      companyClassification: 'standard',
      selfEmployed: false,
      industry: null,
      prefectureCode: '13',
      alreadyPublishedOffering: true,
    }
    server = mockApi({
      [TRACKING]: () => [
        200,
        { accountId: 710004, companyId: 720001, clientId: 11, ...kinds, later: '店長 山田' },
      ],
    })
    set({ GTM_ID: 'GTM-X' })
    at('/clients/[clientId]/offerings', { clientId: '11' })
    const { rerender } = renderApp(
      <AppProviders>
        <TagManager />
      </AppProviders>,
    )
    const told = () => (window.dataLayer ?? []).filter((e) => !('event' in e))
    await waitFor(() => expect(told()).toEqual([kinds]))
    at('/account', { clientId: '11' })
    rerender(
      <AppProviders>
        <TagManager />
      </AppProviders>,
    )
    await waitFor(() => expect(told()).toHaveLength(2))
    expect(Object.entries(told()[1] ?? {})).toEqual(
      Object.keys(kinds).map((name) => [name, undefined]),
    )
    expect([server.count(TRACKING), JSON.stringify(window.dataLayer)]).toEqual([
      1,
      expect.not.stringMatching(/710004|720001|山田/),
    ])
  })
  test('計測用データは、タグマネージャーの番号がなければ読まず、読めなくても何も知らせない', async () => {
    server = mockApi({})
    at('/clients/[clientId]/offerings', { clientId: '11' })
    const { rerender } = renderApp(<ThirdPartyScripts />)
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50)
        }),
    )
    expect([server.calls, window.dataLayer]).toEqual([[], undefined])
    set({ GTM_ID: 'GTM-X' })
    rerender(<TagManager />)
    await waitFor(() => expect(server?.calls).toEqual(['GET /clients/11/tracking_data']))
    expect((window.dataLayer ?? []).filter((e) => !('event' in e))).toEqual([])
    expect(document.body).toHaveTextContent('')
  })
  test('個人番号に関わる画面では、ガイドにもタグマネージャにも何も渡さない', async () => {
    server = mockApi({})
    set({ GTM_ID: 'GTM-X', GUIDE_TOOL_ID: 'g', GUIDE_TOOL_URL: 'https://guide.example/{id}.js' })
    at('/clients/[clientId]/users/salary_limit', { clientId: '11' })
    renderApp(
      <>
        <TagManager />
        <GuideTool />
      </>,
    )
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect([window.dataLayer, window.guideTool]).toEqual([undefined, undefined])
    expect(
      document.getElementById('tag-manager') ?? document.getElementById('guide-tool'),
    ).toBeNull()
    expect(server.calls).toEqual([])
  })
  test('問い合わせのチャットは、お問い合わせの画面でだけ出す', () => {
    set({ CHAT_WIDGET_ID: 'k' })
    window.zE = jest.fn()
    at('/clients/[clientId]/contact')
    const { unmount } = renderApp(<ChatWidget />)
    expect(document.getElementById('ze-snippet')).toHaveAttribute(
      'src',
      'https://static.zdassets.com/ekr/snippet.js?key=k',
    )
    expect(window.zE).toHaveBeenLastCalledWith('messenger', 'show')
    unmount()
    clearDocument()
    at('/clients/[clientId]')
    renderApp(<ChatWidget />)
    expect(document.getElementById('ze-snippet')).toBeNull()
    expect(window.zE).toHaveBeenLastCalledWith('messenger', 'hide')
  })
  test('番号がなければ、内容の決まりはどの外の住所も開かない', () => {
    expect(policy([], [])).not.toMatch(/https?:|frame-src|unsafe|\*/)
    set({
      GTM_ID: 'GTM-X',
      GUIDE_TOOL_ID: 'g',
      GUIDE_TOOL_URL: 'https://guide.example/{id}.js',
      CHAT_WIDGET_ID: 'k',
    })
    const opened = policy(["'sha256-a'"], [])
    expect(opened).toMatch(
      /script-src 'self' 'sha256-a' https:\/\/www\.googletagmanager\.com https:\/\/guide\.example https:\/\/static\.zdassets\.com/,
    )
    expect(opened).not.toMatch(/unsafe/)
  })
})

test('文書が自分で持つスタイルは、内容の決まりがそのまま許す', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production')
  const css = '.a { color: teal; }'
  const Policy = CspHead as unknown as ComponentType<{ children: ReactNode }>
  const html = new DOMParser().parseFromString(
    renderToStaticMarkup(
      <Policy>{[null, <style key='sheet' dangerouslySetInnerHTML={{ __html: css }} />]}</Policy>,
    ),
    'text/html',
  )
  const allowed =
    html.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? ''
  expect(allowed).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})
test('描いた題名は1つだけ', () => {
  const Page = createPage(route('/z'), {
    title: '一覧',
    layout: bareLayout,
    screen: () => <p>本文</p>,
  })
  render(<Page />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
