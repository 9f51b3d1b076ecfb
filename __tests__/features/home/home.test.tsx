import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import router from 'next-router-mock'
import { dashboard } from '@/contracts/dashboard'
import { HomeScreen } from '@/features/dashboard/HomeScreen'
import { chatMessages, chatRooms, factCheckTasks } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { setWindowWidth } from '@tests/conformance/renderKit'
import { requestsTo, tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffer, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

const HOME = '/clients/11'
const screenOf = <HomeScreen clientId='11' />
const open = (who: Parameters<typeof showScreen>[0] = 'manager', url = HOME) =>
  showScreen(who, url, screenOf)
const tickets = () =>
  screen
    .getAllByRole('article')
    .map((a) => within(a).getByRole('heading', { level: 3 }).textContent)

/** Breakfast is over, at lunch one of two workers is missing, and dinner has free seats. */
async function aDay() {
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '﨑田 航平' })
    await addWorker(db, { id: 902, name: '髙橋 美咲' }, { workedCount: 3 })
    await addWorker(db, { id: 903, name: '濵田 慎一' }, { workedCount: 12 })
    await addOffering(db, {
      id: 8001,
      from: '06:00',
      to: '09:00',
      title: '朝の仕込み',
      peopleWanted: 1,
    })
    await addMatch(db, 8001, 903, {
      status: 'worked',
      checkedInAt: '2026-11-19T20:57:00Z',
      checkedOutAt: '2026-11-20T00:01:00Z',
    })
    await addOffering(db, {
      id: 8002,
      from: '09:30',
      to: '14:30',
      title: 'ランチのホールスタッフ',
      peopleWanted: 2,
    })
    await addMatch(db, 8002, 902, { checkedInAt: '2026-11-20T00:26:00Z' })
    await addMatch(db, 8002, 901)
    await addOffering(db, { id: 8003, title: 'ディナーのホールスタッフ' })
    await addUnread(db, 901, '電車が止まっています')
  })
}
/** A message of the worker at 9:28 that nobody has read. */
async function addUnread(db: Tx, userId: number, body: string) {
  const room = { id: userId, uid: `room-${userId}`, clientId: 11, userId, unreadCount: 1 }
  const sentAt = '2026-11-20T00:28:00Z'
  await db
    .insert(chatRooms)
    .values({ ...room, lastMessageAt: sentAt, createdAt: '2026-11-01T00:00:00Z' })
  await db
    .insert(chatMessages)
    .values({ clientId: 11, roomId: room.id, kind: 'text', side: 'worker', body, sentAt })
}
beforeEach(() => setUpStore())
afterEach(tearDownStore)

describe('本日来る人', () => {
  test('動いている勤務とこれからの勤務が先で、終わった勤務はたたまれてあとに並ぶ', async () => {
    await aDay()
    await open()
    const finished = await screen.findByText('終わった勤務 1件')
    expect(screen.getByText('濵田 慎一')).not.toBeVisible()
    await userEvent.click(finished)
    expect(screen.getByText('濵田 慎一')).toBeVisible()
    expect(tickets()).toEqual(['ランチのホールスタッフ', 'ディナーのホールスタッフ', '朝の仕込み'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('11月20日(金)')
    expect(screen.getByText('最終更新 9:41')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
  test('到着していない人は、どの時刻の勤務でも何名でも、ほかの誰よりも先に並ぶ', async () => {
    await aDay()
    await writeRows(async (db) => {
      await addWorker(db, { id: 910, name: '終わり 一郎' })
      await addWorker(db, { id: 911, name: '遅れ 二郎' })
      await addWorker(db, { id: 912, name: '遅れ 三郎' })
      // The shift is over, and nobody came.
      await addOffering(db, {
        id: 8010,
        from: '05:00',
        to: '08:00',
        title: '荷受け',
        peopleWanted: 1,
      })
      await addMatch(db, 8010, 912)
      await addOffering(db, {
        id: 8011,
        from: '09:35',
        to: '13:00',
        title: '洗い場',
        peopleWanted: 2,
      })
      await addMatch(db, 8011, 911)
      await addMatch(db, 8011, 910, {
        status: 'worked',
        checkedInAt: '2026-11-20T00:30:00Z',
        checkedOutAt: '2026-11-20T00:40:00Z',
      })
    })
    await open()
    await screen.findByRole('heading', { level: 3, name: 'まだ到着していない人 3名' })
    const names = screen
      .getAllByText(/^(﨑田 航平|髙橋 美咲|濵田 慎一|終わり 一郎|遅れ 二郎|遅れ 三郎)$/)
      .map((name) => name.textContent)
    expect(names).toEqual([
      '遅れ 三郎',
      '﨑田 航平',
      '遅れ 二郎',
      '髙橋 美咲',
      '終わり 一郎',
      '濵田 慎一',
    ])
    const row = screen.getByText('遅れ 二郎').closest('li') as HTMLElement
    expect(row).toHaveTextContent('9:35〜13:00 洗い場')
    expect(screen.getByText('終わり 一郎')).not.toBeVisible()
    await userEvent.click(screen.getByText('終わった人 1名'))
    expect(screen.getByText('終わり 一郎')).toBeVisible()
  })
  test('60名が来る日は、スマートフォンでは到着していない人と、2画面に収まる勤務だけが開いている', async () => {
    setWindowWidth(375)
    await aDay()
    await writeRows(async (db) => {
      for (let shift = 0; shift < 6; shift++) {
        const id = 8020 + shift
        const from = `${shift + 12}:00`
        await addOffering(db, {
          id,
          from,
          to: `${shift + 15}:00`,
          title: `勤務${shift}`,
          peopleWanted: 10,
        })
        for (let i = 0; i < 10; i++) {
          const userId = 10000 + shift * 10 + i
          await addWorker(db, { id: userId, name: `大勢 ${userId}` })
          await addMatch(db, id, userId)
        }
      }
    })
    await open()
    await screen.findByRole('heading', { level: 3, name: 'まだ到着していない人 1名' })
    expect(screen.getByText('﨑田 航平')).toBeVisible()
    // The shift under way has a row for its worker, the next one has a line, the other six are collapsed.
    expect(screen.getByText('髙橋 美咲')).toBeVisible()
    for (const name of screen.getAllByText(/^大勢 /)) expect(name).not.toBeVisible()
    await userEvent.click(screen.getByText('来る人 10名'))
    expect(screen.getByText('大勢 10000')).toBeVisible()
    expect(screen.getByText('大勢 10050')).not.toBeVisible()
    await userEvent.click(screen.getByText('このあとの勤務 6件'))
    expect(screen.getByText('大勢 10050')).toBeVisible()
  })
  test('大勢が遅れている日は、スマートフォンでは長く遅れている2名が開き、ほかの人は1行の中にいる', async () => {
    setWindowWidth(375)
    await aDay()
    await writeRows(async (db) => {
      for (let shift = 0; shift < 2; shift++) {
        const id = 8020 + shift
        await addOffering(db, { id, from: `0${8 + shift}:15`, to: '15:00', peopleWanted: 15 })
        for (let i = 0; i < 15; i++) {
          const userId = 10000 + shift * 100 + i
          await addWorker(db, { id: userId, name: `大勢 ${userId}` })
          await addMatch(db, id, userId)
        }
      }
    })
    await open()
    await screen.findByRole('heading', { level: 3, name: 'まだ到着していない人 31名' })
    const late = screen.getAllByText(/^大勢 \d+$/)
    expect(late).toHaveLength(30)
    for (const [i, name] of late.entries())
      if (i < 2) expect(name).toBeVisible()
      else expect(name).not.toBeVisible()
    await userEvent.click(screen.getByText('ほかに到着していない人 29名'))
    for (const name of late) expect(name).toBeVisible()
  })
  test.each([
    { shifts: 1, people: 8, from: '12:00', line: '来る人 8名' },
    { shifts: 1, people: 12, from: '12:00', line: '来る人 12名' },
    { shifts: 5, people: 1, from: '12:00', line: 'このあとの勤務 2件' },
    { shifts: 8, people: 0, from: '12:00', line: 'このあとの勤務 3件' },
    { shifts: 1, people: 4, from: '08:15', line: 'ほかに到着していない人 2名' },
  ])(
    'スマートフォンの2画面に収まらない日は短くなる: $shifts件に$people名ずつ、$from から',
    async ({ shifts, people, from, line }) => {
      setWindowWidth(375)
      await writeRows(async (db) => {
        for (let shift = 0; shift < shifts; shift++) {
          const id = 8020 + shift
          await addOffering(db, { id, from, to: '15:00', peopleWanted: 12 })
          for (let i = 0; i < people; i++) {
            const userId = 10000 + shift * 100 + i
            await addWorker(db, { id: userId, name: `大勢 ${userId}` })
            await addMatch(db, id, userId)
          }
        }
      })
      await open()
      expect(await screen.findByText(line)).toBeVisible()
    },
  )
  describe('12:00から6名が来る日は、スマートフォンの2画面に', () => {
    const userIds = [10000, 10001, 10002, 10003, 10004, 10005]
    beforeEach(async () => {
      setWindowWidth(375)
      await writeRows(async (db) => {
        await addOffering(db, { id: 8020, from: '12:00', to: '15:00', peopleWanted: 12 })
        for (const userId of userIds) {
          await addWorker(db, { id: userId, name: `大勢 ${userId}` })
          await addMatch(db, 8020, userId)
        }
      })
    })
    test('収まり、全員が開いている', async () => {
      await open()
      for (const userId of userIds) expect(await screen.findByText(`大勢 ${userId}`)).toBeVisible()
    })
    test('全員から言葉が届いていれば収まらない', async () => {
      await writeRows(async (db) => {
        for (const userId of userIds) await addUnread(db, userId, 'よろしくお願いします')
      })
      await open()
      expect(await screen.findByText('来る人 6名')).toBeVisible()
    })
  })
  test('昨夜から続く勤務の人は、本日の席とは別の人数だと分かる', async () => {
    await aDay()
    await writeRows(async (db) => {
      await addWorker(db, { id: 904, name: '夜間 太郎' })
      await addOffering(db, {
        id: 8004,
        day: '2026-11-19',
        from: '22:00',
        to: '34:00',
        title: '夜勤',
      })
      await addMatch(db, 8004, 904, { checkedInAt: '2026-11-19T12:57:00Z' })
    })
    await open()
    expect(await screen.findByText('4名(うち昨夜から1名)')).toBeVisible()
  })
  test('来ていない人には、経過した分数と届いている言葉と、対応への道が出る', async () => {
    await aDay()
    await open()
    const row = (await screen.findByText('﨑田 航平')).closest('li') as HTMLElement
    expect(row).toHaveTextContent('まだ到着していません')
    expect(row).toHaveTextContent('11分経過')
    expect(row).toHaveTextContent('9:28「電車が止まっています」')
    expect(
      await within(row).findByRole('button', { name: '﨑田 航平さんの未到着に対応する' }),
    ).toBeVisible()
    const came = screen.getByText('髙橋 美咲').closest('li') as HTMLElement
    expect(came).toHaveTextContent('9:26 チェックイン')
    expect(within(came).queryByRole('button', { name: /未到着/ })).toBeNull()
  })
  test('あと何名かと締切を、募集中の勤務に出す', async () => {
    await aDay()
    await open()
    const dinner = (await screen.findByRole('link', { name: 'ディナーのホールスタッフ' })).closest(
      'article',
    ) as HTMLElement
    expect(dinner).toHaveTextContent('あと3名 募集中')
    expect(dinner).toHaveTextContent('締切 17:00')
  })
  test('「明日」で翌日に切り替わり、その日がアドレスに残る', async () => {
    await aDay()
    await writeRows((db) =>
      addOffering(db, { id: 8009, day: '2026-11-21', title: '土曜のディナー' }),
    )
    await open()
    await screen.findByRole('link', { name: 'ランチのホールスタッフ' })
    await userEvent.click(screen.getByRole('button', { name: '明日' }))
    await screen.findByRole('link', { name: '土曜のディナー' })
    expect(router.asPath).toBe(`${HOME}?on=2026-11-21`)
    expect(screen.getByRole('heading', { level: 2, name: '明日来る人' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '本日' }))
    await waitFor(() => expect(router.asPath).toBe(HOME))
  })
  test('勤務がない日は、募集できる人にだけ募集への道を出す', async () => {
    await open()
    const empty = (await screen.findByText('本日の勤務はありません')).parentElement as HTMLElement
    expect(await within(empty).findByRole('button', { name: '募集する' })).toBeVisible()
    await open('viewer')
    await screen.findByText('本日の勤務はありません')
    expect(screen.queryByRole('button', { name: '募集する' })).toBeNull()
  })
  test('読み込めないときは理由を言い、もう一度読める。やることは残る', async () => {
    await aDay()
    overrideAnswer(dashboard.today, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    const alert = await screen.findByText('本日来る人を読み込めませんでした')
    expect(alert.closest('[role=status]')).toHaveTextContent('ただいま混み合っています。')
    expect(await screen.findByText('到着していない人')).toBeVisible()
    mockServer.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('link', { name: 'ランチのホールスタッフ' })).toBeVisible()
    expect(screen.queryByText('本日来る人を読み込めませんでした')).toBeNull()
  })
})

describe('やること', () => {
  test('行き先があるものだけが押せる', async () => {
    await aDay()
    await open()
    expect(await screen.findByRole('link', { name: /到着していない人/ })).toHaveAttribute(
      'href',
      '/clients/11/offerings/8002',
    )
    expect(screen.getByRole('link', { name: /未読メッセージ/ })).toHaveAttribute(
      'href',
      '/clients/11/chat_rooms/room-901?unread_only=1',
    )
  })
  test('まもなく始まる勤務の空きは、ページのいちばん上で知らせる', async () => {
    await aDay()
    await open()
    expect(
      await screen.findByText('本日 17:00の「ディナーのホールスタッフ」が3名足りません'),
    ).toBeVisible()
    expect(screen.getByText(/開始まで7時間19分/)).toBeVisible()
    expect(screen.getByRole('link', { name: '求人を見る' })).toHaveAttribute(
      'href',
      '/clients/11/offerings/8003',
    )
    expect(screen.queryByText('24時間以内の空き')).toBeNull()
  })
  test('読み込めないのがやることだけなら、来る人は見える', async () => {
    await aDay()
    overrideAnswer(dashboard.todos, {
      status: 500,
      code: 'internal',
      messages: ['処理に失敗しました。'],
    })
    await open()
    expect(await screen.findByText('やることを読み込めませんでした')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'ランチのホールスタッフ' })).toBeVisible()
  })
  test('やることの返事が来なくても、来る人は少し待って出る', async () => {
    await aDay()
    mockServer.use(http.get('*/clients/11/todos', () => new Promise(() => undefined)))
    await open()
    expect(await screen.findByRole('link', { name: 'ランチのホールスタッフ' })).toBeVisible()
    expect(screen.queryByText(/足りません/)).toBeNull()
  })
  test('何もなければ、すべて済んだと言う', async () => {
    await writeRows((db) => db.update(factCheckTasks).set({ status: 'approved' }))
    await open()
    expect(await screen.findByText('本日の対応はすべて完了しています')).toBeVisible()
  })
})

describe('ひな形の選択', () => {
  test('「募集する」はキーボードで開き、使えるひな形が先に並び、Escapeで元のボタンに戻る', async () => {
    await writeRows((db) =>
      addOffer(db, { id: 7001, clientId: 11, title: 'レジ・品出し', status: 'violated' }),
    )
    await open()
    await screen.findByText('本日の勤務はありません')
    const button = (await screen.findAllByRole('button', { name: '募集する' }))[0] as HTMLElement
    button.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'どのひな形から募集しますか' }))
    await sheet.findByRole('link', { name: /ディナーのホールスタッフ/ })
    const links = sheet.getAllByRole('link').map((a) => a.getAttribute('href'))
    expect(links).toEqual([
      '/clients/11/offers/11/offerings/new',
      '/clients/11/offers/5011/offerings/new',
      '/clients/11/offers/7001',
      '/clients/11/offers/new',
    ])
    expect(sheet.getByRole('link', { name: /レジ・品出し/ })).toHaveTextContent(
      '要修正のため、まだ募集できません',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    expect(requestsTo(/^POST/)).toEqual([])
  })
})
