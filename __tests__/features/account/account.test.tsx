import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { accounts as contract, accountSettings } from '@/contracts/accounts'
import { PasswordScreen } from '@/features/accounts/PasswordScreen'
import { ProfileScreen } from '@/features/accounts/ProfileScreen'
import { SettingsScreen } from '@/features/accounts/SettingsScreen'
import { StorePickerScreen } from '@/features/accounts/StorePickerScreen'
import { flash } from '@/lib/storage/storedValues'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser, testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { pressButton } from '@tests/kit/userActions'
import {
  bodiesOf,
  findField,
  fillField,
  hardNavigateSpy,
  NEW_PASSWORD,
  takeMessages,
  showScreen,
} from './accountKit'

const flashed = () => flash.get().messages.flatMap((message) => message.body)
beforeEach(() => {
  flash.reset()
})

describe('店舗を選ぶ', () => {
  const open = (
    who: 'company' | 'accounting' | 'manager' | 'viewer' = 'company',
    url = '/account',
  ) => showScreen(who, url, <StorePickerScreen />)
  const rows = (region: string) =>
    within(screen.getByRole('region', { name: region })).getAllByRole('listitem')
  const names = (region: string) =>
    rows(region).map((li) => li.querySelector('[data-name] b')?.textContent)
  const store = (id: number, more = {}) => ({
    id,
    companyId: 1,
    companyName: '株式会社みのりフーズ',
    name: `${id}号店`,
    nameKana: null,
    code: null,
    brandName: null,
    prefectureCode: '13',
    city: '渋谷区',
    status: 'active' as const,
    isFavorite: false,
    lastOpenedAt: null,
    today: { capacity: 0, matchedCount: 0, endedSeatCount: 0 },
    todoCount: 0,
    ...more,
    todos: {
      notArrived: 0,
      unreadChatRooms: 0,
      fixPaymentRequests: 0,
      unreviewedUsers: 0,
      rejectNegotiations: 0,
      longTermUnselected: 0,
      violatedOffers: 0,
      mynumberRequestable: 0,
      multidateUnchecked: 0,
      factChecks: 0,
    },
  })
  test('開く前に、本日の人数とやることが分かる', async () => {
    await open('manager')
    const link = await screen.findByRole('link', { name: /〚店舗11〛/ })
    expect(link).toHaveAttribute('href', '/clients/11')
    expect(link.textContent).toMatch(
      /〚ブランド11〛〚店舗11〛〚11〛 ・ 〚市11〛本日.*1名中1名修正 1未読 1評価 1実態確認 1$/,
    )
    expect(
      screen.getByText(
        (_, node) => node?.textContent === '1店舗を開けます' && node.tagName === 'P',
      ),
    ).toBeVisible()
    expect(screen.queryByText('企業')).toBeNull()
  })
  test('よく使う店舗にすると上に移り、外すと戻る', async () => {
    await open()
    await screen.findByRole('region', { name: '店舗' })
    await pressButton('〚店舗13〛をよく使う店舗にする')
    await screen.findByRole('region', { name: 'よく使う店舗' })
    expect([names('よく使う店舗'), names('そのほかの店舗')]).toEqual([
      ['〚店舗13〛'],
      ['〚店舗11〛', '〚店舗12〛'],
    ])
    await pressButton('〚店舗13〛をよく使う店舗から外す')
    await waitFor(() => expect(names('店舗')).toEqual(['〚店舗11〛', '〚店舗12〛', '〚店舗13〛']))
  })
  test('やることの多い順と店舗コード順を選べ、URLに残る', async () => {
    overrideAnswer(contract.clients, {
      items: [
        store(11, { code: 'B', todoCount: 1 }),
        store(12, { code: 'A', todoCount: 0 }),
        store(13, { code: 'C', todoCount: 9 }),
      ],
    })
    await open()
    await screen.findByRole('region', { name: '店舗' })
    expect(names('店舗')).toEqual(['13号店', '11号店', '12号店'])
    await pressButton('店舗コード順')
    await waitFor(() => expect(names('店舗')).toEqual(['12号店', '11号店', '13号店']))
    expect(router.asPath).toBe('/account?order=code')
    expect(screen.getByRole('button', { name: '店舗コード順' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
  test('名前・よみ・コードで探せ、合わなければ条件を外せる', async () => {
    overrideAnswer(contract.clients, {
      items: [
        store(11, { name: '渋谷宮益坂店', nameKana: 'シブヤミヤマスザカテン', code: 'T-0142' }),
        store(12, { name: '三軒茶屋店' }),
      ],
    })
    await open('company', '/account?keyword=%E3%81%BF%E3%82%84%E3%81%BE%E3%81%99')
    await screen.findByRole('region', { name: '店舗' })
    expect(names('店舗')).toEqual(['渋谷宮益坂店'])
    const search = screen.getByRole('searchbox', { name: '店舗名・店舗コードで探す' })
    await userEvent.clear(search)
    await userEvent.type(search, 'ｔ-0142{Enter}')
    await waitFor(() => expect(names('店舗')).toEqual(['渋谷宮益坂店']))
    await userEvent.type(search, 'x{Enter}')
    await pressButton('条件をクリア')
    await waitFor(() => expect(names('店舗')).toHaveLength(2))
  })
  test('事業実態確認のある店舗に、やることがないとは言わない', async () => {
    // The fixture's store has one 事業実態確認 that was sent back.
    await open('manager')
    const link = await screen.findByRole('link', { name: /〚店舗11〛/ })
    expect(within(link).getByText('実態確認 1')).toBeVisible()
    expect(link).not.toHaveTextContent('やることはありません')
  })
  test('止められた店舗と、名のないやることも示す', async () => {
    overrideAnswer(contract.clients, {
      items: [store(11, { status: 'suspended', todoCount: 2 }), store(12)],
    })
    await open()
    expect(await screen.findByRole('link', { name: /11号店.*公開停止.*ほか 2/ })).toBeVisible()
    expect(
      screen.getByRole('link', { name: /12号店.*勤務なし.*やることはありません/ }),
    ).toBeVisible()
  })
  test('店舗の中を見られない経理担当には、勤務もやることもないとは言わず、開ける画面を言い、そこへ進む', async () => {
    await open('accounting')
    const link = await screen.findByRole('link', { name: /〚店舗11〛/ })
    expect(link).toHaveAttribute('href', '/clients/11/statements')
    expect(link).toHaveTextContent('利用明細を開けます')
    expect(link).not.toHaveTextContent(/本日|勤務なし|やることはありません/)
  })
  test('企業の入り口は、その人が開ける画面だけを言い、そこへ進む', async () => {
    const card = () => screen.findByRole('link', { name: /^企業/ })
    await open('company')
    expect(await card()).toHaveAttribute('href', '/companies/1/clients')
    expect(await card()).toHaveTextContent('店舗一覧・グループ・利用明細・労働者名簿')
    await open('accounting')
    expect(await card()).toHaveAttribute('href', '/companies/1/statements')
    expect((await card()).textContent).toMatch(/利用明細$/)
    expect(await card()).not.toHaveTextContent(/店舗一覧|グループ|労働者名簿/)
  })
  test('店舗を見られない人には、行き止まりへの入り口を出さず、理由を言う', async () => {
    const permissions = ['usageLimit.request'] as const
    overrideAnswer(contract.permission, {
      permissions: [...permissions],
      scopes: [{ companyId: 1, clientId: null, role: 'accounting', permissions: [...permissions] }],
    })
    await open('accounting')
    expect(await screen.findByText('開ける店舗はありません')).toBeVisible()
    expect(names('開けない店舗')).toEqual(['〚店舗11〛', '〚店舗12〛', '〚店舗13〛'])
    expect(
      screen.getByText(
        '今の権限では、店舗の画面を開けません。必要なときは、企業の管理者にご確認ください。',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: /店舗11/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /よく使う店舗にする/ })).toBeNull()
  })
  test('招かれていない人には、どうすればよいかを言う', async () => {
    overrideAnswer(contract.clients, { items: [] })
    await open('viewer')
    expect(await screen.findByText('開ける店舗がありません')).toBeVisible()
    expect(screen.getByRole('button', { name: 'ログアウト' })).toBeVisible()
  })
  test('店舗が多いときは50店舗ずつ出す', async () => {
    overrideAnswer(contract.clients, {
      items: Array.from({ length: 120 }, (_, i) => store(1000 + i)),
    })
    await open()
    await screen.findByRole('region', { name: '店舗' })
    expect(rows('店舗')).toHaveLength(50)
    await pressButton('さらに50店舗を表示')
    await pressButton('さらに20店舗を表示')
    expect(rows('店舗')).toHaveLength(120)
  })
  test('読み込めなければやり直せる', async () => {
    overrideAnswer(contract.clients, {
      status: 500,
      code: 'broken',
      messages: ['サーバーで問題が起きました。'],
    })
    await open()
    expect(await screen.findByText('サーバーで問題が起きました。')).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('link', { name: /〚店舗11〛/ })).toBeVisible()
  })
  test('ログアウトすると、ログイン画面を読み直す', async () => {
    await open()
    await pressButton('ログアウト')
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith('/login'))
  })
  test('だれにでも使える', async () => {
    await open()
    await screen.findByRole('link', { name: /〚店舗11〛/ })
    expect(await axeViolations()).toEqual([])
  })
})

describe('プロフィール', () => {
  const open = () => showScreen('manager', '/account/settings/profile', <ProfileScreen />)
  test('直して保存すると、設定へ戻り、保存したと言う', async () => {
    await open()
    await fillField('氏名', '森下 由香')
    await fillField('フリガナ', 'もりした ﾕｶ')
    await fillField('電話番号', '０９０-1234－5678')
    await pressButton('保存する')
    await waitFor(() => expect(router.asPath).toBe('/account/settings'))
    expect(bodiesOf(accountSettings.update)).toEqual([
      {
        name: '森下 由香',
        nameKana: 'モリシタ ユカ',
        phoneNumber: '09012345678',
        department: '',
        lockVersion: 1,
      },
    ])
    expect(flashed()).toEqual(['プロフィールを保存しました。'])
  })
  test('誤りは数え、押すとその欄へ移り、入力は残る', async () => {
    await open()
    await fillField('氏名', ' ')
    await fillField('電話番号', '090123')
    await pressButton('保存する')
    expect(await screen.findByText('2か所に入力の誤りがあります')).toBeVisible()
    await pressButton(/^電話番号: 市外局番からの10桁か11桁/)
    expect(await findField('電話番号')).toHaveFocus()
    expect(await findField('電話番号')).toHaveValue('090123')
    expect(bodiesOf(accountSettings.update)).toEqual([])
  })
  test('ほかの端末が先に直していたら、入力は残し、最新を取り入れてから保存できる', async () => {
    await open()
    await fillField('氏名', '森下 由香')
    await (
      await browser('manager')
    ).call('PATCH', '/app/api/v1/accounts/me', {
      name: '森下 ゆか',
      department: '第2営業部',
      lockVersion: 1,
    })
    await pressButton('保存する')
    expect(
      await screen.findByText(
        /先に更新しました。最新の内容を読み込んでから、もう一度保存してください。/,
      ),
    ).toBeVisible()
    expect([(await findField('氏名')).value, (await findField('部署')).value]).toEqual([
      '森下 由香',
      '',
    ])
    await pressButton('最新の内容を読み込む')
    expect(await screen.findByText('最新の内容を読み込みました。')).toBeVisible()
    expect([(await findField('氏名')).value, (await findField('部署')).value]).toEqual([
      '森下 由香',
      '第2営業部',
    ])
    await pressButton('保存する')
    await waitFor(() => expect(router.asPath).toBe('/account/settings'))
    expect(
      await (await (await browser('manager')).call('GET', '/app/api/v1/accounts/me')).json(),
    ).toMatchObject({ name: '森下 由香', department: '第2営業部' })
  })
  test('5回続けて押しても、送るのは1回', async () => {
    await open()
    await fillField('氏名', '森下 由香')
    const button = screen.getByRole('button', { name: '保存する' })
    act(() => {
      for (let i = 0; i < 5; i += 1) button.click()
    })
    await waitFor(() => expect(router.asPath).toBe('/account/settings'))
    expect(bodiesOf(accountSettings.update)).toHaveLength(1)
  })
  test('読み込めなければやり直せる', async () => {
    overrideAnswer(contract.me, {
      status: 500,
      code: 'broken',
      messages: ['サーバーで問題が起きました。'],
    })
    await open()
    expect(await screen.findByText('サーバーで問題が起きました。')).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await findField('氏名')).toHaveValue('〚人4〛')
    expect(await axeViolations()).toEqual([])
  })
})

describe('パスワードの変更', () => {
  const open = () => showScreen('manager', '/account/settings/password', <PasswordScreen />)
  test('変えると設定へ戻り、ほかの端末はログアウトする', async () => {
    const elsewhere = await browser('manager')
    await open()
    await fillField('今のパスワード', FIXTURE_PASSWORD)
    await fillField('新しいパスワード', NEW_PASSWORD)
    await fillField('新しいパスワード(確認)', NEW_PASSWORD)
    await pressButton('パスワードを変更する')
    await waitFor(() => expect(router.asPath).toBe('/account/settings'))
    expect(flashed()).toEqual([
      'パスワードを変更しました。ほかの端末は、すべてログアウトしました。',
    ])
    expect((await elsewhere.call('GET', '/app/api/v1/accounts/me')).status).toBe(401)
  })
  test('今のパスワードが違えば、その欄で言い、入力は残る', async () => {
    await open()
    await fillField('今のパスワード', 'wrong')
    await fillField('新しいパスワード', NEW_PASSWORD)
    await fillField('新しいパスワード(確認)', NEW_PASSWORD)
    await pressButton('パスワードを変更する')
    expect(await screen.findByText('今のパスワードが正しくありません。')).toBeVisible()
    expect(await findField('今のパスワード')).toHaveFocus()
    expect(await findField('新しいパスワード')).toHaveValue(NEW_PASSWORD)
  })
  test('短すぎる新しいパスワードは、ほかの欄が空でも、その欄のそばで足りない条件を言う', async () => {
    await open()
    await fillField('新しいパスワード', 'abc')
    await pressButton('パスワードを変更する')
    await waitFor(async () =>
      expect(await findField('新しいパスワード')).toHaveAccessibleDescription(
        /8文字以上72文字以内で入力してください。/,
      ),
    )
    expect(await findField('今のパスワード')).toHaveAccessibleDescription(
      'パスワードを入力してください。',
    )
    expect(await findField('新しいパスワード')).toHaveValue('abc')
  })
  test('パスワード管理ソフトには、だれのパスワードかが分かる', async () => {
    await open()
    await findField('今のパスワード')
    const name = document.querySelector<HTMLInputElement>('form input[autocomplete=username]')
    expect([name?.type, name?.value]).toEqual(['text', 'manager@example.jp'])
    expect(await axeViolations()).toEqual([])
  })
})

describe('アカウント設定', () => {
  const open = () => showScreen('manager', '/account/settings', <SettingsScreen />)
  test('今の登録と、それぞれを変える道がある', async () => {
    await open()
    expect(await screen.findByText('店舗管理者')).toBeVisible()
    expect(screen.getAllByText('未登録')).toHaveLength(2)
    for (const [name, path] of [
      ['プロフィールを変更', 'profile'],
      ['メールアドレスを変更', 'email'],
      ['パスワードを変更', 'password'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/account/settings/${path}`,
      )
    expect(screen.getByRole('link', { name: 'メール通知を変更' })).toHaveAttribute(
      'href',
      '/account/subscriptions',
    )
    expect(await axeViolations()).toEqual([])
    expect(takeMessages()).toEqual([])
  })
  test('読み込めなければやり直せる', async () => {
    overrideAnswer(contract.me, {
      status: 500,
      code: 'broken',
      messages: ['サーバーで問題が起きました。'],
    })
    await open()
    await screen.findByText('サーバーで問題が起きました。')
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByText('manager@example.jp')).toBeVisible()
    expect((await testContext()).logs).toEqual([])
  })
})
