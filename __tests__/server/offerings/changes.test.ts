/**
 * Several subjects: offerings edit, offerings lifecycle and offering file. They share a file because each file loads
 * the server anew (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type {
  OfferingDetail,
  OfferingInput,
  OfferingEdit,
  OfferingEditValidation,
  OfferingCalendar,
  Offering,
} from '@/contracts/offerings/schemas'
import { addDays } from '@/lib/date'
import {
  chatMessages,
  companies,
  matchings,
  offers,
  chatRooms,
  offerings,
} from '@/server/db/schema'
import { testContext, browser, type Who } from '@tests/kit/app'
import { rowsByHeading } from '@tests/kit/csv'
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
  prepareStoreWith,
  writeRows,
  FRIDAY,
  TOMORROW,
  callApi,
} from '@tests/kit/serverKit'

describe('offerings edit', () => {
  const DAY = '2026-11-28'
  type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
  /** The offering before the edit: 28 November, 17:00 to 22:30, 1,350 yen, transport 500, three people. */
  const form = (overrides: Partial<OfferingInput> = {}): OfferingInput =>
    offeringInput({
      startTime: '17:00',
      endTime: '22:30',
      peopleWanted: 3,
      hourlyWageYen: 1350,
      ...overrides,
    })
  const PATH = `/offers/${OFFER[11]}/offerings/1`
  const edit = (
    overrides: Partial<OfferingEdit> = {},
    who: 'manager' | 'company' | 'clientStaff' = 'manager',
  ) =>
    callStore<OfferingDetail & Refused>(who, 'PATCH', PATH, {
      ...form(),
      lockVersion: 1,
      publish: false,
      acknowledged: true,
      ...overrides,
    })
  const check = async (overrides: Partial<OfferingInput> = {}) =>
    (
      await callStore<OfferingEditValidation>(
        'manager',
        'POST',
        `${PATH}/validate`,
        form(overrides),
      )
    ).body
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

  beforeEach(() =>
    prepareStoreWith('changes_1', async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addWorker(db, { id: 902, name: '髙橋 美咲' })
      await addOffering(db, { id: 1, day: DAY })
    }),
  )
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
      expect(
        (await callStore<OfferingDetail>('manager', 'GET', '/offerings/1')).body,
      ).toMatchObject({
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
      expect((await pays()).map((pay) => pay.hourlyWageYen)).toEqual([1400, 1350])
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
      ).toEqual({
        peopleWanted: expect.stringContaining('マッチング済みの2名より少なくできません'),
      })
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
        expect.stringContaining('〚人1〛さんが先に更新しました'),
      ])
    })
    test('権限のない人は403、別のひな形の下のURLは404', async () => {
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
          fields: { workOn: expect.stringContaining('日付として読み取れません。') },
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
})

describe('offerings lifecycle', () => {
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
    const days = async (query = '') =>
      new Map((await calendar(query)).days.map((day) => [day.on, day]))

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
        found.days.filter((day) => day.offeringsCount > 0).map((day) => day.on),
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
      expect((await callStore('viewer', 'GET', '/offerings/calendar?month=2026-13')).status).toBe(
        422,
      )
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
        ['〚人1〛さんが11月20日(金) 9:41に、すでに締め切っています。'],
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
        messages: ['〚人1〛さんが11月20日(金) 9:41に、すでに取り下げています。'],
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
})

describe('offering file', () => {
  const MINE = `?offerId=${OFFER[11]}`

  beforeEach(() =>
    prepareStoreWith('changes_2', async (db) => {
      await addWorker(db, { id: 901, name: '山田 太郎' })
      await addOffering(db, { id: 1, day: '2026-11-18' })
      await addOffering(db, { id: 2, day: '2026-11-22', scope: 'trusted' })
      await addOffering(db, { id: 3, day: '2026-11-20', title: '=1+1', from: '20:00', to: '02:00' })
      await addOffering(db, { id: 4, day: '2026-11-19', peopleMatched: 1 })
      await addMatch(db, 4, 901, { status: 'absence' })
      await addMatch(db, 3, 901)
    }),
  )

  const fileOf = async (search = MINE, who: Who = 'manager', clientId = 11) =>
    (await browser(who)).call(
      'GET',
      `/app/api/v1/clients/${clientId}/offerings/offerings.csv${search}`,
    )
  const rowsOf = async (search?: string, who?: Who) =>
    rowsByHeading(await (await fileOf(search, who)).text())
  const idsOf = async (search?: string) =>
    (await rowsOf(search)).map((row) => Number(row['求人ID']))

  test('一覧と同じ順に、勤務・公開範囲・人数・金額・状態が並ぶ', async () => {
    const rows = await rowsOf()
    expect(rows.map((row) => row['求人ID'])).toEqual(['3', '2', '4', '1'])
    expect(rows[0]).toMatchObject({
      勤務日: '2026-11-20',
      開始: '20:00',
      終了: '翌2:00',
      ひな形: "'=1+1",
      公開範囲: '一般公開',
      マッチング人数: '1',
      'うち欠勤・取消': '0',
      '時給(円)': '1350',
      '交通費(円)': '500',
    })
    expect(rows[1]?.['公開範囲']).toBe('認定ワーカー限定公開')
    expect(rows[2]).toMatchObject({
      マッチング人数: '1',
      'うち欠勤・取消': '1',
      ステータス: '終了',
    })
    expect(rows[3]?.['ステータス']).toBe('不成立')
    expect((await fileOf()).headers.get('Content-Disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('2026-11-20_みのり食堂 渋谷宮益坂店_求人一覧.csv')}`,
    )
  })

  test('画面の条件で絞られ、並びも同じになる', async () => {
    for (const search of [
      '',
      `${MINE}&fromOn=2026-11-18&toOn=2026-11-20`,
      `${MINE}&toOn=2026-11-20`,
      `${MINE}&status=finished`,
      `${MINE}&scope=trusted`,
      `${MINE}&keyword=%3D1`,
    ]) {
      const list = await callStore<Paged<Offering>>('manager', 'GET', `/offerings${search}`)
      expect(list.body.items.length).toBeGreaterThan(0)
      expect(await idsOf(search)).toEqual(list.body.items.map(({ id }) => id))
    }
  })

  test('見られる人は出せる。氏名は入らず、ほかの企業には店舗が見えない', async () => {
    const response = await fileOf(MINE, 'viewer')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('山田')
    expect((await fileOf('', 'other')).status).toBe(404)
    expect((await fileOf('?status=nothing')).status).toBe(422)
    expect(await (await fileOf('', 'company', 12)).text()).not.toContain("'=1+1")
  })

  test('保存したことは操作の記録に残る', async () => {
    expect((await fileOf()).status).toBe(200)
    const { body } = await callApi<{ items: { kind: string; text: string }[] }>(
      'company',
      'GET',
      '/companies/1/activities',
    )
    expect(body.items[0]).toMatchObject({ kind: 'offerings', text: '求人の一覧を保存' })
  })
})
