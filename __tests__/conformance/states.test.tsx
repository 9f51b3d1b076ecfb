import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { request, setOnSessionExpired } from '@/api/client'
import { accounts } from '@/contracts/accounts'
import { sessions } from '@/contracts/sessions'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { setUnreadCount } from '@/shell/navigation/unreadBadge'
import { PageMeta } from '@/shell/page/PageMeta'
import { toLogin } from '@/shell/session/onSessionExpired'
import { EnvLabel } from '@/shell/third-party/EnvLabel'
import { MaintenanceGate } from '@/shell/watchers/MaintenanceGate'
import { VersionWatcher } from '@/shell/watchers/VersionWatcher'
import { clearDocument, mockApi, renderApp, setWindowWidth } from '@tests/conformance/renderKit'
import { advanceTime, useFakeTimers } from '@tests/kit/time'

const MAINTENANCE = 'GET /api/check-maintenance'
const VERSION = 'GET /api/version-key'
let server: ReturnType<typeof mockApi> | undefined
beforeEach(() => {
  setWindowWidth(1280)
  // The queue is a variable of its module and outlives a test.
  takeNotifications()
})
afterEach(() => {
  server = undefined
  jest.useRealTimers()
  jest.restoreAllMocks()
  clearDocument()
  delete process.env.NEXT_PUBLIC_APP_MODE
  delete process.env.NEXT_PUBLIC_ENVIRONMENT_NAME
})
describe('セッション', () => {
  test('401は、同時の呼び出しで共有する1回の更新を起こし、元の呼び出しを更新なしで1回だけ送り直す', async () => {
    let expired = true
    server = mockApi({
      'GET /accounts/me': () => (expired ? [401] : [200, { id: 1 }]),
      'PATCH /sign_in/refresh': () => {
        expired = false
        return [204]
      },
    })
    await Promise.all([
      request(accounts.me, {}),
      request(accounts.me, {}),
      request(accounts.me, {}),
    ])
    expect([server.count('PATCH /sign_in/refresh'), server.count('GET /accounts/me')]).toEqual([
      1, 6,
    ])
  })
  test('更新を止めた呼び出しとログインの401は、更新を起こさない', async () => {
    server = mockApi({ 'GET /accounts/me': () => [401], 'POST /sign_in': () => [401] })
    await expect(request(accounts.me, {}, { refresh: false })).rejects.toMatchObject({
      status: 401,
    })
    await expect(
      request(sessions.signIn, { body: { email: 'a@example.com', password: 'x' } as never }),
    ).rejects.toMatchObject({ status: 401 })
    expect(server.count('PATCH /sign_in/refresh')).toBe(0)
  })
  test('更新に失敗するとログイン画面へ1回だけ移る。もう居るときは移らない', async () => {
    const replace = jest.spyOn(mockRouter, 'replace')
    setOnSessionExpired(toLogin)
    server = mockApi({ 'GET /accounts/me': () => [401], 'PATCH /sign_in/refresh': () => [401] })
    window.history.replaceState({}, '', '/clients/11/offerings?page=2')
    mockRouter.pathname = '/clients/[clientId]/offerings'
    await Promise.allSettled([request(accounts.me, {}), request(accounts.me, {})])
    expect(replace.mock.calls).toEqual([
      [`/login?next=${encodeURIComponent('/clients/11/offerings?page=2')}`],
    ])
    mockRouter.pathname = '/login'
    await Promise.allSettled([request(accounts.me, {})])
    expect(replace).toHaveBeenCalledTimes(1)
  })
})
describe('メンテナンス', () => {
  const text = '現在、メンテナンス中です。'
  test('サーバーがisMaintenanceを返すと、アプリ全体がメンテナンス画面に置き換わり、終わると入力中の内容ごと戻る', async () => {
    let closed = false
    server = mockApi({ [MAINTENANCE]: () => [200, { isMaintenance: closed }] })
    useFakeTimers()
    renderApp(
      <MaintenanceGate>
        <input aria-label='題名' />
      </MaintenanceGate>,
    )
    await advanceTime(0)
    fireEvent.change(screen.getByRole('textbox', { name: '題名' }), {
      target: { value: '書きかけ' },
    })
    closed = true
    await advanceTime(300_000)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText('ご不便をおかけしますが、今しばらくお待ちください。')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    closed = false
    await advanceTime(300_000)
    expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByRole('textbox', { name: '題名' })).toHaveValue('書きかけ')
  })
  test('アプリの状態がunder_maintenanceなら、サーバーの答えによらずメンテナンス画面になる', async () => {
    process.env.NEXT_PUBLIC_APP_MODE = 'under_maintenance'
    server = mockApi({ [MAINTENANCE]: () => [200, { isMaintenance: false }] })
    useFakeTimers()
    renderApp(
      <MaintenanceGate>
        <p>本文</p>
      </MaintenanceGate>,
    )
    await advanceTime(0)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText('本文')).toBeNull()
    expect(document.title).toBe('メンテナンス中 | スポットシフト 管理画面')
  })
  test('下に残る画面が描き直されても、題名はメンテナンス中のままで、終わると画面の題名に戻る', async () => {
    let closed = false
    server = mockApi({ [MAINTENANCE]: () => [200, { isMaintenance: closed }] })
    useFakeTimers()
    renderApp(
      <MaintenanceGate>
        <PageMeta title='求人' />
      </MaintenanceGate>,
    )
    await advanceTime(0)
    closed = true
    await advanceTime(300_000)
    act(() => setUnreadCount(3))
    expect(document.title).toBe('(3) メンテナンス中 | スポットシフト 管理画面')
    closed = false
    await advanceTime(300_000)
    expect(document.title).toBe('(3) 求人 | スポットシフト 管理画面')
    act(() => setUnreadCount(0))
  })
  test('5分ごとに確かめる: 24時間で288回', async () => {
    server = mockApi({ [MAINTENANCE]: () => [200, { isMaintenance: false }] })
    useFakeTimers()
    renderApp(
      <MaintenanceGate>
        <p>本文</p>
      </MaintenanceGate>,
    )
    await advanceTime(0)
    expect(server.count(MAINTENANCE)).toBe(1)
    // Just before and just after five minutes.
    await advanceTime(299_000)
    expect(server.count(MAINTENANCE)).toBe(1)
    await advanceTime(1_500)
    expect(server.count(MAINTENANCE)).toBe(2)
    // The rest of the 288 intervals of five minutes in a day, besides the first call.
    for (let i = 0; i < 287; i += 1) await advanceTime(300_000)
    expect(server.count(MAINTENANCE)).toBe(289)
  })
  test('1分のあいだに重なった確認は、1回にまとめる', async () => {
    server = mockApi({ [MAINTENANCE]: () => [200, { isMaintenance: false }] })
    useFakeTimers()
    renderApp(
      <MaintenanceGate>
        <p>本文</p>
      </MaintenanceGate>,
    )
    await advanceTime(50_000)
    await act(async () => {
      window.dispatchEvent(new Event('focus'))
    })
    await advanceTime(0)
    expect(server.count(MAINTENANCE)).toBe(1)
    await advanceTime(11_000)
    await act(async () => {
      window.dispatchEvent(new Event('focus'))
    })
    await advanceTime(0)
    expect(server.count(MAINTENANCE)).toBe(2)
  })
})
describe('新しい版', () => {
  const title = '最新版の企業用/店舗用管理画面を利用できます。'
  const versions = (...keys: string[]) =>
    mockApi({ [VERSION]: () => [200, { versionKey: keys.length > 1 ? keys.shift() : keys[0] }] })
  test('最初の鍵を覚え、あとの鍵が違うときに確認のダイアログを出す', async () => {
    server = versions('a', 'a', 'b')
    useFakeTimers()
    renderApp(<VersionWatcher />)
    await advanceTime(14_400_000)
    expect([server.count(VERSION), screen.queryByRole('dialog')]).toEqual([2, null])
    await advanceTime(14_400_000)
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(
      within(dialog).getByText('ページを再読み込みすると、自動でアップデートされます。'),
    ).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '今すぐ再読み込み' })).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '今は利用しない' })).toBeVisible()
  })
  test('「今すぐ再読み込み」はページを読み込み直す', async () => {
    const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => {})
    server = versions('a', 'b')
    useFakeTimers()
    renderApp(<VersionWatcher />)
    await advanceTime(0)
    await advanceTime(14_400_000)
    fireEvent.click(screen.getByRole('button', { name: '今すぐ再読み込み' }))
    expect(again).toHaveBeenCalledTimes(1)
  })
  test('「今は利用しない」で閉じ、同じ版では二度と出さない: a,a,b,b,cで2回', async () => {
    server = versions('a', 'a', 'b', 'b', 'c')
    useFakeTimers()
    renderApp(<VersionWatcher />)
    await advanceTime(0)
    let shown = 0
    for (let i = 0; i < 6; i += 1) {
      await advanceTime(14_400_000)
      if (!screen.queryByRole('dialog')) continue
      shown += 1
      fireEvent.click(screen.getByRole('button', { name: '今は利用しない' }))
      await advanceTime(1_000)
    }
    expect([shown, screen.queryByRole('dialog')]).toEqual([2, null])
  })
  test('4時間ごとに確かめ、10分のあいだに重なった確認は1回にまとめる', async () => {
    server = versions('a')
    useFakeTimers()
    renderApp(<VersionWatcher />)
    await advanceTime(590_000)
    await act(async () => {
      window.dispatchEvent(new Event('focus'))
    })
    await advanceTime(0)
    expect(server.count(VERSION)).toBe(1)
    await advanceTime(11_000)
    await act(async () => {
      window.dispatchEvent(new Event('focus'))
    })
    await advanceTime(0)
    expect(server.count(VERSION)).toBe(2)
    for (let i = 0; i < 6; i += 1) await advanceTime(14_400_000)
    expect(server.count(VERSION)).toBe(8)
  })
})
describe('環境ラベル', () => {
  test('「ラベルを非表示にしますか？」を確かめてから消える', async () => {
    process.env.NEXT_PUBLIC_ENVIRONMENT_NAME = 'staging'
    renderApp(<EnvLabel />)
    fireEvent.click(screen.getByRole('button', { name: '環境の表示を消す' }))
    const dialog = await screen.findByRole('dialog', { name: 'ラベルを非表示にしますか？' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('staging')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: '環境の表示を消す' }))
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '削除する' }),
    )
    await waitFor(() => expect(screen.queryByText('staging')).toBeNull())
  })
})
