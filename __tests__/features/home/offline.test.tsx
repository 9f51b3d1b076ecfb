import { renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { useOneAccount } from '@/api/session'
import { dashboard } from '@/contracts/dashboard'
import { HomeScreen } from '@/features/dashboard/HomeScreen'
import { OfflineScreen } from '@/features/offline/OfflineScreen'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { clearPersonalStorage } from '@/lib/storage/clearPersonalStorage'
import { isCurrentList, keptToday, type KeptToday } from '@/lib/storage/keptToday'
import { overrideAnswer } from '@mocks/referenceServer'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import { axeViolations, renderScreen } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

const list: KeptToday = {
  accountId: 7,
  storeName: '渋谷宮益坂店',
  on: '2026-11-20',
  asOf: '2026-11-20T01:42:00Z',
  shifts: [
    {
      id: 2,
      title: 'ディナーのホールスタッフ',
      startAt: '2026-11-20T12:00:00Z',
      endAt: '2026-11-20T16:00:00Z',
      people: [],
    },
    {
      id: 1,
      title: 'ランチのホールスタッフ',
      startAt: '2026-11-20T00:30:00Z',
      endAt: '2026-11-20T05:30:00Z',
      people: [
        {
          name: '髙橋 美咲',
          nameKana: 'タカハシ ミサキ',
          presence: '勤務中',
          checkedInAt: '2026-11-20T00:26:00Z',
        },
        { name: '﨑田 航平', nameKana: 'サキタ コウヘイ', presence: '未到着', checkedInAt: null },
      ],
    },
  ],
}
beforeEach(() => setUpStore())
afterEach(() => {
  keptToday.reset()
  return tearDownStore()
})

describe('残す', () => {
  const open = () => showScreen('manager', '/clients/11', <HomeScreen clientId='11' />)
  test('ホームを開くと、今日の一覧が残る。メッセージと電話番号は残らない', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '﨑田 航平' })
      await addOffering(db, { id: 8002, from: '09:30', to: '14:30', title: 'ランチ' })
      await addMatch(db, 8002, 901)
    })
    await open()
    await waitFor(() => expect(keptToday.get()?.on).toBe('2026-11-20'))
    const kept = keptToday.get()
    expect(kept?.shifts.map(({ title }) => title)).toEqual(['ランチ'])
    expect(kept?.shifts[0]?.people).toEqual([
      expect.objectContaining({ name: '﨑田 航平', presence: '未到着', checkedInAt: null }),
    ])
    expect(Object.keys(kept?.shifts[0]?.people[0] ?? {}).sort()).toEqual([
      'checkedInAt',
      'name',
      'nameKana',
      'presence',
    ])
  })
  test('その店舗を見られなくなったら消える', async () => {
    keptToday.set(list)
    overrideAnswer(dashboard.today, {
      status: 403,
      code: 'forbidden',
      messages: ['権限がありません。'],
    })
    await open()
    await waitFor(() => expect(keptToday.get()).toBeNull())
  })
})

describe('消える', () => {
  beforeEach(() => keptToday.set(list))
  test('ログアウトしたとき', () => {
    clearPersonalStorage()
    expect(JSON.stringify({ ...localStorage })).not.toContain('髙橋')
  })
  test('ほかのアカウントがログインしたとき。同じ人なら残る', () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00') })
    jest.spyOn(hardNavigate, 'again').mockImplementation(() => undefined)
    const { rerender } = renderHook(({ id }) => useOneAccount(id), { initialProps: { id: 7 } })
    expect(keptToday.get()).toEqual(list)
    rerender({ id: 8 })
    expect(keptToday.get()).toBeNull()
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
  test.each([
    ['その日のうち', '2026-11-20T23:00:00+09:00', true],
    ['日をまたぐ勤務が終わるまで', '2026-11-21T00:59:00+09:00', true],
    ['終わったあと', '2026-11-21T01:00:00+09:00', false],
  ])('%s: 残る %#', (_, now, isCurrent) => {
    expect(isCurrentList(list, now)).toBe(isCurrent)
  })
  test('形がちがう値は読まない', () => {
    keptToday.set({ ...list, shifts: [{ id: 1 }] } as never)
    expect(keptToday.get()).toBeNull()
  })
})

describe('つながらないときのページ', () => {
  const open = (url = '/offline#%2Fclients%2F11') => {
    router.setCurrentUrl('/offline')
    history.replaceState(null, '', url)
    renderScreen(<OfflineScreen />)
  }
  test('いつの内容かを言い、来る人を始まる順に見せる。押せるのは再接続だけ', async () => {
    keptToday.set(list)
    open()
    expect(screen.getByRole('status')).toHaveTextContent('10:42時点。オフラインです。')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('11月20日(金)に来る人 2名')
    expect(screen.getByText('渋谷宮益坂店')).toBeVisible()
    const [lunch, dinner] = screen.getAllByRole('article')
    expect(dinner).toHaveTextContent('ディナーのホールスタッフ')
    expect(
      within(lunch as HTMLElement)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['髙橋 美咲タカハシ ミサキ勤務中9:26 チェックイン', '﨑田 航平サキタ コウヘイ未到着'])
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['再接続'])
    expect(await axeViolations()).toEqual([])
  })
  test('残した一覧がなければ、そう言う', () => {
    open()
    expect(screen.getByText('この端末に残した一覧はありません')).toBeVisible()
  })
  test('前の日の一覧は見せずに消す', async () => {
    keptToday.set({ ...list, on: '2026-11-18', shifts: [] })
    open()
    expect(screen.getByText('この端末に残した一覧はありません')).toBeVisible()
    await waitFor(() => expect(keptToday.get()).toBeNull())
  })
  test.each([
    ['/offline#%2Fclients%2F11', '/clients/11'],
    ['/offline#%2F%2Fevil.example', '/account'],
    ['/offline#%', '/account'],
    ['/offline', '/account'],
  ])('%s: つながると %s を開く', async (url, target) => {
    const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined)
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open(url)
    await userEvent.click(screen.getByRole('button', { name: '再接続' }))
    expect(screen.getByRole('status')).toHaveTextContent('まだつながっていません。')
    expect(to).not.toHaveBeenCalled()
    isOnline.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(to).toHaveBeenCalledWith(target)
    jest.restoreAllMocks()
  })
})
