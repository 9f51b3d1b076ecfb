import { eq } from 'drizzle-orm'
import type { RestrictionLevel } from '@/contracts/clients/enums'
import type { OfferingDetail, OfferingValidation } from '@/contracts/offerings/schemas'
import {
  clients,
  companies,
  offerings,
  offers,
  restrictions,
  groups,
  groupUsers,
} from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  OFFER,
  offeringInput,
  offeringCreate,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
const NEW = `/offers/${OFFER[11]}/offerings`
const VALIDATE = `${NEW}/validate`
type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
const at = async (instant: string) => {
  ;(await testContext()).now = new Date(instant)
}

describe('求人の検証', () => {
  const check = async (over = {}) =>
    (await callStore<OfferingValidation>('manager', 'POST', VALIDATE, offeringInput(over))).body

  test('東京 1,300円 18:00〜23:30 交通費500円は、報酬8,138円、店舗の支払い10,823円', async () => {
    const { errors, preview, usage } = await check()
    expect(errors).toEqual([])
    expect(preview?.pay).toMatchObject({
      workMin: 330,
      nightMin: 90,
      baseYen: 7150,
      nightPremiumYen: 488,
      grossYen: 8138,
      withholdingTaxYen: 0,
      netYen: 8138,
    })
    expect(preview?.cost).toEqual({
      people: 1,
      wagesYen: 7150,
      premiumsYen: 488,
      transportationYen: 500,
      bonusYen: 0,
      feeYen: 2441,
      taxYen: 244,
      totalYen: 10_823,
    })
    expect([preview?.startAt, preview?.endAt, preview?.closesAt, usage]).toEqual([
      '2026-11-28T18:00:00+09:00',
      '2026-11-28T23:30:00+09:00',
      '2026-11-28T18:00:00+09:00',
      null,
    ])
  })
  test('8時間30分の勤務は、断りながらも時間外30分の割増154円を見せる', async () => {
    const { errors, preview } = await check({
      startTime: '09:00',
      endTime: '18:30',
      breakMin: 60,
      hourlyWageYen: 1226,
      transportationYen: 0,
    })
    expect(preview?.pay).toMatchObject({
      workMin: 510,
      overtimeMin: 30,
      baseYen: 10_421,
      overtimePremiumYen: 154,
      grossYen: 10_575,
    })
    expect(errors.map((e) => e.field)).toEqual(['hourlyWageYen', 'endTime'])
  })
  test('最低賃金は勤務日のもの: 秋田では2026年3月30日は1,000円でよく、31日は断る', async () => {
    await writeRows((db) =>
      db.update(clients).set({ prefectureCode: '05' }).where(eq(clients.id, 11)),
    )
    await at('2026-03-20T09:00:00+09:00')
    expect((await check({ workOn: '2026-03-30', hourlyWageYen: 951 })).errors).toEqual([])
    expect((await check({ workOn: '2026-03-31', hourlyWageYen: 1030 })).errors).toEqual([
      {
        field: 'hourlyWageYen',
        message: expect.stringContaining('時給は秋田県の最低賃金1,031円以上で入力してください'),
      },
    ])
    expect((await check({ workOn: '2026-03-31', hourlyWageYen: 1031 })).errors).toEqual([])
  })
  test('熊本の11月30日22:00〜翌5:00は、12月1日からの1,092円が要り、1,034円では公開もできない', async () => {
    await writeRows((db) =>
      db.update(clients).set({ prefectureCode: '43' }).where(eq(clients.id, 11)),
    )
    const night = { workOn: '2026-11-30', startTime: '22:00', endTime: '05:00', breakMin: 60 }
    const message = '時給は熊本県の最低賃金1,092円以上で入力してください(12月1日(火)から1,092円)。'
    expect((await check({ ...night, hourlyWageYen: 1034 })).errors).toEqual([
      { field: 'hourlyWageYen', message },
    ])
    expect(
      await callStore('manager', 'POST', NEW, offeringCreate({ ...night, hourlyWageYen: 1034 })),
    ).toMatchObject({ status: 422, body: { fields: { hourlyWageYen: message } } })
    expect((await check({ ...night, hourlyWageYen: 1092 })).errors).toEqual([])
  })
  test('過ぎた日、61日先、15分前を切った開始を断る', async () => {
    const reason = async (over: object) => (await check(over)).errors.map((e) => e.message)
    expect(await reason({ workOn: '2026-11-19' })).toEqual([
      '開始の日時が過ぎています。これからの日時を選んでください。',
    ])
    expect(await reason({ workOn: '2026-11-20', startTime: '09:50', endTime: '13:00' })).toEqual([
      '開始まで15分以上ある日時を選んでください。',
    ])
    expect(await reason({ workOn: '2026-11-20', startTime: '09:56', endTime: '13:00' })).toEqual([])
    expect(await reason({ workOn: '2027-01-20' })).toEqual([
      expect.stringContaining('勤務日は本日から60日以内'),
    ])
  })
  test('同じ日に重なる公開中の求人は知らせ、下書きは数えない', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-28', from: '17:00', to: '22:30' })
      await addOffering(db, { id: 2, day: '2026-11-28', publishedAt: null })
    })
    expect((await check()).warnings).toContainEqual({
      code: 'overlap',
      message: '同じ日の17:00〜22:30に、ほかの募集が1件あります。',
    })
  })
  test('今月の利用額と、これから使う額が上限を超えるとき断る', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addOffering(db, {
        id: 1,
        day: '2026-11-10',
        from: '18:00',
        to: '23:30',
        hourlyWageYen: 1300,
      })
      await addMatch(db, 1, 901, { status: 'worked' })
      await db.update(companies).set({ usageLimitYen: 20_000 })
    })
    const { errors, usage } = await check()
    expect(usage).toEqual({ remainingYen: 9177 })
    expect(errors).toEqual([
      { field: 'peopleWanted', message: expect.stringContaining('利用上限額を1,646円超えます。') },
    ])
  })
  test('閲覧のみの人は403、他の店舗の人は404、知らないひな形も404', async () => {
    expect((await callStore('viewer', 'POST', VALIDATE, offeringInput())).status).toBe(403)
    expect((await callStore('sibling', 'POST', VALIDATE, offeringInput())).status).toBe(404)
    expect(
      (
        await callStore(
          'manager',
          'POST',
          `/offers/${OFFER[12]}/offerings/validate`,
          offeringInput(),
        )
      ).status,
    ).toBe(404)
  })
  test('権限は入力より先に、入力の形は規則より先に見る', async () => {
    expect((await callStore<Refused>('viewer', 'POST', VALIDATE, { nothing: 1 })).body.code).toBe(
      'forbidden',
    )
    const { status, body } = await callStore<Refused>(
      'manager',
      'POST',
      VALIDATE,
      offeringInput({ peopleWanted: 101, startTime: '9時' }),
    )
    expect([status, body.fields]).toEqual([
      422,
      {
        peopleWanted: '募集人数は100名までです。',
        startTime: '時刻は 9:30 のように入力してください。',
      },
    ])
  })
})

describe('求人の作成', () => {
  const create = (over = {}, who: 'manager' | 'viewer' = 'manager') =>
    callStore<OfferingDetail & Refused>(who, 'POST', NEW, offeringCreate(over))

  test('公開すると、時刻・締切・条件がひな形の写しとともに残る', async () => {
    const { status, body } = await create({ closeRule: 'before_3h' })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        offerId: OFFER[11],
        title: 'ディナーのホールスタッフ',
        status: 'published',
        workOn: '2026-11-28',
        startAt: '2026-11-28T09:00:00.000Z',
        endAt: '2026-11-28T14:30:00.000Z',
        closesAt: '2026-11-28T06:00:00.000Z',
        peopleMatched: 0,
        isFull: false,
        publishedAt: '2026-11-20T00:41:00.000Z',
        source: 'manual',
        terms: offerContent(),
        matchedCost: expect.objectContaining({ people: 0, totalYen: 0 }),
      }),
    ])
    expect(body.cost.totalYen).toBe(10_823)
    const { body: offer } = await callStore<{
      latestOfferCreatedAt: string
      offeringCount: number
    }>('manager', 'GET', `/offers/${OFFER[11]}`)
    expect([offer.latestOfferCreatedAt, offer.offeringCount]).toEqual([
      '2026-11-20T00:41:00.000Z',
      1,
    ])
  })
  test('ひな形をあとで変えても、求人の条件は変わらない', async () => {
    const { body } = await create()
    await writeRows((db) =>
      db
        .update(offers)
        .set({ title: '別の名前', content: offerContent({ clothing: '着物' }) })
        .where(eq(offers.id, OFFER[11])),
    )
    expect(
      (await callStore<OfferingDetail>('manager', 'GET', `/offerings/${body.id}`)).body,
    ).toMatchObject({
      title: 'ディナーのホールスタッフ',
      terms: { clothing: '' },
    })
  })
  test('労働契約の確認は、月に1度だけ求める', async () => {
    const refused = await create({ acknowledged: false })
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { acknowledged: expect.stringContaining('労働契約が成立する') },
    ])
    expect((await create()).status).toBe(200)
    expect((await create({ workOn: '2026-11-29', acknowledged: false })).status).toBe(200)
    await at('2026-12-01T09:00:00+09:00')
    expect((await create({ workOn: '2026-12-05', acknowledged: false })).status).toBe(422)
    expect(
      (
        await callStore<OfferingValidation>(
          'manager',
          'POST',
          VALIDATE,
          offeringInput({ workOn: '2026-12-05' }),
        )
      ).body.acknowledgementRequired,
    ).toBe(true)
  })
  test('下書きは公開されず、確認も求めない', async () => {
    const { body } = await create({ publish: false, acknowledged: false })
    expect([body.status, body.publishedAt]).toEqual(['unpublished', null])
  })
  test('送るまでに変わったことは、もう一度見て断る', async () => {
    const { status, body } = await create({ hourlyWageYen: 1279 })
    expect([status, body.fields]).toEqual([
      422,
      { hourlyWageYen: expect.stringContaining('東京都の最低賃金1,280円以上') },
    ])
    expect(
      await (
        await testContext()
      ).db.tx('system', (db) => db.$count(offerings, eq(offerings.offerId, OFFER[11]))),
    ).toBe(0)
  })
  test.each([
    ['draft', 'ひな形が下書きのため、募集できません。ひな形を完成させて保存してください。'],
    ['violated', 'ひな形に修正が必要な箇所があるため、募集できません。ひな形を修正してください。'],
    ['screening', 'ひな形が審査中のため、まだ募集できません。審査が終わるとお知らせします。'],
  ] as const)('%s のひな形からは公開できない', async (offerStatus, message) => {
    await writeRows((db) =>
      db.update(offers).set({ status: offerStatus }).where(eq(offers.id, OFFER[11])),
    )
    const { status, body } = await create()
    expect([status, body.messages]).toEqual([409, [message]])
  })
  test('公開停止のあいだは公開できず、下書きはできる。利用停止のあいだは下書きもできない', async () => {
    const restrict = (level: RestrictionLevel) =>
      writeRows((db) =>
        db.insert(restrictions).values({
          clientId: 11,
          code: 'payment_overdue',
          level,
          message: 'お支払いが確認できないため、募集を停止しています。',
          sinceAt: '2026-11-01T00:00:00Z',
        }),
      )
    await restrict('block_publish')
    const { status, body } = await create()
    expect([status, body.messages]).toEqual([
      409,
      ['お支払いが確認できないため、募集を停止しています。'],
    ])
    expect((await create({ publish: false })).status).toBe(200)
    await restrict('block_all')
    expect((await create({ publish: false })).body).toMatchObject({
      code: 'restricted',
      messages: ['お支払いが確認できないため、募集を停止しています。'],
    })
  })
  test('終わった制限は、もう効かない', async () => {
    await writeRows((db) =>
      db.insert(restrictions).values([
        {
          clientId: 11,
          code: 'np_rejected',
          level: 'block_all',
          message: '期限切れ',
          sinceAt: '2026-10-01T00:00:00Z',
          untilAt: '2026-11-20T00:41:00Z',
        },
        {
          clientId: 11,
          code: 'np_rejected',
          level: 'block_all',
          message: '解除済み',
          sinceAt: '2026-10-01T00:00:00Z',
          liftedAt: '2026-11-01T00:00:00Z',
        },
      ]),
    )
    expect((await create()).status).toBe(200)
  })
  test('閲覧のみの人には403、他の店舗のひな形は404で、何も残らない', async () => {
    const world = await testContext()
    const before = await world.db.tx('system', (db) => db.$count(offerings))
    expect((await create({}, 'viewer')).status).toBe(403)
    expect(
      (await callStore('manager', 'POST', `/offers/${OFFER[12]}/offerings`, offeringCreate()))
        .status,
    ).toBe(404)
    expect(await world.db.tx('system', (db) => db.$count(offerings))).toBe(before)
  })
  test('グループ限定は、この店舗が使えるグループだけに公開できる', async () => {
    const made = {
      name: 'ホール経験者',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    }
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await db.insert(groups).values([
        { ...made, id: 71, companyId: 1, clientId: 11 },
        { ...made, id: 72, companyId: 1, clientId: 12 },
      ])
      await db
        .insert(groupUsers)
        .values({ companyId: 1, groupId: 71, userId: 901, addedAt: '2026-01-01T00:00:00Z' })
    })
    expect((await create({ scope: 'group', groupIds: [72] })).body.fields).toEqual({
      groupIds: '選んだグループの中に、使えなくなったものがあります。選び直してください。',
    })
    const { body } = await create({
      scope: 'group',
      groupIds: [71],
      autoPublicAt: '2026-11-27T17:00:00+09:00',
    })
    expect([body.scope, body.groups, body.autoPublicAt]).toEqual([
      'group',
      [{ id: 71, name: 'ホール経験者' }],
      '2026-11-27T08:00:00.000Z',
    ])
    await at('2026-11-27T17:00:00+09:00')
    expect(
      (await callStore<OfferingDetail>('manager', 'GET', `/offerings/${body.id}`)).body.scope,
    ).toBe('public')
  })
})
