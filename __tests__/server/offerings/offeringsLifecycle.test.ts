import { eq } from 'drizzle-orm'
import type { OfferingDetail, OfferingCalendar } from '@/contracts/offerings/schemas'
import { addDays } from '@/lib/date'
import { chatRooms, offerings } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  FRIDAY,
  prepareStore,
  TOMORROW,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
const stored = (id: number) =>
  testContext().then(({ db }) =>
    db.tx(
      'system',
      async (tx) => (await tx.select().from(offerings).where(eq(offerings.id, id)))[0],
    ),
  )

describe('求人カレンダー', () => {
  const calendar = async (query = '') =>
    (await callStore<OfferingCalendar & Refused>('viewer', 'GET', `/offerings/calendar${query}`))
      .body
  const days = async (query = '') => new Map((await calendar(query)).days.map((d) => [d.on, d]))

  test('月のすべての日を順に返し、求人のない日に状態はない', async () => {
    await writeRows((db) => addOffering(db, { id: 1, day: FRIDAY }))
    const { fromOn, toOn, days: all } = await calendar()
    expect([fromOn, toOn, all.length, all.map((d) => d.on)]).toEqual([
      '2026-11-01',
      '2026-11-30',
      30,
      [...all.map((d) => d.on)].sort(),
    ])
    expect(all[0]).toEqual({
      on: '2026-11-01',
      state: null,
      isToday: false,
      offeringsCount: 0,
      unpublishedCount: 0,
      peopleWanted: 0,
      peopleMatched: 0,
      endedSeatCount: 0,
      unreviewedCount: 0,
      workingCount: 0,
      hasUnread: false,
    })
    expect(all.filter((d) => d.isToday).map((d) => d.on)).toEqual([FRIDAY])
  })
  test('募集中、確定、勤務中、評価待ち、完了を日ごとに見分け、混ざれば先に動くものを示す', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addWorker(db, { id: 902, name: '髙橋 美咲' })
      await addOffering(db, { id: 1, day: '2026-11-16', peopleWanted: 1 })
      await addMatch(db, 1, 901, { status: 'worked' })
      await addOffering(db, { id: 2, day: '2026-11-17', peopleWanted: 1 })
      await addMatch(db, 2, 901, { status: 'worked', reviewedAt: '2026-11-18T00:00:00Z' })
      await addOffering(db, { id: 3, day: FRIDAY, from: '08:00', to: '12:00', peopleWanted: 2 })
      await addMatch(db, 3, 901)
      await addOffering(db, { id: 4, day: FRIDAY, peopleWanted: 3 })
      await addOffering(db, { id: 5, day: TOMORROW, peopleWanted: 1 })
      await addMatch(db, 5, 902)
      await addOffering(db, { id: 6, day: addDays(FRIDAY, 2), peopleWanted: 2 })
      await addOffering(db, { id: 7, day: addDays(FRIDAY, 3), publishedAt: null })
      await db.insert(chatRooms).values({
        uid: 'r1',
        clientId: 11,
        userId: 902,
        latestOfferingId: 5,
        unreadCount: 2,
        createdAt: '2026-11-01T00:00:00Z',
      })
    })
    const found = await days('?month=2026-11')
    expect(
      ['2026-11-16', '2026-11-17', FRIDAY, TOMORROW, addDays(FRIDAY, 2), addDays(FRIDAY, 3)].map(
        (on) => found.get(on)?.state,
      ),
    ).toEqual(['reviewCandidate', 'done', 'working', 'confirmed', 'wanted', null])
    expect(found.get(FRIDAY)).toMatchObject({
      offeringsCount: 2,
      peopleWanted: 5,
      peopleMatched: 1,
      workingCount: 1,
      hasUnread: false,
    })
    expect(found.get(TOMORROW)).toMatchObject({ hasUnread: true })
    expect(found.get('2026-11-16')).toMatchObject({ unreviewedCount: 1 })
    expect(found.get(addDays(FRIDAY, 3))).toMatchObject({
      offeringsCount: 1,
      unpublishedCount: 1,
      peopleWanted: 0,
    })
  })
  test('期間でも尋ねられ、一覧と同じ条件で絞れる', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-30' })
      await addOffering(db, { id: 2, day: '2026-12-01', scope: 'group', groupIds: [1] })
      await addOffering(db, { id: 3, day: '2026-11-16' })
      await addOffering(db, {
        id: 4,
        day: '2026-11-16',
        scope: 'group',
        groupIds: [1],
        peopleWanted: 1,
      })
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addWorker(db, { id: 902, name: '髙橋 美咲' })
      await addMatch(db, 3, 901, { status: 'worked' })
      await addMatch(db, 4, 902, { status: 'worked' })
    })
    const both = { offeringsCount: 2, unreviewedCount: 2 }
    const one = { offeringsCount: 1, unreviewedCount: 1, peopleWanted: 1 }
    expect(
      [await days(), await days('?month=2026-11&scope=group')].map((found) =>
        found.get('2026-11-16'),
      ),
    ).toMatchObject([both, one])
    const found = await calendar('?fromOn=2026-11-29&toOn=2027-01-02&scope=group')
    expect([
      found.days.length,
      found.days.filter((d) => d.offeringsCount > 0).map((d) => d.on),
    ]).toEqual([35, ['2026-12-01']])
  })
  test.each([
    '?fromOn=2026-11-01&toOn=2027-01-02',
    '?fromOn=2026-11-02&toOn=2026-11-01',
    '?fromOn=2026-11-01',
    '?month=2026-11&fromOn=2026-11-01&toOn=2026-11-02',
  ])('62日を超える期間、逆の期間、片方だけの期間は断る (%s)', async (query) => {
    expect(
      (await callStore<Refused>('viewer', 'GET', `/offerings/calendar${query}`)).body.fields,
    ).toEqual({
      fromOn: expect.stringContaining('62日以内'),
      toOn: expect.stringContaining('62日以内'),
    })
  })
  test.each(['1900-01-01', '2199-12-31'])('扱える年の端の日 %s でも答える', async (on) => {
    expect((await days(`?fromOn=${on}&toOn=${on}`)).get(on)).toMatchObject({
      state: null,
      offeringsCount: 0,
    })
  })
  test('13月は、ない', async () => {
    expect((await callStore('viewer', 'GET', '/offerings/calendar?month=2026-13')).status).toBe(422)
  })
})

describe('締め切り', () => {
  const close = (who: 'manager' | 'company' | 'clientStaff' = 'manager', id = 1) =>
    callStore<OfferingDetail & Refused>(who, 'PATCH', `/offerings/${id}/close`)
  const matched = () =>
    writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addOffering(db, { id: 1, day: TOMORROW })
      await addMatch(db, 1, 901)
    })

  test('マッチングした人がいれば申し込みだけを終え、いなければ取り下げる', async () => {
    await matched()
    await writeRows((db) => addOffering(db, { id: 2, day: TOMORROW }))
    expect((await close()).body).toMatchObject({
      status: 'matching',
      peopleMatched: 1,
      closedAt: '2026-11-20T00:41:00.000Z',
      lockVersion: 2,
    })
    expect((await close('manager', 2)).body).toMatchObject({
      status: 'unpublished',
      publishedAt: null,
    })
  })
  test('後から締め切った人には、だれがいつ締め切ったかを伝える', async () => {
    await matched()
    await close('company')
    const { status, body } = await close()
    expect([status, body.code, body.messages]).toEqual([
      409,
      'already_done',
      ['⟦人1⟧さんが11月20日(金) 9:41に、すでに締め切っています。'],
    ])
  })
  test('公開していない求人と、申し込みの締切を過ぎた求人は締め切れない', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, publishedAt: null })
      await addOffering(db, { id: 2, from: '09:00', to: '12:00' })
    })
    expect([(await close()).body.messages, (await close('manager', 2)).body.messages]).toEqual([
      ['公開していない求人は、締め切れません。'],
      ['すでに募集を終了しています。'],
    ])
  })
  test('募集の権限がない人は403', async () => {
    await matched()
    expect((await close('clientStaff')).status).toBe(403)
  })
  test('理由は、締め切ったあとで残す', async () => {
    await matched()
    const tell = () =>
      callStore<Refused>('manager', 'POST', '/offerings/1/closed_reason', {
        code: 'filled_internally',
        note: '社員の応援が決まりました。',
      })
    expect([(await tell()).status, (await tell()).body.messages]).toEqual([
      409,
      ['締め切っていない求人に、締め切りの理由は記録できません。'],
    ])
    await close()
    expect(await tell()).toEqual({
      status: 200,
      body: { offeringId: 1, code: 'filled_internally', note: '社員の応援が決まりました。' },
    })
    expect((await stored(1))?.closedReason).toEqual({
      code: 'filled_internally',
      note: '社員の応援が決まりました。',
    })
  })
})

describe('取り下げ', () => {
  const unpublish = (who: 'manager' | 'company' = 'manager') =>
    callStore<OfferingDetail & Refused>(who, 'PATCH', '/offerings/1/unpublished')

  test('マッチングした人がいない求人は、公開前に戻る', async () => {
    await writeRows((db) => addOffering(db, { id: 1, day: TOMORROW }))
    expect((await unpublish('company')).body).toMatchObject({
      status: 'unpublished',
      publishedAt: null,
    })
    expect((await unpublish()).body).toMatchObject({
      code: 'already_done',
      messages: ['⟦人1⟧さんが11月20日(金) 9:41に、すでに取り下げています。'],
    })
  })
  test('マッチングした人がいる求人、始まった求人は取り下げられない', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addOffering(db, { id: 1, day: TOMORROW })
      await addMatch(db, 1, 901)
    })
    expect((await unpublish()).body.messages).toEqual([
      'マッチング済みのワーカーがいるため、取り下げられません。申し込みだけを止めるときは、募集を締め切ってください。',
    ])
    ;(await testContext()).now = new Date(`${TOMORROW}T18:00:00+09:00`)
    expect((await unpublish()).body.messages).toEqual([
      '開始時刻を過ぎた求人は、取り下げられません。',
    ])
  })
  test('キャンセルした人しかいなければ取り下げられる', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addOffering(db, { id: 1, day: TOMORROW })
      await addMatch(db, 1, 901, { status: 'cancel', cancelledAt: '2026-11-10T00:00:00Z' })
    })
    expect((await unpublish()).status).toBe(200)
  })
})
