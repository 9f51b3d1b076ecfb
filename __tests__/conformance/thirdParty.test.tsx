import { createHash } from 'node:crypto'
import { act, waitFor } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { createDynamicRouteParser } from 'next-router-mock/dynamic-routes'
import { type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CspHead, policy } from '@/shell/document/CspHead'
import { ChatWidget } from '@/shell/third-party/ChatWidget'
import { GuideTool } from '@/shell/third-party/GuideTool'
import { TagManager } from '@/shell/third-party/TagManager'
import { ThirdPartyScripts } from '@/shell/third-party/ThirdPartyScripts'
import {
  clearDocument,
  AppProviders,
  mockApi,
  renderApp,
  setWindowWidth,
  settled,
} from '@tests/conformance/renderKit'
import { advanceTime, useFakeTimers } from '@tests/kit/time'

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
    await settled()
    expect(server.count(GUIDE)).toBe(times)
  })
  test('ガイドは、いちばん上の窓でだけ動く', async () => {
    server = mockApi({ [GUIDE]: () => [200, me] })
    at('/account')
    const top = jest.spyOn(window, 'self', 'get').mockReturnValue({} as never)
    renderApp(<GuideTool />)
    await settled()
    expect(server.count(GUIDE)).toBe(0)
    top.mockRestore()
  })
  test('ガイドには、店舗の番号をURLから取り、nullでないものだけを渡す', async () => {
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
  test('ガイドは、データを読めなくても動く', async () => {
    server = mockApi({ [GUIDE]: () => [500] })
    set({ GUIDE_TOOL_ID: 'g', GUIDE_TOOL_URL: 'https://guide.example/{id}.js' })
    at('/clients/[clientId]', { clientId: '11' })
    renderApp(<GuideTool />)
    await waitFor(() => expect(document.getElementById('guide-tool')).not.toBeNull())
    expect(window.guideTool).toEqual([['setCustomProperty', 'clientId', 11]])
  })
  test('タグマネージャーには、同じ型の別のものへ移っても、条件を変えても送り、値は送らない', () => {
    server = mockApi({})
    set({ GTM_ID: 'GTM-X' })
    const path = '/companies/[companyId]/edit'
    const go = (url: string) =>
      act(() => {
        mockRouter.setCurrentUrl(url)
      })
    mockRouter.useParser(createDynamicRouteParser([path]))
    go('/companies/1/edit')
    renderApp(<TagManager />)
    go('/companies/2/edit')
    go('/companies/2/edit?page=2')
    go('/companies/2/edit?page=2#billing')
    expect(
      (window.dataLayer ?? []).filter((e) => e['event'] === 'NAVIGATION_HISTORY_CHANGED'),
    ).toEqual([
      { event: 'NAVIGATION_HISTORY_CHANGED', path },
      { event: 'NAVIGATION_HISTORY_CHANGED', path },
      { event: 'NAVIGATION_HISTORY_CHANGED', path },
    ])
  })
  test('タグマネージャーには、移動のたびにURLの型だけを送る', async () => {
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
    // Without its start time, which may contain any number.
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
    await settled()
    expect([server.calls, window.dataLayer]).toEqual([[], undefined])
    set({ GTM_ID: 'GTM-X' })
    rerender(<TagManager />)
    await waitFor(() => expect(server?.calls).toEqual(['GET /clients/11/tracking_data']))
    expect((window.dataLayer ?? []).filter((e) => !('event' in e))).toEqual([])
    expect(document.body).toHaveTextContent('')
  })
  test('個人番号に関わる画面では、ガイドもタグマネージャも読み込まず、移動したことだけをURLの型で渡す', async () => {
    server = mockApi({})
    set({ GTM_ID: 'GTM-X', GUIDE_TOOL_ID: 'g', GUIDE_TOOL_URL: 'https://guide.example/{id}.js' })
    at('/clients/[clientId]/users/salary_limit', { clientId: '11' })
    renderApp(
      <>
        <TagManager />
        <GuideTool />
      </>,
    )
    await settled()
    expect([window.dataLayer, window.guideTool]).toEqual([
      [{ event: 'NAVIGATION_HISTORY_CHANGED', path: '/clients/[clientId]/users/salary_limit' }],
      undefined,
    ])
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
  test('番号がなければ、内容の決まりはどの外のURLも開かない', () => {
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
