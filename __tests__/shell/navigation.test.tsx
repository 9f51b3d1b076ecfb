import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, setWindowWidth, settled } from '@tests/conformance/renderKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { endpoint } from '@/contracts/endpoint'
import { minifySidebar, searchAccessibleClients } from '@/lib/storage/storedValues'
import { Can } from '@/components/permissions/Can'
import { routes } from '@/routes/routes'
import { type Route } from '@/routes/href'
import { companyLayout } from '@/shell/layout/layouts'
import { currentEntry, menus } from '@/shell/navigation/menu'
import { at, menu, open, server, session, store } from './layoutKit'

/** Drawn from 750 px up only, and this document has no width. */
const folder = (label: string) =>
  document.querySelector(`button[aria-label='${label}']`) as HTMLElement
test('画面のどこも、目印(ランドマーク)のどれかの中にある', async () => {
  at('/clients/[clientId]/offerings', { clientId: '11' })
  await open()
  await screen.findByText('森下 由香')
  expect(await axeViolations()).toEqual([])
})
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
      '定型文',
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
      '定休日',
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
      where('/clients/[clientId]/chat_texts'),
      where('/account'),
    ]).toEqual(['ホーム', '求人', 'ひな形', '求人', '評価', 'メッセージ', undefined])
  })
  test('見る権限がないものは隠す', async () => {
    session.permissions = []
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
describe('知らない店舗', () => {
  test.each(['999', 'abc', '1e3'])(
    '/clients/%s では、どのページでも一つの知らせだけが出る',
    async (clientId) => {
      at('/clients/[clientId]/offerings', { clientId })
      await open()
      expect(
        await screen.findByRole('heading', { level: 1, name: '店舗が見つかりません' }),
      ).toBeVisible()
      expect(screen.queryByText('本文')).toBeNull()
      expect(screen.getByRole('link', { name: '店舗を選ぶ画面へ' })).toHaveAttribute(
        'href',
        '/account',
      )
    },
  )
  test('企業も同じ', async () => {
    at('/companies/[companyId]/clients', { companyId: '999' })
    renderApp(<>{companyLayout.getLayout(<p>本文</p>, { title: '店舗一覧' })}</>)
    expect(
      await screen.findByRole('heading', { level: 1, name: '企業が見つかりません' }),
    ).toBeVisible()
    expect(screen.queryByText('本文')).toBeNull()
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
    expect(screen.queryByRole('dialog')).toBeNull()
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
  test('店舗が少なければ見出しに焦点が移り、✕で閉じられる。同じ一覧の、選んだ店舗のものへ行く', async () => {
    const search = await opened()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '店舗の切り替え' })).toHaveFocus(),
    )
    expect(search).not.toHaveFocus()
    const panel = document.getElementById('switcher') as HTMLElement
    const close = within(panel).getByRole('button', { name: '閉じる' })
    expect(close).toHaveAttribute('popovertarget', 'switcher')
    expect(close).toHaveAttribute('popovertargetaction', 'hide')
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
  test('店舗が9店舗以上なら、探す欄に焦点が移る', async () => {
    session.stores = Array.from({ length: 9 }, (_, i) => store(11 + i, `${i + 1}号店`))
    const search = await opened()
    await waitFor(() => expect(search).toHaveFocus())
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
    await settled()
    at('/clients/[clientId]/offerings', { clientId: '13' })
    await settled()
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
