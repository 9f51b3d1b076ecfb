import { sql } from 'drizzle-orm'
import type { ChatMessage } from '@/contracts/chat/schemas'
import { addDays, dayOf } from '@/lib/date'
import { userBlocks } from '@/server/db/schema'
import { roomOf } from '@/server/modules/chat/rooms'
import { messagesOf, readMessages } from '@/server/worker-app/talk'
import { browser, testContext } from '@tests/kit/app'
import { callApi, callStore, FRIDAY, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test 901, who works tonight, 902, who comes tomorrow, and 903, who has only been here.
import {
  LAST_WEEK,
  TOMORROW,
  TONIGHT,
  later,
  listRooms,
  readRoom,
  workerWrites,
  uidOf,
} from './chatKit'

let key = 0
const newKey = () => `key-of-a-message-${(key += 1)}`
const names = async (search: string) => (await listRooms(search)).items.map((item) => item.name)
const send = async (
  userId: number,
  body: string,
  sendKey = newKey(),
  who: 'manager' | 'clientStaff' | 'viewer' = 'manager',
) =>
  callStore<ChatMessage & { messages?: string[]; code?: string; fields?: Record<string, string> }>(
    who,
    'POST',
    `/chat_rooms/${await uidOf(userId)}/messages`,
    { body, sendKey },
  )
const read = async (userId: number, messageId: number) =>
  (
    await callStore<{ unreadCount: number }>(
      'manager',
      'POST',
      `/chat_rooms/${await uidOf(userId)}/read`,
      { messageId },
    )
  ).body.unreadCount
describe('一覧', () => {
  test('新しい順に、次の勤務・最後の言葉・未読の数が並ぶ', async () => {
    await workerWrites(902, '持ち物はありますか')
    await later(1)
    await workerWrites(901, '裏口の鍵はどなたに')
    await workerWrites(901, '手袋は必要ですか')
    const { items, totalCount, unreadRooms, negotiatingRooms } = await listRooms('', 'viewer')
    expect(
      items.map((item) => [
        item.name,
        item.unreadCount,
        item.lastMessage?.bodyExcerpt,
        item.shift?.offeringId ?? null,
      ]),
    ).toEqual([
      ['德永 さくら', 2, '手袋は必要ですか', TONIGHT],
      ['小林 千夏', 1, '持ち物はありますか', TOMORROW],
      ['山田 太郎', 0, 'マッチングが成立しました', null],
    ])
    expect([totalCount, unreadRooms, negotiatingRooms]).toEqual([3, 2, 0])
  })

  test.each([
    ['氏名は空白があってもなくても', '德永さくら', ['德永 さくら']],
    ['フリガナはひらがなでも', 'こばやし', ['小林 千夏']],
    ['半角カナでも', 'ﾔﾏﾀﾞ', ['山田 太郎']],
    ['求人名でも', '清掃', ['德永 さくら']],
    ['記号はそのままの文字として', '%', []],
  ])('キーワード: %sさがせる', async (_, keyword, found) => {
    expect(await names(`?keyword=${encodeURIComponent(keyword)}`)).toEqual(found)
  })

  test('未読だけ、勤務日、求人で絞り込める', async () => {
    await workerWrites(903, '先日はありがとうございました')
    expect(await names('?unread_only=1')).toEqual(['山田 太郎'])
    expect(await names(`?on=${addDays(FRIDAY, 1)}`)).toEqual(['小林 千夏'])
    expect(await names(`?offering_id=${LAST_WEEK}`)).toEqual(['山田 太郎', '德永 さくら'])
  })
})
describe('ルームとメッセージ', () => {
  test('見出しに勤務の事実、定型文に求人の内容が入り、未読の最初が分かる', async () => {
    await workerWrites(901, '1通目')
    await workerWrites(901, '2通目')
    const found = await readRoom(901)
    expect(found).toMatchObject({
      name: '德永 さくら',
      workedCountHere: 3,
      state: 'open',
      unreadCount: 2,
      sendRefusal: null,
      hasMore: false,
      shift: { offeringId: TONIGHT, title: '閉店後の清掃・洗い場', status: 'established' },
    })
    expect(found.messages.find((message) => message.id === found.firstUnreadId)?.body).toBe('1通目')
    expect(found.templates.map((template) => template.title)).toEqual([
      '行き方',
      '持ち物',
      '開始時刻',
      '到着の確認',
      '遅刻の連絡',
      'お礼',
    ])
    expect(found.templates[0]?.body).toContain('店舗の裏口')
  })

  test('1万件でも、1回に50件ずつさかのぼれ、後に来たものだけも読める', async () => {
    await writeRows(async (db) => {
      const { id } = await roomOf(db, 11, 901)
      const sentAt = (await testContext()).now.toISOString()
      await db.execute(
        sql`insert into chat_messages (client_id, room_id, side, kind, body, sent_at) select 11, ${id}, 'worker', 'text', g::text, ${sentAt} from generate_series(0, 9999) g`,
      )
    })
    const newest = await readRoom(901)
    const first = newest.messages[0]?.id ?? 0
    expect([
      newest.messages.length,
      newest.messages[0]?.body,
      newest.messages.at(-1)?.body,
      newest.hasMore,
    ]).toEqual([50, '9950', '9999', true])
    const before = await readRoom(901, `?before=${first}`)
    expect([before.messages[0]?.body, before.messages.at(-1)?.body]).toEqual(['9900', '9949'])
    const after = await readRoom(901, `?after=${first}`)
    expect([after.messages.length, after.messages[0]?.body, after.hasMore]).toEqual([
      49,
      '9951',
      false,
    ])
    expect((await readRoom(901, `?after=${first - 5000}`)).hasMore).toBe(true)
  })

  test('送ったものは書いた人の名前つきで残り、ワーカーに届く', async () => {
    const { status, body } = await send(901, '  21時50分までにお越しください。  ')
    expect([status, body.side, body.body]).toEqual([
      200,
      'client',
      '21時50分までにお越しください。',
    ])
    expect((await readRoom(901)).messages.at(-1)).toMatchObject({
      id: body.id,
      sentByName: expect.any(String) as string,
    })
    await writeRows(async (db) => {
      expect((await messagesOf(db, 901, 11)).map((m) => m.body)).toEqual([
        'マッチングが成立しました',
        '21時50分までにお越しください。',
      ])
    })
  })

  test('同じ送信は、別の人が、何日たって送り直しても1通のまま', async () => {
    const again = newKey()
    const first = await send(901, '了解しました', again)
    await later(3 * 24 * 60)
    const second = await send(901, '了解しました', again, 'clientStaff')
    expect([second.status, second.body.id]).toEqual([200, first.body.id])
    expect((await send(901, '違う内容', again)).status).toBe(422)
    expect(
      (await readRoom(901)).messages.filter((message) => message.side === 'client'),
    ).toHaveLength(1)
  })

  test('同時に10回届いても1通になり、20通の会話は両方で同じ順になる', async () => {
    const same = newKey()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(901, '同時に届いた', same)),
    )
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => [
        send(901, `店${i}`),
        workerWrites(901, `人${i}`),
      ]).flat(),
    )
    const shown = (await readRoom(901)).messages.map((message) => message.body)
    expect(shown).toHaveLength(22)
    await writeRows(async (db) => {
      expect((await messagesOf(db, 901, 11)).map((m) => m.body)).toEqual(shown)
    })
  })

  test.each([
    ['外での連絡先', 'LINEで連絡してください', 'LINEで'],
    ['長すぎる本文', 'あ'.repeat(1001), '1000文字以内'],
    ['マイナンバーと思われる数字', '番号は 1234-5678-9018 です', 'マイナンバー'],
  ])('%sは送れず、理由が返り、何も残らない', async (_, text, reason) => {
    const { status, body } = await send(901, text)
    expect([status, Object.values(body.fields ?? {}).join()]).toEqual([
      422,
      expect.stringContaining(reason),
    ])
    expect((await readRoom(901)).messages).toHaveLength(1)
  })

  test('ブロックした相手、最後の勤務から7日を過ぎた相手には送れない', async () => {
    await writeRows((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId: 11,
        userId: 902,
        reasonCode: 'other',
        blockedBy: 4,
        blockedAt: '2026-11-20T00:00:00Z',
      }),
    )
    expect((await send(902, 'こんにちは')).body.messages).toEqual([
      'ブロック中のワーカーのため、送信できません。',
    ])
    const context = await testContext()
    context.now = new Date(`${addDays(FRIDAY, 1)}T23:59:59+09:00`)
    expect((await send(903, 'ありがとうございました')).status).toBe(200)
    context.now = new Date(`${addDays(FRIDAY, 2)}T00:00:00+09:00`)
    expect((await send(903, 'ありがとうございました')).body.messages).toEqual([
      '最後の勤務から7日を過ぎたため、送信できません。',
    ])
    expect((await readRoom(903)).sendRefusal).toBe(
      '最後の勤務から7日を過ぎたため、送信できません。',
    )
    expect(dayOf((await readRoom(901)).sendUntilAt ?? '')).toBe(addDays(FRIDAY, 8))
  })

  test('閲覧のみの人は送れず、ほかの店舗のルームはないものと同じ', async () => {
    expect((await send(901, 'こんにちは', newKey(), 'viewer')).status).toBe(403)
    const uid = await uidOf(901)
    const missing = await callApi('sibling', 'GET', '/clients/12/chat_rooms/no-such-room')
    expect(await callApi('sibling', 'GET', `/clients/12/chat_rooms/${uid}`)).toEqual(missing)
    expect(
      (
        await (
          await browser('sibling')
        ).call('POST', `/app/api/v1/clients/12/chat_rooms/${uid}/messages`, {
          body: 'あ',
          sendKey: newKey(),
        })
      ).status,
    ).toBe(404)
  })
})
describe('既読', () => {
  test('見たところまでだけが既読になり、古い既読が後から届いても戻らない', async () => {
    for (const text of ['1', '2', '3']) await workerWrites(901, text)
    const [, one, two, three] = (await readRoom(901)).messages.map((message) => message.id)
    expect(await read(901, two ?? 0)).toBe(1)
    expect(await read(901, one ?? 0)).toBe(1)
    expect((await readRoom(901)).firstUnreadId).toBe(three)
    await workerWrites(901, '4')
    expect(await read(901, three ?? 0)).toBe(1)
    expect((await listRooms('?unread_only=1')).items[0]?.unreadCount).toBe(1)
  })

  test('二つのタブが同時に別のところまで読んでも、先まで読んだほうが残り、同じ人の未読がまた増えることはない', async () => {
    for (const text of ['1', '2', '3', '4']) await workerWrites(901, text)
    const [, one, , three, four] = (await readRoom(901)).messages.map((message) => message.id)
    expect((await Promise.all([read(901, three ?? 0), read(901, one ?? 0)])).at(0)).toBe(1)
    expect((await readRoom(901)).firstUnreadId).toBe(four)
    expect(await Promise.all([read(901, four ?? 0), read(901, four ?? 0)])).toEqual([0, 0])
    expect(
      (await listRooms('?unread_only=1')).items.filter(({ userId }) => userId === 901),
    ).toEqual([])
  })

  test('ワーカーが開くと、送ったものに既読の時刻がつく', async () => {
    const { body } = await send(901, 'お待ちしています')
    await later(5)
    const before = (await readRoom(901)).workerLastReadAt
    expect(before === null || before < body.sentAt).toBe(true)
    const context = await testContext()
    await writeRows((db) => readMessages(db, 901, 11, context.now))
    expect((await readRoom(901)).workerLastReadAt).toBe(context.now.toISOString())
  })
})
