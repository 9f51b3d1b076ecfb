import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { developmentFeatureFlags } from '@/lib/storage/storedValues'
import AppDocument from '@/pages/_document'
import { route } from '@/routes/href'
import { themeScript } from '@/shell/document/themeScript'
import { themeStyle } from '@/shell/document/themeStyle'
import { bareLayout } from '@/shell/layout/AuthLayout'
import { createPage } from '@/shell/page/createPage'
import { RouteProgress } from '@/shell/page/RouteProgress'
import { EnvLabel } from '@/shell/third-party/EnvLabel'
import { ThirdPartyScripts } from '@/shell/third-party/ThirdPartyScripts'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { AuthCard } from '@/ui/layout/AuthCard'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { declaredValue } from '@tests/conformance/css'
import { clearDocument, renderApp, setWindowWidth, settled } from '@tests/conformance/renderKit'

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
beforeEach(() => setWindowWidth(1280))
afterEach(() => {
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
    permission: 'everyone',
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
  test('頭は、配色の値とスクリプトを一字一句持つ: 方針が許すハッシュは、その文字のもの', () => {
    const html = renderToStaticMarkup(createElement(AppDocument as unknown as ComponentType))
    expect(html).toContain(`<style>${themeStyle}</style>`)
    expect(html).toContain(`<script>${themeScript}</script>`)
    expect(html).toMatch(
      /<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#1D2127"/,
    )
  })
  test('ページは題名とレイアウトを自分で持てる', () => {
    const Own = createPage(route('/y'), {
      permission: 'everyone',
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
    renderApp(<ThirdPartyScripts />)
    await settled()
    expect(screen.queryByRole('complementary', { name: '環境' })).toBeNull()
    clearDocument()
    set({ ENVIRONMENT_NAME: 'staging' })
    at('/login')
    renderApp(<ThirdPartyScripts />)
    await settled()
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
    await waitFor(() => expect(bar()).toBeNull())
  })
  test('すぐに終わる変更でも出て、同じページの中の変更では出ない', async () => {
    renderApp(<RouteProgress />)
    await emit('routeChangeStart')
    await emit('routeChangeComplete')
    await waitFor(() => expect(bar()).toBeInTheDocument())
    await waitFor(() => expect(bar()).toBeNull())
    await emit('routeChangeStart', true)
    await emit('routeChangeComplete', true)
    expect(bar()).toBeNull()
  })
})
test('描いた題名は1つだけ', () => {
  const Page = createPage(route('/z'), {
    title: '一覧',
    layout: bareLayout,
    permission: 'everyone',
    screen: () => <p>本文</p>,
  })
  render(<Page />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
