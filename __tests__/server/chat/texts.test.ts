import { asc, eq, sql } from 'drizzle-orm'
import { chatTexts as contract } from '@/contracts/chatTexts'
import type { ChatText, CompanyChatTexts, StoreChatTexts } from '@/contracts/chatTexts/schemas'
import { auditLog, chatTexts } from '@/server/db/schema'
import { testContext, type Who } from '@tests/kit/app'
import { callApi, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test 901, who works tonight, 902, who comes tomorrow, and 903, who has only been here.
import { readRoom } from './chatKit'

const STORE = '/clients/11/chat_texts'
const COMPANY = '/companies/1/chat_texts'
type Answer = ChatText & { messages?: string[]; code?: string; fields?: Record<string, string> }
const add = (title: string, body = `${title}の本文`, path = STORE, who: Who = 'company') =>
  callApi<Answer>(who, 'POST', path, { title, body })
const list = async (path = STORE, who: Who = 'viewer') =>
  (await callApi<StoreChatTexts>(who, 'GET', path)).body
const titles = async (path = STORE, who: Who = 'company') =>
  (await list(path, who)).items.map(({ title }) => title)
const offered = async (userId = 901) =>
  (await readRoom(userId)).templates
    .filter(({ id }) => id !== null)
    .map(({ title, body }) => [title, body])

describe('店舗と企業の定型文', () => {
  test('加えた順に並び、企業のものは店舗のものとは別に、読むだけで並ぶ', async () => {
    expect(await add('駐輪場', '自転車は裏へ。', STORE, 'manager')).toMatchObject({
      status: 200,
      body: { title: '駐輪場', body: '自転車は裏へ。', updatedByName: expect.any(String) },
    })
    await add('まかない')
    const ours = await add('衛生', '爪は短く切ってきてください。', COMPANY)
    expect(ours.status).toBe(200)
    const found = await list()
    expect(found.items.map(({ title }) => title)).toEqual(['駐輪場', 'まかない'])
    expect(found.companyItems.map(({ title }) => title)).toEqual(['衛生'])
    expect(await titles(COMPANY)).toEqual(['衛生'])
    expect((await list('/clients/12/chat_texts', 'company')).companyItems).toHaveLength(1)
    // Another company has none of it.
    expect(await list('/clients/21/chat_texts', 'other')).toMatchObject({
      items: [],
      companyItems: [],
    })
    const path = `${STORE}/${ours.body.id}`
    const change = { title: '衛生', body: '変えました。', lockVersion: 1 }
    expect((await callApi('manager', 'PUT', path, change)).status).toBe(404)
    expect((await callApi('manager', 'DELETE', path)).status).toBe(404)
  })

  test('変えると版が進み、古い版からの変更は断る', async () => {
    const { id, lockVersion } = (await add('駐輪場')).body
    const put = (body: string) =>
      callApi<Answer>('manager', 'PUT', `${STORE}/${id}`, { title: '駐輪場', body, lockVersion })
    expect(await put('自転車は表へ。')).toMatchObject({
      status: 200,
      body: { body: '自転車は表へ。', lockVersion: lockVersion + 1 },
    })
    expect(await put('自転車は横へ。')).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await list()).items[0]?.body).toBe('自転車は表へ。')
  })

  test('並べ替えは全部の順を一度に変え、足りないものや他店のものがあれば断る', async () => {
    const [a, b, c] = [
      (await add('一')).body.id,
      (await add('二')).body.id,
      (await add('三')).body.id,
    ]
    const order = (ids: number[], who: Who = 'manager') =>
      callApi<CompanyChatTexts & { code?: string }>(who, 'PUT', '/clients/11/chat_text_order', {
        ids,
      })
    const done = await order([c, a, b])
    expect(done.body.items.map(({ title }) => title)).toEqual(['三', '一', '二'])
    expect(await titles()).toEqual(['三', '一', '二'])
    const sibling = (await add('他店', '他店の本文', '/clients/12/chat_texts')).body.id
    for (const ids of [
      [c, a],
      [c, a, a],
      [c, a, b, sibling],
    ])
      expect(await order(ids)).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await order([a, b, c], 'clientStaff')).status).toBe(403)
    expect(await titles()).toEqual(['三', '一', '二'])
  })

  test('消すと後のものが詰まり、その後に加えたものが最後に並ぶ', async () => {
    const { id } = (await add('一')).body
    await add('二')
    await add('三')
    expect((await callApi('manager', 'DELETE', `${STORE}/${id}`)).status).toBe(204)
    await add('四')
    expect(await titles()).toEqual(['二', '三', '四'])
    const { db } = await testContext()
    const rows = await db.tx('system', (tx) =>
      tx
        .select({ place: chatTexts.place })
        .from(chatTexts)
        .where(eq(chatTexts.clientId, 11))
        .orderBy(asc(chatTexts.place)),
    )
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3])
    expect((await callApi('manager', 'DELETE', `${STORE}/${id}`)).status).toBe(404)
  })

  test('50件まで。データベースも51件目を受け付けない', async () => {
    const row = { companyId: 1, clientId: 11, body: '本文', updatedAt: '2026-11-01T00:00:00Z' }
    await writeRows(async (db) => {
      await db
        .insert(chatTexts)
        .values(Array.from({ length: 50 }, (_, n) => ({ ...row, title: `${n}`, place: n + 1 })))
    })
    expect(await add('51件目')).toMatchObject({
      status: 409,
      body: { messages: ['定型文は50件までです。使わないものを削除してから追加してください。'] },
    })
    const insert = (place: number) =>
      writeRows((db) => db.insert(chatTexts).values({ ...row, title: '余分', place }))
    await expect(insert(51)).rejects.toThrow()
    await expect(insert(50)).rejects.toThrow()
  })
})

describe('だれが、何を書けるか', () => {
  test('店舗のものは店舗管理者と本部、企業のものは企業管理者が書く', async () => {
    for (const [who, status] of [
      ['manager', 200],
      ['staff', 200],
      ['clientStaff', 403],
      ['viewer', 403],
      ['sibling', 404],
      ['other', 404],
    ] as const)
      expect([who, (await add(`${who}の文`, '本文', STORE, who)).status]).toEqual([who, status])
    for (const [who, status] of [
      ['company', 200],
      ['staff', 403],
      ['accounting', 403],
      ['manager', 404],
    ] as const)
      expect([who, (await add(`${who}の文`, '本文', COMPANY, who)).status]).toEqual([who, status])
    expect((await callApi('accounting', 'GET', COMPANY)).status).toBe(403)
  })

  test('知らない項目、送れない文、同じ題名は、欄ごとに断る', async () => {
    expect(await add('場所', '{集合場}へ')).toMatchObject({
      status: 422,
      body: { fields: { body: expect.stringContaining('{集合場}という項目はありません。') } },
    })
    expect(await add('連絡先', '090-1234-5678 に電話してください。')).toMatchObject({
      status: 422,
      body: { fields: { body: expect.any(String) } },
    })
    expect((await add(' ', '本文')).status).toBe(422)
    expect((await add('あ'.repeat(21))).status).toBe(422)
    expect((await add('本文なし', '')).status).toBe(422)
    await add('駐輪場')
    expect(await add('駐輪場')).toMatchObject({
      status: 422,
      body: { fields: { title: '「駐輪場」という定型文があります。別の題名にしてください。' } },
    })
    // The company may have the same title.
    expect((await add('駐輪場', '本文', COMPANY)).status).toBe(200)
  })

  test('操作の記録に、本文を残さない', async () => {
    await add('駐輪場', '自転車は裏へ。')
    const { db } = await testContext()
    const rows = await db.tx('system', (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.call, contract.create.operation)),
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('自転車')
  })
})

describe('メッセージルームで', () => {
  test('店舗、企業、サービスの順に並び、この部屋の内容が入る', async () => {
    await add('衛生', '爪は短く。', COMPANY)
    await add('開始', '{氏名}さん、{開始}に{集合場所}へお越しください。')
    const { templates } = await readRoom(901)
    expect(templates.map(({ title }) => title)).toEqual([
      '開始',
      '衛生',
      '行き方',
      '持ち物',
      '開始時刻',
      '到着の確認',
      '遅刻の連絡',
      'お礼',
    ])
    expect(await offered()).toEqual([
      ['開始', '德永 さくらさん、17:00に店舗の裏口へお越しください。'],
      ['衛生', '爪は短く。'],
    ])
  })

  test('同じ題名は一つだけ並び、店舗のものが企業とサービスのものに代わる', async () => {
    await add('お礼', '企業からのお礼です。', COMPANY)
    await add('行き方', '企業の行き方です。', COMPANY)
    await add('お礼', '店舗からのお礼です。')
    // It lacks its content in this room, so the service's text of the same title is shown.
    await add('持ち物', '{服装}')
    const { templates } = await readRoom(901)
    expect(templates.map(({ title }) => title)).toEqual([
      'お礼',
      '行き方',
      '持ち物',
      '開始時刻',
      '到着の確認',
      '遅刻の連絡',
    ])
    expect(templates[0]?.body).toBe('店舗からのお礼です。')
    expect(templates[1]?.body).toBe('企業の行き方です。')
  })

  test('内容のない項目があるものは並ばない。終わった勤務のことも書ける', async () => {
    await add('服装', '服装は{服装}です。')
    await add('お礼の文', '{勤務日}の{求人名}、ありがとうございました。')
    expect((await offered()).map(([title]) => title)).toEqual(['お礼の文'])
    // Worker 903 worked last week and has no shift ahead.
    expect((await offered(903)).map(([title]) => title)).toEqual(['お礼の文'])
    await writeRows((db) =>
      db.execute(sql`update offerings set terms = terms || '{"clothing": "白いシャツ"}'`),
    )
    expect((await offered())[0]).toEqual(['服装', '服装は白いシャツです。'])
  })
})
