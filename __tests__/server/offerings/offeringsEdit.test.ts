import { eq } from 'drizzle-orm'
import type {
  OfferingDetail,
  OfferingInput,
  OfferingEdit,
  OfferingEditValidation,
} from '@/contracts/offerings/schemas'
import { chatMessages, companies, matchings, offers } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  OFFER,
  offerContent,
  offeringInput,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const DAY = '2026-11-28'
type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
/** As it stands on 28 November: 17:00 to 22:30, 1,350 yen and 500 yen of transport, three people. */
const form = (over: Partial<OfferingInput> = {}): OfferingInput =>
  offeringInput({
    startTime: '17:00',
    endTime: '22:30',
    peopleWanted: 3,
    hourlyWageYen: 1350,
    ...over,
  })
const PATH = `/offers/${OFFER[11]}/offerings/1`
const edit = (
  over: Partial<OfferingEdit> = {},
  who: 'manager' | 'company' | 'clientStaff' = 'manager',
) =>
  callStore<OfferingDetail & Refused>(who, 'PATCH', PATH, {
    ...form(),
    lockVersion: 1,
    publish: false,
    acknowledged: true,
    ...over,
  })
const check = async (over: Partial<OfferingInput> = {}) =>
  (await callStore<OfferingEditValidation>('manager', 'POST', `${PATH}/validate`, form(over))).body
const pays = () =>
  asSystem<{ userId: number; hourlyWageYen: number; transportationYen: number; gross: number }[]>(
    async (db) =>
      (
        await db
          .select()
          .from(matchings)
          .where(eq(matchings.offeringId, 1))
          .orderBy(matchings.userId)
      ).map((m) => ({
        userId: m.userId,
        hourlyWageYen: m.hourlyWageYen,
        transportationYen: m.transportationYen,
        gross: m.scheduledPay.grossYen,
      })),
  )
const lines = () =>
  asSystem<string[]>(async (db) =>
    (await db.select().from(chatMessages).orderBy(chatMessages.id)).map(
      (m) => `${m.side}: ${m.body}`,
    ),
  )

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '濵田 慎一' })
    await addWorker(db, { id: 902, name: '髙橋 美咲' })
    await addOffering(db, { id: 1, day: DAY })
  })
})
const match = () => writeRows((db) => addMatch(db, 1, 901))

describe('求人の変更', () => {
  test('だれもマッチングしていなければ、日時も時給も変えられ、下げることもできる', async () => {
    const { status, body } = await edit({
      workOn: '2026-11-29',
      startTime: '18:00',
      endTime: '01:00',
      breakMin: 45,
      hourlyWageYen: 1300,
      transportationYen: 0,
      closeRule: 'before_1h',
      memo: '裏口からお入りください。',
    })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        workOn: '2026-11-29',
        startAt: '2026-11-29T09:00:00.000Z',
        endAt: '2026-11-29T16:00:00.000Z',
        closesAt: '2026-11-29T08:00:00.000Z',
        hourlyWageYen: 1300,
        transportationYen: 0,
        memo: '裏口からお入りください。',
        lockVersion: 2,
        status: 'published',
      }),
    ])
  })
  test('マッチングした人がいれば、日時と休憩は断り、理由を欄ごとに返す', async () => {
    await match()
    const locked = 'マッチング済みのため変更できません。新しい求人を作成してください。'
    const { status, body } = await edit({ startTime: '18:00', breakMin: 30, memo: '別のメモ' })
    expect([status, body.fields]).toEqual([422, { startTime: locked, breakMin: locked }])
    expect((await callStore<OfferingDetail>('manager', 'GET', '/offerings/1')).body).toMatchObject({
      memo: '',
      lockVersion: 1,
    })
  })
  test('時給と交通費は上げるだけ。全員の報酬が変わり、本人のルームに知らせる', async () => {
    await match()
    await writeRows(async (db) => {
      await addMatch(db, 1, 902)
      await db.update(matchings).set({ transportationYen: 1000 }).where(eq(matchings.userId, 902))
    })
    expect((await edit({ hourlyWageYen: 1349 })).body.fields).toEqual({
      hourlyWageYen: 'マッチング済みのワーカーがいるため、下げることはできません。',
    })
    expect((await check({ hourlyWageYen: 1400, transportationYen: 800 })).notifiedCount).toBe(2)
    expect((await edit({ hourlyWageYen: 1400, transportationYen: 800 })).status).toBe(200)
    // 5.5 hours at 1,400 yen and half an hour of night work.
    expect(await pays()).toEqual([
      { userId: 901, hourlyWageYen: 1400, transportationYen: 800, gross: 7700 + 175 + 800 },
      { userId: 902, hourlyWageYen: 1400, transportationYen: 1000, gross: 7700 + 175 + 1000 },
    ])
    expect(await lines()).toEqual([
      'system: 11月28日(土) 17:00〜22:30「ディナーのホールスタッフ」の時給が1,350円から1,400円、交通費が500円から800円に上がりました。',
      'system: 11月28日(土) 17:00〜22:30「ディナーのホールスタッフ」の時給が1,350円から1,400円に上がりました。',
    ])
  })
  test('人数はマッチング済みの数まで減らせる。キャンセルした人には何も知らせない', async () => {
    await match()
    await writeRows((db) => addMatch(db, 1, 902, { status: 'cancel' }))
    expect((await edit({ peopleWanted: 1, hourlyWageYen: 1400 })).body).toMatchObject({
      peopleWanted: 1,
      isFull: true,
    })
    expect((await pays()).map((m) => m.hourlyWageYen)).toEqual([1400, 1350])
    await writeRows(async (db) => {
      await addOffering(db, { id: 2, day: '2026-11-29' })
      await addMatch(db, 2, 901)
      await addMatch(db, 2, 902)
    })
    expect(
      (
        await callStore<Refused>('manager', 'PATCH', `/offers/${OFFER[11]}/offerings/2`, {
          ...form({ workOn: '2026-11-29', peopleWanted: 1 }),
          lockVersion: 1,
          publish: false,
          acknowledged: true,
        })
      ).body.fields,
    ).toEqual({ peopleWanted: expect.stringContaining('マッチング済みの2名より少なくできません') })
  })
  test('勤務中は、過ぎた開始時刻を咎めずに、時給を上げられメモを書け、人数は変えられない', async () => {
    await match()
    ;(await testContext()).now = new Date(`${DAY}T19:00:00+09:00`)
    expect((await edit({ hourlyWageYen: 1500, memo: '交代は20時です。' })).status).toBe(200)
    expect(
      (await edit({ hourlyWageYen: 1500, peopleWanted: 4, lockVersion: 2 })).body.fields,
    ).toEqual({ peopleWanted: '開始時刻を過ぎたため変更できません。' })
    ;(await testContext()).now = new Date(`${DAY}T23:00:00+09:00`)
    expect(
      (await edit({ hourlyWageYen: 1600, memo: '交代は20時です。', lockVersion: 2 })).body.fields,
    ).toEqual({ hourlyWageYen: '勤務が終了したため変更できません。' })
  })
  test('変えた欄は、作るときと同じ決まりで確かめる', async () => {
    expect((await edit({ hourlyWageYen: 1279 })).body.fields).toEqual({
      hourlyWageYen: expect.stringContaining('東京都の最低賃金1,280円以上'),
    })
    expect((await edit({ endTime: '08:00' })).body.fields).toMatchObject({
      endTime: expect.stringContaining('12時間以内'),
    })
  })
  test('自動で一般公開になった求人は、一般公開のまま勤務中に時給を上げられる', async () => {
    await writeRows((db) =>
      addOffering(db, {
        id: 7,
        day: DAY,
        scope: 'worked',
        autoPublicAt: '2026-11-27T17:00:00+09:00',
      }),
    )
    await writeRows((db) => addMatch(db, 7, 901))
    ;(await testContext()).now = new Date(`${DAY}T19:00:00+09:00`)
    const { status, body } = await callStore<OfferingDetail & Refused>(
      'manager',
      'PATCH',
      `/offers/${OFFER[11]}/offerings/7`,
      {
        ...form({ hourlyWageYen: 1400, scope: 'public' }),
        lockVersion: 1,
        publish: false,
        acknowledged: true,
      },
    )
    expect([status, body.fields, body.scope, body.hourlyWageYen]).toEqual([
      200,
      undefined,
      'public',
      1400,
    ])
  })
  test('利用上限額は、この求人でマッチングした分を二重に数えない', async () => {
    await match()
    const cost = (await check()).preview?.cost.totalYen ?? 0
    await writeRows((db) => db.update(companies).set({ usageLimitYen: cost }))
    expect((await edit({ memo: '上限ちょうど' })).status).toBe(200)
    expect((await check({ transportationYen: 501 })).errors).toEqual([
      { field: 'peopleWanted', message: expect.stringContaining('利用上限額を') },
    ])
  })
  test('後から保存した人には、先に変えた人の名を伝える', async () => {
    await edit({ memo: '先のメモ' }, 'company')
    const { status, body } = await edit({ memo: '後のメモ' })
    expect([status, body.code, body.messages[0]]).toEqual([
      409,
      'stale',
      expect.stringContaining('⟦人1⟧さんが先に更新しました'),
    ])
  })
  test('権限のない人は403、別のひな形の下の住所は404', async () => {
    expect((await edit({}, 'clientStaff')).status).toBe(403)
    await writeRows((db) =>
      db.insert(offers).values({
        id: 5999,
        clientId: 11,
        title: '洗い場',
        masterCompanyOccupationId: 101,
        occupationId: 1,
        status: 'usable',
        content: offerContent(),
        createdAt: '2026-10-01T00:00:00Z',
        updatedAt: '2026-10-01T00:00:00Z',
      }),
    )
    expect(
      (
        await callStore('manager', 'PATCH', '/offers/5999/offerings/1', {
          ...form(),
          lockVersion: 1,
          publish: false,
          acknowledged: true,
        })
      ).status,
    ).toBe(404)
  })
})

describe('変更の検証', () => {
  test('変えられない欄を理由とともに、変える前から教える', async () => {
    expect((await check()).locked).toEqual([])
    await match()
    const { errors, locked, acknowledgementRequired } = await check()
    expect([errors, locked.map((l) => l.field), acknowledgementRequired]).toEqual([
      [],
      ['startTime', 'workOn', 'endTime', 'breakMin'],
      false,
    ])
    expect((await check({ startTime: '18:00' })).errors).toEqual([
      {
        field: 'startTime',
        message: 'マッチング済みのため変更できません。新しい求人を作成してください。',
      },
    ])
  })
  test('自分自身とは重ならない', async () => {
    const overlap = expect.objectContaining({ code: 'overlap' })
    expect((await check()).warnings).not.toContainEqual(overlap)
    await writeRows((db) => addOffering(db, { id: 2, day: DAY }))
    expect((await check()).warnings).toContainEqual(overlap)
  })
})

describe('公開と再募集', () => {
  const recreate = (workOn: string, id = 1) =>
    callStore<OfferingDetail & Refused>(
      'manager',
      'POST',
      `/offers/${OFFER[11]}/offerings/${id}/recreate`,
      { workOn },
    )

  test('締め切った求人も、別の日に未公開で作り直せる。ワーカーは写さない', async () => {
    await match()
    await callStore('manager', 'PATCH', '/offerings/1/close')
    const { status, body } = await recreate('2026-12-05')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'unpublished',
        source: 'recreate',
        workOn: '2026-12-05',
        startAt: '2026-12-05T08:00:00.000Z',
        hourlyWageYen: 1350,
        peopleWanted: 3,
        peopleMatched: 0,
        closedAt: null,
      }),
    ])
  })
  test('遠すぎる日、過ぎた日は、日の欄で断る', async () => {
    expect((await recreate('2027-03-01')).body.fields).toEqual({
      workOn: expect.stringContaining('60日以内'),
    })
    expect((await recreate('2026-11-01')).body.fields).toEqual({
      workOn: expect.stringContaining('過ぎています'),
    })
    for (const workOn of ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30'])
      expect((await recreate(workOn)).body).toMatchObject({
        code: 'invalid',
        fields: { workOn: '日付を入力してください。' },
      })
  })
  test('取り下げた求人を、直しながら公開できる。労働契約の確認は作るときと同じ', async () => {
    await callStore('manager', 'PATCH', '/offerings/1/close')
    await writeRows((db) =>
      db
        .update(offers)
        .set({ content: offerContent({ clothing: '白いシャツ' }) })
        .where(eq(offers.id, OFFER[11])),
    )
    expect((await check()).acknowledgementRequired).toBe(true)
    expect(
      (await edit({ lockVersion: 2, publish: true, acknowledged: false })).body.fields,
    ).toEqual({ acknowledged: expect.stringContaining('労働契約が成立する') })
    expect((await edit({ lockVersion: 2, publish: true, peopleWanted: 5 })).body).toMatchObject({
      status: 'published',
      peopleWanted: 5,
      closedAt: null,
      terms: { clothing: '白いシャツ' },
      lockVersion: 3,
    })
  })
  test('開始が近すぎる求人、使えないひな形の求人は公開できない', async () => {
    await writeRows((db) => addOffering(db, { id: 3, day: DAY, publishedAt: null }))
    await writeRows((db) =>
      db.update(offers).set({ status: 'violated' }).where(eq(offers.id, OFFER[11])),
    )
    const { status, body } = await callStore<Refused>(
      'manager',
      'PATCH',
      `/offers/${OFFER[11]}/offerings/3`,
      { ...form(), lockVersion: 1, publish: true, acknowledged: true },
    )
    expect([status, body.messages]).toEqual([
      409,
      ['ひな形に修正が必要な箇所があるため、募集できません。ひな形を修正してください。'],
    ])
    ;(await testContext()).now = new Date(`${DAY}T16:50:00+09:00`)
    expect(
      (
        await callStore<Refused>('manager', 'PATCH', `/offers/${OFFER[11]}/offerings/3`, {
          ...form(),
          lockVersion: 1,
          publish: true,
          acknowledged: true,
        })
      ).body.fields,
    ).toEqual({ startTime: expect.stringContaining('15分以上') })
  })
})
