import { sql } from 'drizzle-orm'
import type { ChatMessage, ChatRoom, ChatRooms, NegotiationClaim } from '@/contracts/chat/schemas'
import { addDays, addMinutes, dayOf } from '@/lib/date'
import { userBlocks } from '@/server/db/schema'
import { ensureRoom, roomOf, writeMessage } from '@/server/modules/chat/rooms'
import { messagesOf, readMessages, sendMessage } from '@/server/worker-app/talk'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  FRIDAY,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const TONIGHT = 8001
const LAST_WEEK = 8002
const TOMORROW = 8003
let key = 0
const newKey = () => `key-of-a-message-${(key += 1)}`
const uidOf = async (userId: number) => {
  let uid = ''
  await writeRows(async (db) => {
    uid = (await roomOf(db, 11, userId)).uid
  })
  return uid
}
const list = async (search = '', who: 'manager' | 'viewer' = 'manager') =>
  (await callStore<ChatRooms>(who, 'GET', `/chat_rooms${search}`)).body
const names = async (search: string) => (await list(search)).items.map((item) => item.name)
const room = async (userId: number, search = '', who: 'manager' | 'sibling' = 'manager') =>
  (await callStore<ChatRoom>(who, 'GET', `/chat_rooms/${await uidOf(userId)}${search}`)).body
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
const says = async (userId: number, text: string) => {
  const world = await testContext()
  await writeRows((db) => sendMessage({ db, now: world.now }, userId, 11, text))
}
const read = async (userId: number, messageId: number) =>
  (
    await callStore<{ unreadCount: number }>(
      'manager',
      'POST',
      `/chat_rooms/${await uidOf(userId)}/read`,
      { messageId },
    )
  ).body.unreadCount
const later = async (minutes: number) => {
  const world = await testContext()
  world.now = new Date(addMinutes(world.now, minutes))
}

/** 901 works tonight and was here last week, 902 comes tomorrow, 903 has only been here. */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db.delete(userBlocks)
    for (const [id, name, kana] of [
      [901, '德永 さくら', 'トクナガサクラ'],
      [902, '小林 千夏', 'コバヤシチナツ'],
      [903, '山田 太郎', 'ヤマダタロウ'],
    ] as const)
      await addWorker(db, id, name, { nameKana: kana, kanaKey: kana }, { workedCount: 3 })
    await addOffering(db, { id: TONIGHT, title: '閉店後の清掃・洗い場' })
    await addOffering(db, {
      id: LAST_WEEK,
      day: addDays(FRIDAY, -6),
      title: 'ランチのホールスタッフ',
    })
    await addOffering(db, { id: TOMORROW, day: addDays(FRIDAY, 1) })
    await addMatch(db, TONIGHT, 901)
    await addMatch(db, LAST_WEEK, 901, { status: 'worked' })
    await addMatch(db, TOMORROW, 902)
    await addMatch(db, LAST_WEEK, 903, { status: 'worked' })
    const now = (await testContext()).now
    for (const [at, userId, offeringId] of [
      [-30, 903, LAST_WEEK],
      [-20, 902, TOMORROW],
      [-10, 901, TONIGHT],
    ] as const) {
      await writeMessage(
        db,
        await ensureRoom({ db, now }, 11, userId, offeringId),
        { side: 'system', kind: 'system', body: 'マッチングが成立しました' },
        new Date(addMinutes(now, at)),
      )
    }
  })
})

describe('一覧', () => {
  test('新しい順に、次の勤務・最後の言葉・未読の数が並ぶ', async () => {
    await says(902, '持ち物はありますか')
    await later(1)
    await says(901, '裏口の鍵はどなたに')
    await says(901, '手袋は必要ですか')
    const { items, totalCount, unreadRooms, negotiatingRooms } = await list('', 'viewer')
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
    await says(903, '先日はありがとうございました')
    expect(await names('?unread_only=1')).toEqual(['山田 太郎'])
    expect(await names(`?on=${addDays(FRIDAY, 1)}`)).toEqual(['小林 千夏'])
    expect(await names(`?offering_id=${LAST_WEEK}`)).toEqual(['山田 太郎', '德永 さくら'])
  })
})

describe('ルームとメッセージ', () => {
  test('見出しに勤務の事実、定型文に求人の内容が入り、未読の最初が分かる', async () => {
    await says(901, '1通目')
    await says(901, '2通目')
    const found = await room(901)
    expect(found).toMatchObject({
      name: '德永 さくら',
      workedCountHere: 3,
      state: 'open',
      unreadCount: 2,
      sendRefusal: null,
      hasMore: false,
      shift: { offeringId: TONIGHT, title: '閉店後の清掃・洗い場', status: 'established' },
    })
    expect(found.messages.find((m) => m.id === found.firstUnreadId)?.body).toBe('1通目')
    expect(found.templates.map((t) => t.title)).toEqual([
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
    const newest = await room(901)
    const first = newest.messages[0]?.id ?? 0
    expect([
      newest.messages.length,
      newest.messages[0]?.body,
      newest.messages.at(-1)?.body,
      newest.hasMore,
    ]).toEqual([50, '9950', '9999', true])
    const before = await room(901, `?before=${first}`)
    expect([before.messages[0]?.body, before.messages.at(-1)?.body]).toEqual(['9900', '9949'])
    const after = await room(901, `?after=${first}`)
    expect([after.messages.length, after.messages[0]?.body, after.hasMore]).toEqual([
      49,
      '9951',
      false,
    ])
    expect((await room(901, `?after=${first - 5000}`)).hasMore).toBe(true)
  })

  test('送ったものは書いた人の名前つきで残り、ワーカーに届く', async () => {
    const { status, body } = await send(901, '  21時50分までにお越しください。  ')
    expect([status, body.side, body.body]).toEqual([
      200,
      'client',
      '21時50分までにお越しください。',
    ])
    expect((await room(901)).messages.at(-1)).toMatchObject({
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
    expect((await room(901)).messages.filter((m) => m.side === 'client')).toHaveLength(1)
  })

  test('同時に10回届いても1通になり、20通の会話は両方で同じ順になる', async () => {
    const same = newKey()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(901, '同時に届いた', same)),
    )
    expect(new Set(answers.map((a) => a.body.id)).size).toBe(1)
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => [send(901, `店${i}`), says(901, `人${i}`)]).flat(),
    )
    const shown = (await room(901)).messages.map((m) => m.body)
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
    expect((await room(901)).messages).toHaveLength(1)
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
    const world = await testContext()
    world.now = new Date(`${addDays(FRIDAY, 1)}T23:59:59+09:00`)
    expect((await send(903, 'ありがとうございました')).status).toBe(200)
    world.now = new Date(`${addDays(FRIDAY, 2)}T00:00:00+09:00`)
    expect((await send(903, 'ありがとうございました')).body.messages).toEqual([
      '最後の勤務から7日を過ぎたため、送信できません。',
    ])
    expect((await room(903)).sendRefusal).toBe('最後の勤務から7日を過ぎたため、送信できません。')
    expect(dayOf((await room(901)).sendUntilAt ?? '')).toBe(addDays(FRIDAY, 8))
  })

  test('閲覧のみの人は送れず、ほかの店舗のルームはないものと同じ', async () => {
    expect((await send(901, 'こんにちは', newKey(), 'viewer')).status).toBe(403)
    const uid = await uidOf(901)
    const missing = await callStore('sibling', 'GET', '/chat_rooms/no-such-room', undefined, 12)
    expect(await callStore('sibling', 'GET', `/chat_rooms/${uid}`, undefined, 12)).toEqual(missing)
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
    for (const text of ['1', '2', '3']) await says(901, text)
    const [, one, two, three] = (await room(901)).messages.map((m) => m.id)
    expect(await read(901, two ?? 0)).toBe(1)
    expect(await read(901, one ?? 0)).toBe(1)
    expect((await room(901)).firstUnreadId).toBe(three)
    await says(901, '4')
    expect(await read(901, three ?? 0)).toBe(1)
    expect((await list('?unread_only=1')).items[0]?.unreadCount).toBe(1)
  })

  test('二つのタブが同時に別のところまで読んでも、先まで読んだほうが残り、同じ人の未読がまた増えることはない', async () => {
    for (const text of ['1', '2', '3', '4']) await says(901, text)
    const [, one, , three, four] = (await room(901)).messages.map((m) => m.id)
    expect((await Promise.all([read(901, three ?? 0), read(901, one ?? 0)])).at(0)).toBe(1)
    expect((await room(901)).firstUnreadId).toBe(four)
    expect(await Promise.all([read(901, four ?? 0), read(901, four ?? 0)])).toEqual([0, 0])
    expect((await list('?unread_only=1')).items.filter(({ userId }) => userId === 901)).toEqual([])
  })

  test('ワーカーが開くと、送ったものに既読の時刻がつく', async () => {
    const { body } = await send(901, 'お待ちしています')
    await later(5)
    const before = (await room(901)).workerLastReadAt
    expect(before === null || before < body.sentAt).toBe(true)
    const world = await testContext()
    await writeRows((db) => readMessages(db, 901, 11, world.now))
    expect((await room(901)).workerLastReadAt).toBe(world.now.toISOString())
  })
})

describe('協議', () => {
  const negotiate = async (
    userId: number,
    body: object,
    who: 'manager' | 'clientStaff' | 'viewer' = 'manager',
  ) =>
    callStore<NegotiationClaim & { messages?: string[] }>(
      who,
      'POST',
      `/chat_rooms/${await uidOf(userId)}/in_negotiation`,
      body,
    )
  const open = {
    action: 'open',
    offeringId: TONIGHT,
    kind: 'condition_unmet',
    reasonTypeId: 6,
    summary: 'レジの経験を確かめたい',
  }

  test('始めると店舗の数に入り、ワーカーの返事が協議事項に残り、終えると戻る', async () => {
    expect((await negotiate(901, open)).body.claim).toMatchObject({
      status: 'open',
      kind: 'condition_unmet',
      reasonTypeId: 6,
      workerReply: null,
      rejectRefusal: null,
      offeringId: TONIGHT,
    })
    await later(1)
    await says(901, 'レジは半年ほど使っていました')
    const claim = await callStore<NegotiationClaim>(
      'viewer',
      'GET',
      `/chat_rooms/${await uidOf(901)}/negotiation_claim`,
    )
    expect(claim.body.claim).toMatchObject({
      summary: 'レジの経験を確かめたい',
      workerReply: 'レジは半年ほど使っていました',
    })
    expect([
      (await list('?state=in_negotiation')).items[0]?.state,
      (await list()).negotiatingRooms,
      (await room(901)).claim?.kind,
    ]).toEqual(['in_negotiation', 1, 'condition_unmet'])
    expect(
      (await negotiate(901, { action: 'end', outcome: 'resolved' }, 'clientStaff')).body.claim,
    ).toMatchObject({ status: 'resolved' })
    expect([(await room(901)).state, (await room(901)).messages.at(-1)?.body]).toEqual([
      'open',
      '協議が終わりました。',
    ])
    expect(
      (
        await callStore<NegotiationClaim>(
          'manager',
          'GET',
          `/chat_rooms/${await uidOf(901)}/negotiation_claim`,
        )
      ).body,
    ).toEqual({ claim: null })
  })

  test('2人目が始める・終えるのは断られ、だれが先かが分かる', async () => {
    await negotiate(901, open)
    const second = await negotiate(901, open, 'clientStaff')
    expect([second.status, second.body.messages?.[0]]).toEqual([
      409,
      expect.stringContaining('すでに協議中です'),
    ])
    await negotiate(901, { action: 'end', outcome: 'withdrawn' })
    expect((await negotiate(901, { action: 'end', outcome: 'resolved' })).status).toBe(409)
  })

  test('その人の勤務でない求人、閲覧のみの人、差別にあたる言葉では始められない', async () => {
    expect((await negotiate(901, { ...open, offeringId: TOMORROW })).status).toBe(404)
    expect((await negotiate(901, open, 'viewer')).status).toBe(403)
    expect((await negotiate(901, { ...open, summary: '年齢を確かめたい' })).status).toBe(422)
    expect((await room(901)).state).toBe('open')
  })

  test('話し合った勤務のキャンセルが成立すると、協議も終わる', async () => {
    await negotiate(901, open)
    const answer = await callStore(
      'manager',
      'POST',
      `/offerings/${TONIGHT}/reject_requests/bulk_create`,
      {
        reasonTypeId: 12,
        answers: null,
        note: '設備の点検のため、営業できなくなりました。',
        message: '申し訳ありません。キャンセルさせていただきます。',
        evidenceFileIds: [],
        confirmedWithWorker: false,
        reopen: false,
        agreedToPay: true,
        people: [{ userId: 901, amountYen: await amountOf(901) }],
      },
    )
    expect(answer).toMatchObject({ status: 200, body: { doneCount: 1 } })
    expect([(await room(901)).state, (await room(901)).claim]).toEqual(['open', null])
  })
  const amountOf = async (userId: number) => {
    const { body } = await callStore<{
      people?: { amountYen: number }[]
      items?: { amountYen: number }[]
    }>('manager', 'POST', `/offerings/${TONIGHT}/reject_requests/judge_leave_allowance`, {
      reasonTypeId: 12,
      userIds: [userId],
      answers: null,
    })
    return (body.people ?? body.items)?.[0]?.amountYen ?? 0
  }
})

test('一斉送信の履歴は、送った回ごとに宛先の数と読んだ数が分かる', async () => {
  await writeRows(async (db) => {
    await addMatch(db, TONIGHT, 902)
  })
  await callStore('manager', 'POST', `/offerings/${TONIGHT}/messages`, {
    body: '集合は裏口です',
    userIds: null,
  })
  await later(1)
  const world = await testContext()
  await writeRows((db) => readMessages(db, 901, 11, world.now))
  await callStore('clientStaff', 'POST', `/offerings/${TONIGHT}/messages`, {
    body: '雨具をお持ちください',
    userIds: [902],
  })
  const { body } = await callStore<{
    items: { body: string; peopleCount: number; readCount: number }[]
  }>('viewer', 'GET', `/offerings/${TONIGHT}/messages`)
  expect(body.items.map((item) => [item.body, item.peopleCount, item.readCount])).toEqual([
    ['雨具をお持ちください', 1, 0],
    ['集合は裏口です', 2, 1],
  ])
})
