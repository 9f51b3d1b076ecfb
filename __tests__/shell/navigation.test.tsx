import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Can } from '@/components/permissions/Can'
import { useScope } from '@/components/permissions/useScope'
import { endpoint } from '@/contracts/endpoint'
import { StoreBar } from '@/features/dashboard/components/StoreBar'
import { minifySidebar, searchAccessibleClients } from '@/lib/storage/storedValues'
import { type Route } from '@/routes/href'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { clientMenu } from '@/shell/navigation/clientMenu'
import { companyMenu } from '@/shell/navigation/companyMenu'
import { currentEntry } from '@/shell/navigation/menu'
import { Sidebar } from '@/shell/navigation/Sidebar'
import { useVisit } from '@/shell/page/useVisit'
import { renderApp, setWindowWidth, settled } from '@tests/conformance/renderKit'
import { axeViolations } from '@tests/kit/renderScreen'
// Importing it signs each test in to store 11 (and 12 to look at) in a wide window.
import { at, menu, open, server, session, store } from './layoutKit'

/**
 * Finds the button that folds or unfolds the menu. jsdom applies no media query, so the button counts as hidden and has
 * no role.
 */
const foldButton = (label: string) =>
  document.querySelector(`button[aria-label='${label}']`) as HTMLElement
test('画面のどこも、目印(ランドマーク)のどれかの中にある', async () => {
  at('/clients/[clientId]/offerings', { clientId: '11' })
  await open()
  await screen.findByText('森下 由香')
  expect(await axeViolations()).toEqual([])
})
describe('メニュー', () => {
  // What the account may open here (its rights: `layoutKit`), from a menu of at most nine entries.
  const expected: readonly [entry: string, below: readonly string[]][] = [
    ['ホーム', []],
    ['求人', ['ひな形', '定休日']],
    ['メッセージ', ['定型文']],
    ['勤務の確認', ['チェックイン・アウト管理', '評価']],
    ['ワーカー', ['グループ', 'ワーカーサポーター', '出勤者名簿']],
    ['採用', ['長期採用', '卒業ワーカー']],
    ['店舗の設定', ['店舗情報']],
    ['お知らせ・お問い合わせ', ['お知らせ', 'お問い合わせ', 'ご意見']],
  ]
  test('項目は9つまでで、ほかの画面はその下に、決まった順に並ぶ', async () => {
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    await screen.findByText('森下 由香')
    const labels = within(menu())
      .getAllByRole('link')
      .map((a) => a.textContent.replace(/\d+ ?件(の未読)?$/, '').trim())
    expect(labels).toEqual(expected.flat(2))
    expect([clientMenu.items.length, companyMenu.items.length]).toEqual([9, 8])
    const all: readonly Route[] = Object.values(routes)
    const paths = [...clientMenu.items, ...companyMenu.items]
      .flatMap(({ own, sub }) => (own ? [own, ...sub] : sub))
      .map(({ route }) => route.path)
    expect(paths.filter((path) => !all.some((r) => r.path === path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })
  test('最初のHTMLにあるのは、項目と、開いている項目の下だけ。ほかの画面は、本文のあとに描く', () => {
    at('/clients/[clientId]/offerings', { clientId: '11' })
    const html = document.createElement('div')
    html.innerHTML = renderToString(<Sidebar menu={clientMenu} />)
    const labels = within(html.querySelector('nav') as HTMLElement)
      .getAllByRole('link', { hidden: true })
      .map((a) => a.textContent.trim())
    expect(labels).toEqual(
      clientMenu.items.flatMap(({ label }) =>
        label === '求人' ? [label, 'ひな形', '定休日'] : [label],
      ),
    )
  })
  test('一覧の画面は、どれもメニューから2回で開ける', () => {
    // Each is opened from another page, and its URL has the store as its only parameter.
    const stepsOfOtherPages: readonly string[] = [
      '/clients/[clientId]/business_fact_check',
      '/clients/[clientId]/request_change_usage_limit',
      '/clients/[clientId]/request_lift_suspension',
      '/clients/[clientId]/reviews/client',
      '/clients/[clientId]/offerings/bulk_create',
      '/clients/[clientId]/offers/new',
      '/clients/[clientId]/users/groups/create',
      '/clients/[clientId]/users/attendings/settings',
      '/clients/[clientId]/detail/phone_number',
    ]
    const inMenu = clientMenu.items
      .flatMap(({ own, sub }) => (own ? [own, ...sub] : sub))
      .map(({ route }) => route.path)
    // A list has the store as its only parameter.
    const lists = Object.values<Route>(routes)
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/clients/[clientId]') && path.split('[').length === 2)
    expect(lists.filter((path) => !inMenu.includes(path)).sort()).toEqual(
      [...stepsOfOtherPages].sort(),
    )
  })
  test('開いている店舗の件数を示し、上の項目には下の件数も足し、いま居る場所を示す', async () => {
    session.counts = { violatedOffers: 5, unreviewedUsers: 3, fixPaymentRequests: 2 }
    session.permissions = ['store.read', 'private.read']
    at('/clients/[clientId]/offers', { clientId: '11' })
    await open()
    const entry = (name: RegExp) => within(menu()).findByRole('link', { name })
    const page = await entry(/^ひな形 5 ?件$/)
    expect([page.getAttribute('href'), page.getAttribute('aria-current')]).toEqual([
      '/clients/11/offers',
      'page',
    ])
    expect(await entry(/^求人 5 ?件$/)).toHaveAttribute('aria-current', 'true')
    const checks = await entry(/^勤務の確認 5 ?件$/)
    expect(checks).toHaveAttribute('href', '/clients/11/fix_payment_requests')
    expect(checks).not.toHaveAttribute('aria-current')
    expect(await entry(/^修正依頼 2 ?件$/)).toBeInTheDocument()
    expect(await entry(/^評価 3 ?件$/)).toBeInTheDocument()
  })
  test('項目に自分の画面がなければ、開けるうちの最初の画面を開く', async () => {
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    expect(await within(menu()).findByRole('link', { name: '勤務の確認' })).toHaveAttribute(
      'href',
      '/clients/11/attendances',
    )
  })
  test('下のページでも、ひな形から作る求人でも、居る場所がわかる', () => {
    const where = (path: string) => {
      const current = currentEntry(clientMenu.items, path)
      return current && `${current.item.label} > ${current.page.label}`
    }
    expect([
      where('/clients/[clientId]'),
      where('/clients/[clientId]/offerings/[offeringId]'),
      where('/clients/[clientId]/offers/[offerId]/edit'),
      where('/clients/[clientId]/offers/[offerId]/offerings/new'),
      where('/clients/[clientId]/reviews/client'),
      where('/clients/[clientId]/chat_texts'),
      where('/account'),
    ]).toEqual([
      'ホーム > ホーム',
      '求人 > 求人',
      '求人 > ひな形',
      '求人 > 求人',
      '勤務の確認 > 評価',
      'メッセージ > 定型文',
      undefined,
    ])
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
    fireEvent.click(foldButton('メニューをたたむ'))
    expect([
      minifySidebar.get(),
      document.querySelector('.app')?.getAttribute('data-minify'),
    ]).toEqual([true, 'true'])
    fireEvent.click(foldButton('メニューをひろげる'))
    expect([
      minifySidebar.get(),
      document.querySelector('.app')?.getAttribute('data-minify'),
    ]).toEqual([false, 'false'])
  })
  test('750から1100では、はじめからたたんである', async () => {
    setWindowWidth(900)
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    expect(foldButton('メニューをひろげる')).toBeInTheDocument()
  })
  test('電話の下の帯は、メニューを開くボタンで終わる', async () => {
    at('/clients/[clientId]/offerings', { clientId: '11' })
    await open()
    const bar = screen.getByRole('navigation', { name: '主なメニュー' })
    expect(within(bar).getByRole('link', { name: /^求人/ })).toHaveAttribute('aria-current', 'page')
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
      await waitFor(() =>
        expect(document.title).toMatch(/店舗が見つかりません \| スポットシフト 管理画面$/),
      )
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
    await waitFor(() =>
      expect(document.title).toMatch(/企業が見つかりません \| スポットシフト 管理画面$/),
    )
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
    await open({ title: 'ホーム', appBar: StoreBar })
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
test('開いた店舗を1回だけ覚える。自分の店舗でなければ何も送らない', async () => {
  function Visit() {
    useVisit(useScope().clientId)
    return null
  }
  at('/clients/[clientId]', { clientId: '99' })
  renderApp(<Visit />)
  await settled()
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  at('/clients/[clientId]', { clientId: '13' })
  await settled()
  at('/clients/[clientId]/offerings', { clientId: '13' })
  await settled()
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT /accounts/me/accessible_resources/clients/13',
  ])
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
