import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QRCodeSVG } from 'qrcode.react'
import { renderToStaticMarkup } from 'react-dom/server'
import { attendance } from '@/contracts/attendance'
import type { Attendance } from '@/contracts/attendance/schemas'
import { dashboard } from '@/contracts/dashboard'
import { AttendancesScreen } from '@/features/attendance/AttendancesScreen'
import { addMinutes } from '@/lib/date'
import { overrideAnswer, loseAnswers, mockServer } from '@mocks/referenceServer'
import {
  requestsTo,
  tearDownStore,
  refocusWindow,
  setUpStore,
  takeMessages,
  setNow,
  showScreen,
} from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, callStore, writeRows } from '@tests/kit/serverKit'

const PAGE = '/clients/11/attendances'
const open = (who: Parameters<typeof showScreen>[0] = 'manager', url = PAGE) =>
  showScreen(who, url, <AttendancesScreen clientId='11' />)
const codes = async () => (await callStore<Attendance>('manager', 'GET', '/attendance')).body
/** Returns the squares of a QR code of level M with the quiet zone of four modules that phones need. */
const squares = (value: string) =>
  /<path[^>]* d="([^"]+)"[^>]*><\/path><\/svg>$/.exec(
    renderToStaticMarkup(<QRCodeSVG value={value} level='M' marginSize={4} />),
  )?.[1]
const shown = async (title: string) => {
  const drawn = (await screen.findByRole('img', { name: title })).querySelectorAll('path')
  return drawn[drawn.length - 1]?.getAttribute('d')
}

/**
 * Returns to the window until it has read again, because two reads within a second are merged. It does so seldom: each
 * return moves the clock by six seconds, after which the test's codes would expire.
 */
const readAgain = (found: string | RegExp) =>
  waitFor(
    async () => {
      await refocusWindow()
      expect(screen.getByText(found)).toBeVisible()
    },
    { interval: 1100 },
  )

beforeEach(() => setUpStore())
afterEach(tearDownStore)

describe('QRを見せる', () => {
  test('サーバーが決めたチェックインとチェックアウトのQRを、取り違えないように並べる', async () => {
    await open()
    expect(await shown('チェックインのQRコード')).toBe(squares((await codes()).rotating.checkIn))
    expect(await shown('チェックアウトのQRコード')).toBe(squares((await codes()).rotating.checkOut))
    expect(await shown('チェックインのQRコード')).not.toBe(await shown('チェックアウトのQRコード'))
    expect(screen.getByRole('heading', { level: 3, name: /はじめに\s*チェックイン/ })).toBeVisible()
    expect(
      screen.getByRole('heading', { level: 3, name: /おわりに\s*チェックアウト/ }),
    ).toBeVisible()
    expect(screen.getByText(/印刷用のQRは No\. 1/)).toBeVisible()
    await screen.findByText('本日来る人はいません')
    expect(await axeViolations()).toEqual([])
  })
  test('次の時刻になると、開いたままで新しいQRに替わる', async () => {
    const { rotating } = await codes()
    overrideAnswer(attendance.one, {
      ...(await codes()),
      rotating: { ...rotating, nextAt: addMinutes(new Date(), -1) },
    })
    await open()
    expect(await shown('チェックインのQRコード')).toBe(squares(rotating.checkIn))
    await setNow(new Date(rotating.nextAt))
    mockServer.resetHandlers()
    const next = squares((await codes()).rotating.checkIn)
    expect(next).not.toBe(squares(rotating.checkIn))
    await waitFor(async () => expect(await shown('チェックインのQRコード')).toBe(next))
  })
  test('読み込めないときは理由を言い、もう一度読める', async () => {
    overrideAnswer(attendance.one, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'QRを読み込めませんでしたただいま混み合っています。',
    )
    mockServer.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('img', { name: 'チェックインのQRコード' })).toBeVisible()
  })
  test('新しいQRが読めないまま期限が切れたら、使えないQRは見せず、ポスターを案内する', async () => {
    const { rotating } = await codes()
    await open()
    await shown('チェックインのQRコード')
    overrideAnswer(attendance.one, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await readAgain('新しいQRを読み込めませんでした')
    expect(screen.getByRole('img', { name: 'チェックインのQRコード' })).toBeVisible()
    jest.setSystemTime(new Date(addMinutes(rotating.expiresAt, 1)))
    await readAgain('このQRは期限が切れました')
    expect(screen.queryByRole('img', { name: 'チェックインのQRコード' })).toBeNull()
  })
})

describe('QRの更新', () => {
  const askToRenew = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'QRを更新' }))
    return within(await screen.findByRole('dialog', { name: 'QRを更新しますか' }))
  }
  test('使えなくなるものを番号で言ってから更新し、貼り替えを促す', async () => {
    await open()
    const before = await shown('チェックインのQRコード')
    const dialog = await askToRenew()
    expect(
      dialog.getByText(
        /いま貼っている No\. 1 のポスターと、これまでのQRは、すぐに使えなくなります。/,
      ),
    ).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(requestsTo(/^POST/)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'QRを更新する' }))
    expect(
      await screen.findByText(/印刷用のQRは No\. 2\(11月20日\(金\) 9:41・〚人4〛さんに更新\)/),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(takeMessages()).toEqual([
      'QRを更新しました。古いポスターは破棄して、新しいものを印刷してください。',
    ])
    expect(await shown('チェックインのQRコード')).not.toBe(before)
  })
  test('やめると何も変わらず、元のボタンに戻る', async () => {
    await open()
    const dialog = await askToRenew()
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'QRを更新' })).toHaveFocus())
    expect((await codes()).serial).toBe(1)
  })
  test('ほかの人が先に更新していたら、だれがいつかを知らせ、新しい番号を見せる', async () => {
    await open()
    const dialog = await askToRenew()
    await callStore('company', 'POST', '/attendance', { serial: 1 })
    await userEvent.click(dialog.getByRole('button', { name: 'QRを更新する' }))
    expect(await screen.findByText(/印刷用のQRは No\. 2/)).toBeVisible()
    expect(takeMessages()[0]).toContain('〚人1〛さんが11月20日(金) 9:41にQRコードを更新しました。')
    expect((await codes()).serial).toBe(2)
  })
  test('更新の答えが失われたら、確認は残り、もう一度押しても更新は1回だけになる', async () => {
    await open()
    const dialog = await askToRenew()
    loseAnswers(attendance.renew)
    await userEvent.click(dialog.getByRole('button', { name: 'QRを更新する' }))
    await waitFor(() =>
      expect(takeMessages()).toEqual([
        '送信できたか確認できません。もう一度押しても二重になりません。',
      ]),
    )
    mockServer.resetHandlers()
    await readAgain(/印刷用のQRは No\. 2/)
    await userEvent.click(dialog.getByRole('button', { name: 'QRを更新する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await codes()).serial).toBe(2)
  })
  test('更新できない人には、更新のボタンを出さない', async () => {
    await open('clientStaff')
    await shown('チェックインのQRコード')
    expect(screen.getByRole('link', { name: 'ポスターを印刷' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'QRを更新' })).toBeNull()
  })
})

describe('ポスター', () => {
  test('紙には、更新するまで使えるQRと店舗の名前、番号を載せる', async () => {
    await open('manager', `${PAGE}?print=1`)
    const sheet = within(await screen.findByRole('article', { name: 'QRポスター' }))
    const { printed, rotating } = await codes()
    expect(await shown('チェックインのQRコード')).toBe(squares(printed.checkIn))
    expect(await shown('チェックアウトのQRコード')).toBe(squares(printed.checkOut))
    expect(squares(printed.checkIn)).not.toBe(squares(rotating.checkIn))
    expect(
      await sheet.findByRole('heading', {
        level: 2,
        name: '〚ブランド11〛 みのり食堂 渋谷宮益坂店',
      }),
    ).toBeVisible()
    expect(sheet.getByText(/No\. 1$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'やめる' })).toHaveAttribute('href', PAGE)
    expect(await axeViolations()).toEqual([])
  })
  test('「印刷する」で、ブラウザの印刷が開く', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    await open('manager', `${PAGE}?print=1`)
    await userEvent.click(await screen.findByRole('button', { name: '印刷する' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })
})

describe('本日のチェックイン・アウト', () => {
  test('本日の人を、記録の時刻と状態で並べる', async () => {
    await writeRows(async (db) => {
      for (const [id, name] of [
        [901, '﨑田 航平'],
        [902, '髙橋 美咲'],
      ] as const)
        await addWorker(db, { id, name })
      await addOffering(db, {
        id: 8002,
        from: '09:30',
        to: '14:30',
        title: 'ランチのホールスタッフ',
        peopleWanted: 2,
      })
      await addMatch(db, 8002, 902, { checkedInAt: '2026-11-20T00:26:00Z' })
      await addMatch(db, 8002, 901)
    })
    await open()
    const table = within(await screen.findByRole('table', { name: '本日のチェックイン・アウト' }))
    expect(table.getByRole('row', { name: /髙橋 美咲.*9:26 – 勤務中/ })).toBeVisible()
    expect(table.getByRole('row', { name: /﨑田 航平.*– – 未到着/ })).toBeVisible()
    expect(table.getAllByRole('link', { name: 'ランチのホールスタッフ' })[0]).toHaveAttribute(
      'href',
      '/clients/11/offerings/8002',
    )
    expect(await axeViolations()).toEqual([])
  })
  test('表だけが読めないときも、QRは見せ続ける', async () => {
    overrideAnswer(dashboard.today, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    expect(
      await screen.findByText('本日のチェックイン・アウトを読み込めませんでした'),
    ).toBeVisible()
    expect(await screen.findByRole('img', { name: 'チェックインのQRコード' })).toBeVisible()
    mockServer.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('本日来る人はいません')).toBeVisible()
  })
})
