import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { chatRooms } from '@/contracts/chat'
import { ChatRoomScreen } from '@/features/chat/ChatRoomScreen'
import { addMinutes } from '@/lib/date'
import { drafts } from '@/lib/storage/storedValues'
import { chatRooms as rooms, userBlocks } from '@/server/db/schema'
import { roomOf } from '@/server/modules/chat/rooms'
import { messagesOf, readMessages, sendMessage } from '@/server/worker-app/talk'
import { PageMeta } from '@/shell/page/PageMeta'
import { UnreadBadge } from '@/shell/watchers/UnreadBadge'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { showAgain, requestsTo, tearDownStore, showScreen } from '@tests/features/storeKit'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { testContext, type Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { MORNING, writeRows } from '@tests/kit/serverKit'
import { advanceTime } from '@tests/kit/time'
import { pressButton } from '@tests/kit/userActions'
import { LIST, sendAsWorker, setUpChat, TONIGHT } from './chatKit'

let uid = ''
const kept = async () => {
  let all: string[] = []
  await writeRows(async (db) => {
    all = (await messagesOf(db, 901, 11)).map((m) => m.body)
  })
  return all
}
const room = (who: Who = 'manager') =>
  showScreen(who, `${LIST}/${uid}`, <ChatRoomScreen clientId='11' chatRoomId={uid} />)
const field = () => screen.findByRole('textbox', { name: '德永 さくらさんに返信' })
const posts = () =>
  requestsTo(/^POST .*\/messages$/).map(
    (one) => (JSON.parse(one.body) as { sendKey: string }).sendKey,
  )
const log = () =>
  within(screen.getByRole('region', { name: 'やり取り' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent)

beforeEach(async () => {
  uid = await setUpChat()
})
afterEach(tearDownStore)

test('未読のあるルームの数が、ページの題とアイコンに出て、読むと消える', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  const badge = { set: jest.fn(() => Promise.resolve()), clear: jest.fn(() => Promise.resolve()) }
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear })
  await sendAsWorker(901, '裏口の鍵はどなたに')
  const page = (
    <>
      <PageMeta title='メッセージ' />
      <UnreadBadge />
    </>
  )
  await showScreen('manager', LIST, page)
  await waitFor(() => expect(document.title).toBe('(1) メッセージ | スポットシフト 管理画面'))
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/favicon-unread.svg')
  expect(badge.set).toHaveBeenCalledWith(1)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(document.title).toBe('メッセージ | スポットシフト 管理画面')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(document.title).toBe('(1) メッセージ | スポットシフト 管理画面')
  await writeRows((db) => db.update(rooms).set({ unreadCount: 0 }))
  showAgain(LIST, page)
  await waitFor(() => expect(document.title).toBe('メッセージ | スポットシフト 管理画面'))
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
  expect(badge.clear).toHaveBeenCalled()
})

describe('ルーム', () => {
  test('印刷には、まだ読み込んでいない分も含めて、すべてのやり取りが載る', async () => {
    const bodies = Array.from({ length: 70 }, (_, i) => `連絡${i + 1}番`)
    await writeRows(async (db) => {
      const { now } = await testContext()
      for (const body of bodies) await sendMessage({ db, now }, 901, 11, body)
    })
    await room()
    await field()
    expect(screen.queryByText('連絡1番')).toBeNull()
    let printed: (string | undefined)[] = []
    window.print = () => {
      act(() => void window.dispatchEvent(new Event('beforeprint')))
      printed = log().flatMap((text) => /連絡\d+番/.exec(text)?.[0])
      act(() => void window.dispatchEvent(new Event('afterprint')))
    }
    await pressButton('德永 さくらさんとのメッセージのその他の操作')
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'すべてのやり取りを印刷する' }),
    )
    await waitFor(() => expect(printed.filter((text) => text !== undefined)).toEqual(bodies))
    expect(screen.queryByText('連絡1番')).toBeNull()
  })
  test('勤務の事実、日の区切り、未読の始まり、左右の吹き出しが、話した人の名前とともに見える', async () => {
    await sendAsWorker(901, '裏口の鍵はどなたに')
    await room()
    expect(await screen.findByRole('heading', { level: 1, name: '德永 さくら' })).toBeVisible()
    expect(screen.getByText('トクナガサクラ')).toHaveTextContent('トクナガサクラ ・ この店舗3回')
    expect(
      screen.getByRole('link', { name: /22:00\s*翌2:00.*閉店後の清掃・洗い場.*勤務予定/ }),
    ).toHaveAttribute('href', `/clients/11/offerings/${TONIGHT}`)
    expect(log()).toEqual([
      // A day and 「ここから未読」 are in the item of their first message: no sheet of paper parts them.
      '11月19日(木)11/20(金) 22:00〜翌2:00 のマッチングが成立しました',
      '本日 11月20日(金)ここから未読德永 さくらさん 9時41分裏口の鍵はどなたに9:41',
    ])
    expect(await axeViolations()).toEqual([])
  })
  test('見えているときだけ、見たところまでが既読になる', async () => {
    await sendAsWorker(901, '1通目')
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await room()
    await screen.findByText('1通目', { selector: '[data-body]' })
    jest.useFakeTimers({ now: MORNING, doNotFake: ['queueMicrotask', 'nextTick'] })
    fireEvent(document, new Event('visibilitychange'))
    await advanceTime(500)
    expect(requestsTo(/\/read$/)).toEqual([])
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    await advanceTime(500)
    expect(requestsTo(/\/read$/)).toHaveLength(1)
    hidden.mockRestore()
  })
  test('送ると右に並び、ワーカーが読むと既読がつく', async () => {
    await room()
    await userEvent.type(await field(), 'インターホンを鳴らしてください。')
    await pressButton('送信')
    expect(
      await screen.findByText('インターホンを鳴らしてください。', {
        selector: '[data-id] [data-body]',
      }),
    ).toBeVisible()
    expect(await field()).toHaveValue('')
    expect(await kept()).toContain('インターホンを鳴らしてください。')
    expect(screen.queryByText('既読')).toBeNull()
    await writeRows(async (db) => {
      await readMessages(db, 901, 11, new Date(addMinutes(MORNING, 1)))
    })
    showAgain(`${LIST}/${uid}`, <ChatRoomScreen clientId='11' chatRoomId={uid} />)
    expect(await screen.findByText('既読')).toBeVisible()
  })
  test('Enterは改行で、Ctrl+Enterで送り、変換中は送らない', async () => {
    await room()
    const box = await field()
    await userEvent.type(box, '承知しました{Enter}お待ちしています')
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, keyCode: 229 })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(posts()).toEqual([])
    expect(box).toHaveValue('承知しました\nお待ちしています')
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, keyCode: 13 })
    await waitFor(async () => expect(await kept()).toContain('承知しました\nお待ちしています'))
  })
  test('いちばん上にいるあいだに前のメッセージが届けば、それ以上動かせなくても、続きが見られる', async () => {
    await writeRows(async (db) => {
      for (let i = 1; i <= 120; i++)
        await sendMessage({ db, now: new Date(addMinutes(MORNING, i - 200)) }, 901, 11, `${i}通目`)
    })
    await room()
    const box = await screen.findByRole('region', { name: 'やり取り' })
    Object.defineProperties(box, { scrollHeight: { value: 5000 }, clientHeight: { value: 600 } })
    expect(screen.queryByText('50通目')).toBeNull()
    box.scrollTop = 0
    fireEvent.scroll(box)
    expect(await screen.findByText('50通目')).toBeInTheDocument()
  })
  test('定型文は書いている場所に入り、重ねて使える。書きかけは部屋ごとに残る', async () => {
    await room()
    const box = (await field()) as HTMLTextAreaElement
    await userEvent.type(box, '前後')
    box.setSelectionRange(1, 1)
    await pressButton('到着の確認')
    expect(box.value).toMatch(/^前\nまだ到着が確認できていません。[^\n]*\n後$/)
    await pressButton('お礼')
    expect(box.value).toMatch(/^前\nまだ[^\n]*\n本日は[^\n]*\n後$/)
    await waitFor(() =>
      expect(drafts.of(`${fixtureAccounts.manager.id}:chat:${uid}`).get()?.values['body']).toBe(
        box.value,
      ),
    )
    const text = box.value
    showAgain(`${LIST}/${uid}`, <ChatRoomScreen clientId='11' chatRoomId={uid} />)
    expect(await field()).toHaveValue(text)
  })
  test('送れなかったものは吹き出しに残り、読み込み直しても、送り直すと1通だけ届く', async () => {
    await room()
    overrideAnswer(chatRooms.send, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await userEvent.type(await field(), '手袋は店にあります。')
    await pressButton('送信')
    expect(await screen.findByText('送信できませんでした')).toBeVisible()
    showAgain(`${LIST}/${uid}`, <ChatRoomScreen clientId='11' chatRoomId={uid} />)
    expect(
      await screen.findByText('手袋は店にあります。', { selector: '[data-unsent] [data-body]' }),
    ).toBeVisible()
    await pressButton('再送する')
    await screen.findByText('送信できませんでした')
    mockServer.resetHandlers()
    await pressButton('再送する')
    expect(
      await screen.findByText('手袋は店にあります。', { selector: '[data-id] [data-body]' }),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: '再送する' })).toBeNull())
    expect([posts().length, new Set(posts()).size]).toEqual([3, 1])
    expect((await kept()).filter((body) => body === '手袋は店にあります。')).toHaveLength(1)
  })
  test('2通続けて送れなかったら、書いた順に送り直せる', async () => {
    await room()
    overrideAnswer(chatRooms.send, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    for (const text of ['1つ目', '2つ目']) {
      await userEvent.type(await field(), text)
      await pressButton('送信')
      await screen.findByText(text, { selector: '[data-unsent=failed] [data-body]' })
    }
    mockServer.resetHandlers()
    await pressButton('未送信の2件を再送する')
    await waitFor(async () => expect((await kept()).slice(-2)).toEqual(['1つ目', '2つ目']))
  })
  test('送れない言葉は理由とともに戻り、書き直せる', async () => {
    await room()
    await userEvent.type(await field(), 'LINEで連絡してください')
    await pressButton('送信')
    expect(await screen.findByText(/サービスの外での連絡先/)).toBeVisible()
    await pressButton('書き直す')
    expect(await field()).toHaveValue('LINEで連絡してください')
    expect(await kept()).toHaveLength(1)
  })
  test('送れない部屋は理由を言い、閲覧のみの人には返信の欄がない。ない部屋は、一覧への道を示す', async () => {
    await writeRows((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId: 11,
        userId: 901,
        reasonCode: 'other',
        blockedBy: 4,
        blockedAt: '2026-11-20T00:00:00Z',
      }),
    )
    await room()
    expect(await screen.findByText('ブロック中のワーカーのため、送信できません。')).toBeVisible()
    await room('viewer')
    expect(await screen.findByText('閲覧のみの権限のため、返信できません。')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /に返信/ })).toBeNull()
    await showScreen(
      'manager',
      `${LIST}/no-such-1`,
      <ChatRoomScreen clientId='11' chatRoomId='no-such-1' />,
    )
    expect(await screen.findByRole('link', { name: 'メッセージの一覧へ戻る' })).toHaveAttribute(
      'href',
      LIST,
    )
  })
  test('長いルームは、さかのぼっても150通までしか並べず、最新へ一度で戻れる', async () => {
    await writeRows(async (db) => {
      const { id } = await roomOf(db, 11, 901)
      await db.execute(
        sql`insert into chat_messages (client_id, room_id, side, kind, body, sent_at) select 11, ${id}, 'worker', 'text', g || '通目', ${MORNING.toISOString()} from generate_series(1, 400) g`,
      )
    })
    await room()
    expect(await screen.findByText('400通目')).toBeVisible()
    const box = screen.getByRole('region', { name: 'やり取り' })
    const most: number[] = []
    await waitFor(() => {
      fireEvent.scroll(box)
      most.push(box.querySelectorAll('[data-id]').length)
      expect(
        screen.getByText('11/20(金) 22:00〜翌2:00 のマッチングが成立しました', {
          selector: '[data-id]',
        }),
      ).toBeVisible()
    })
    expect(screen.getByText('1通目')).toBeVisible()
    expect(Math.max(...most)).toBeLessThanOrEqual(150)
    expect(screen.queryByText('400通目')).toBeNull()
    await pressButton('最新のメッセージへ')
    expect(await screen.findByText('400通目')).toBeVisible()
  })
  test('協議を始めると帯が出て、キャンセル申請へ進め、終えると消える', async () => {
    await room()
    await pressButton('德永 さくらさんとのメッセージのその他の操作')
    await userEvent.click(await screen.findByRole('menuitem', { name: '協議を始める' }))
    const sheet = within(
      await screen.findByRole('dialog', { name: '德永 さくらさんと協議を始める' }),
    )
    await userEvent.click(sheet.getByRole('button', { name: '協議を始める' }))
    expect(await sheet.findByText('協議する内容を選んでください。')).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: '募集条件の確認' }))
    await userEvent.type(sheet.getByRole('textbox'), 'レジの経験を確かめたい')
    await userEvent.click(sheet.getByRole('button', { name: '協議を始める' }))
    expect(await screen.findByText('協議中: 募集条件の確認')).toBeVisible()
    expect(screen.getByRole('link', { name: 'キャンセル申請へ進む' })).toHaveAttribute(
      'href',
      `/clients/11/offerings/${TONIGHT}/chat_rooms/${uid}/repost_reject/901?selected=6`,
    )
    expect(await axeViolations()).toEqual([])
    await pressButton('協議を終了する')
    await pressButton('解決したので終了する')
    await waitFor(() => expect(screen.queryByText('協議中: 募集条件の確認')).toBeNull())
    expect(await kept()).toEqual([
      expect.any(String),
      expect.stringContaining('店舗が協議を始めました'),
      '協議が終わりました。',
    ])
  })
})
