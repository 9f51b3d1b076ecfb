/**
 * Several subjects: offerings create, offerings position, area wage and labor agreement 36. They share a file because
 * each file loads the server anew (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { RestrictionLevel } from '@/contracts/clients/enums'
import type {
  OfferingDetail,
  OfferingValidation,
  OfferingSuggestion,
  Wage,
} from '@/contracts/offerings/schemas'
import {
  clients,
  companies,
  offerings,
  offers,
  restrictions,
  groups,
  groupUsers,
  userBadges,
} from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { offeringsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  offerContent,
  OFFER,
  offeringInput,
  offeringCreate,
  prepareStore,
  prepareStoreWith,
  writeRows,
  addOffer,
} from '@tests/kit/serverKit'

describe('offerings create', () => {
  beforeEach(prepareStore)
  const NEW = `/offers/${OFFER[11]}/offerings`
  const VALIDATE = `${NEW}/validate`
  type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
  const at = async (instant: string) => {
    ;(await testContext()).now = new Date(instant)
  }

  describe('求人の検証', () => {
    const check = async (overrides = {}) =>
      (await callStore<OfferingValidation>('manager', 'POST', VALIDATE, offeringInput(overrides)))
        .body

    test('東京 1,300円 18:00〜23:30 交通費500円は、報酬8,138円、店舗の支払い10,823円', async () => {
      const { errors, preview, usage } = await check()
      expect(errors).toEqual([])
      // 5.5 h × 1,300 = 7,150; 90 minutes at night × 1,300 × 25 % = 487.5; 30 % of 8,138 = 2,441.4; 10 % of it: 244.1.
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
    const continuing = { workOn: '2026-11-28', startTime: '05:00', endTime: '13:45', breakMin: 45 }
    const postNightAt = (clientId: 11 | 12 | 21) =>
      writeRows((db) =>
        addOffering(db, {
          id: 70,
          clientId,
          offerId: OFFER[clientId],
          day: '2026-11-27',
          from: '22:00',
          to: '29:00',
          breakMin: 60,
        }),
      )
    test('同じ企業のほかの店舗の募集に続く勤務は、合わせて8時間を超えると注意する(労働基準法38条1項)', async () => {
      await postNightAt(12)
      expect((await check(continuing)).warnings).toEqual([
        {
          code: 'continued_work',
          message: expect.stringMatching(
            /^同じ企業のほかの店舗の、11月27日\(金\)の22:00〜翌5:00の募集と続いています。.*38条/,
          ),
        },
      ])
      // Six hours of the night and two of the morning add up to eight.
      expect((await check({ ...continuing, endTime: '07:00', breakMin: 0 })).warnings).toEqual([])
      expect((await check({ ...continuing, startTime: '05:01' })).warnings).toEqual([])
    })
    test('ほかの企業の募集に続いても、注意はない。取り下げた募集とも続かない', async () => {
      await postNightAt(21)
      expect((await check(continuing)).warnings).toEqual([])
      await writeRows((db) =>
        db.update(offerings).set({ clientId: 12, offerId: OFFER[12], publishedAt: null }),
      )
      expect((await check(continuing)).warnings).toEqual([])
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
      expect(errors.map((error) => error.field)).toEqual(['hourlyWageYen', 'endTime'])
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
      const message =
        '時給は熊本県の最低賃金1,092円以上で入力してください(12月1日(火)から1,092円)。'
      expect((await check({ ...night, hourlyWageYen: 1034 })).errors).toEqual([
        { field: 'hourlyWageYen', message },
      ])
      expect(
        await callStore('manager', 'POST', NEW, offeringCreate({ ...night, hourlyWageYen: 1034 })),
      ).toMatchObject({ status: 422, body: { fields: { hourlyWageYen: message } } })
      expect((await check({ ...night, hourlyWageYen: 1092 })).errors).toEqual([])
    })
    test('過ぎた日、61日先、15分前を切った開始を断る', async () => {
      const reason = async (overrides: object) =>
        (await check(overrides)).errors.map((error) => error.message)
      expect(await reason({ workOn: '2026-11-19' })).toEqual([
        '開始の日時が過ぎています。これからの日時を選んでください。',
      ])
      expect(await reason({ workOn: '2026-11-20', startTime: '09:50', endTime: '13:00' })).toEqual([
        '開始まで15分以上ある日時を選んでください。',
      ])
      expect(await reason({ workOn: '2026-11-20', startTime: '09:56', endTime: '13:00' })).toEqual(
        [],
      )
      expect(await reason({ workOn: '2027-01-20' })).toEqual([
        expect.stringContaining('勤務日は本日から60日以内'),
      ])
    })
    test('同じ日に重なる公開中の求人は知らせ、非公開の求人は数えない', async () => {
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
      // Each costs 10,823 of the 20,000 yen.
      expect(usage).toEqual({ remainingYen: 9177 })
      expect(errors).toEqual([
        {
          field: 'peopleWanted',
          message: expect.stringContaining('利用上限額を1,646円超えます。'),
        },
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
    const create = (overrides = {}, who: 'manager' | 'viewer' = 'manager') =>
      callStore<OfferingDetail & Refused>(who, 'POST', NEW, offeringCreate(overrides))

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
      expect(body.cost?.totalYen).toBe(10_823)
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
    test('非公開の求人は公開されず、確認も求めない', async () => {
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
      [
        'violated',
        'ひな形に修正が必要な箇所があるため、募集できません。ひな形を修正してください。',
      ],
      ['screening', 'ひな形が審査中のため、まだ募集できません。審査が終わるとお知らせします。'],
    ] as const)('%s のひな形からは公開できない', async (offerStatus, message) => {
      await writeRows((db) =>
        db.update(offers).set({ status: offerStatus }).where(eq(offers.id, OFFER[11])),
      )
      const { status, body } = await create()
      expect([status, body.messages]).toEqual([409, [message]])
    })
    test('公開停止のあいだは公開できず、非公開の求人は作れる。利用停止のあいだはそれも作れない', async () => {
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
      const context = await testContext()
      const before = await context.db.tx('system', (db) => db.$count(offerings))
      expect((await create({}, 'viewer')).status).toBe(403)
      expect(
        (await callStore('manager', 'POST', `/offers/${OFFER[12]}/offerings`, offeringCreate()))
          .status,
      ).toBe(404)
      expect(await context.db.tx('system', (db) => db.$count(offerings))).toBe(before)
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
})

describe('offerings position', () => {
  const SHIFT = 8001
  const HALL_WORKER = 901
  const DRINKS_WORKER = 902
  const TRAINEE = 903
  const NEW = `/offers/${OFFER[11]}/offerings`
  /** Numbers of positions (業務): two of the hall, and one of the kitchen. */
  const hall = 1
  const drinks = 2
  const dishes = 8

  beforeEach(() =>
    prepareStoreWith('offering', async (db) => {
      for (const [id, name] of [
        [HALL_WORKER, '小林 千夏'],
        [DRINKS_WORKER, '山田 太郎'],
        [TRAINEE, '渡邉 紗英'],
      ] as const)
        await addWorker(db, { id, name })
      const badge = { clientId: 11, approvedCount: 3, grantedAt: '2026-11-01T00:00:00Z' }
      await db.insert(userBadges).values([
        { ...badge, userId: HALL_WORKER, position: 'ホール' },
        { ...badge, userId: DRINKS_WORKER, position: 'ドリンク' },
        { ...badge, userId: TRAINEE, position: 'ホール', approvedCount: 1, grantedAt: null },
        { ...badge, clientId: 12, userId: DRINKS_WORKER, position: 'ホール' },
      ])
      await addOffering(db, {
        id: SHIFT,
        day: '2026-11-28',
        scope: 'badge',
        position: 'ホール',
        hourlyWageYen: 1500,
      })
    }),
  )
  const take = async (userId: number) => {
    const { now } = await testContext()
    await writeRows((db) => apply({ db, now }, userId, SHIFT))
  }
  const market = async (userId: number) => {
    const { db, now } = await testContext()
    return (await db.tx('system', (tx) => offeringsFor(tx, userId, now))).map(({ id }) => id)
  }
  const row = async (id: number) => {
    const [found] = await (
      await testContext()
    ).db.tx('system', (db) => db.select().from(offerings).where(eq(offerings.id, id)))
    return found
  }
  const limited = { scope: 'badge' as const, hourlyWageYen: 1500 }

  describe('バッジを指定した募集', () => {
    test('そのバッジをこの店舗でもつ人にだけ見え、その人だけが申し込める', async () => {
      expect([
        await market(HALL_WORKER),
        await market(DRINKS_WORKER),
        await market(TRAINEE),
      ]).toEqual([[SHIFT], [], []])
      for (const userId of [DRINKS_WORKER, TRAINEE])
        await expect(take(userId)).rejects.toEqual(
          expect.objectContaining({
            status: 409,
            message: expect.stringContaining('公開範囲が限られている'),
          }),
        )
      await take(HALL_WORKER)
      expect((await row(SHIFT))?.peopleMatched).toBe(1)
    })
    test('指定しなければ、どのバッジの人にも見える', async () => {
      await writeRows((db) =>
        db.update(offerings).set({ position: null }).where(eq(offerings.id, SHIFT)),
      )
      expect([
        await market(HALL_WORKER),
        await market(DRINKS_WORKER),
        await market(TRAINEE),
      ]).toEqual([[SHIFT], [SHIFT], []])
      await take(DRINKS_WORKER)
    })
    test('選んだバッジは求人に残り、詳細に名前が出て、次の募集とコピーの最初の値になる', async () => {
      const {
        body: { id, position },
      } = await callStore<OfferingDetail>(
        'manager',
        'POST',
        NEW,
        offeringCreate({ ...limited, workOn: '2026-11-29', positionId: drinks }),
      )
      expect([position, (await row(id))?.position]).toEqual([
        { id: drinks, name: 'ドリンク' },
        'ドリンク',
      ])
      const suggested = await callStore<OfferingSuggestion>(
        'manager',
        'GET',
        `${NEW.replace('offerings', 'offering')}/suggestion?copyOf=${id}`,
      )
      expect(suggested.body.input).toMatchObject({ scope: 'badge', positionId: drinks })
      const again = await callStore<OfferingDetail>('manager', 'POST', `${NEW}/${id}/recreate`, {
        workOn: '2026-12-01',
      })
      expect(again.body.position).toEqual({ id: drinks, name: 'ドリンク' })
    })
    test('ほかの公開範囲にすると、指定は残らない', async () => {
      const { body } = await callStore<OfferingDetail>(
        'manager',
        'POST',
        NEW,
        offeringCreate({ positionId: hall }),
      )
      expect([body.scope, body.position]).toEqual(['public', null])
    })
    test.each([
      ['職種の違う業務', dishes],
      ['ない番号', 999],
    ])('%sは選べない', async (_, positionId) => {
      const { body } = await callStore<OfferingValidation>(
        'manager',
        'POST',
        `${NEW}/validate`,
        offeringInput({ ...limited, positionId }),
      )
      expect(body.errors).toEqual([
        { field: 'positionId', message: 'このひな形では選べないバッジです。選び直してください。' },
      ])
      expect(
        (
          await callStore<{ fields: object }>(
            'manager',
            'POST',
            NEW,
            offeringCreate({ ...limited, positionId }),
          )
        ).body.fields,
      ).toHaveProperty('positionId')
    })
    test('マッチングしたあとでも、勤務の開始までは変えられる。ひな形で選べなくなっても、変えない限り求人は直せる', async () => {
      await take(HALL_WORKER)
      const edit = (overrides: object, lockVersion: number) =>
        callStore<OfferingDetail>('manager', 'PATCH', `${NEW}/${SHIFT}`, {
          ...offeringCreate({
            workOn: '2026-11-28',
            startTime: '17:00',
            endTime: '22:30',
            peopleWanted: 3,
            ...limited,
            ...overrides,
          }),
          lockVersion,
        })
      const changed = await edit({ positionId: drinks }, 1)
      expect([changed.status, changed.body.position?.name]).toEqual([200, 'ドリンク'])
      await writeRows((db) =>
        db.update(offers).set({ occupationId: 11 }).where(eq(offers.id, OFFER[11])),
      )
      expect((await edit({ positionId: drinks, memo: '裏口から' }, 2)).body).toMatchObject({
        memo: '裏口から',
        position: { name: 'ドリンク' },
      })
      expect((await edit({ positionId: hall }, 3)).status).toBe(422)
    })
  })
})

describe('area wage', () => {
  const median = async () =>
    (
      await callStore<Wage>(
        'manager',
        'GET',
        `/offerings/wage?workOn=2026-11-27&offerId=${OFFER[11]}`,
      )
    ).body.areaMedianYen

  /** Stores of another company in Tokyo, each with two offerings in the past month. */
  const addStores = (
    count: number,
    overrides: { prefectureCode?: string; occupationId?: number } = {},
  ) =>
    writeRows(async (db) => {
      for (let index = 0; index < count; index++) {
        const clientId = 7100 + index
        await db.insert(clients).values({
          id: clientId,
          companyId: 2,
          name: `よその店${index}`,
          prefectureCode: overrides.prefectureCode ?? '13',
        })
        await addOffer(db, { id: clientId, clientId, occupationId: overrides.occupationId ?? 1 })
        for (const [place, day] of ['2026-11-02', '2026-11-10'].entries())
          await addOffering(db, {
            id: 71_000 + index * 2 + place,
            clientId,
            offerId: clientId,
            day,
            hourlyWageYen: 1300 + index * 10,
          })
      }
    })

  beforeEach(prepareStore)

  test('ほかの企業の5店舗・10件がそろうと、同じ都道府県・職種の中央値を出す', async () => {
    await addStores(4)
    expect(await median()).toBeNull()
    await writeRows(async (db) => {
      await db
        .insert(clients)
        .values({ id: 7199, companyId: 2, name: 'よその店', prefectureCode: '13' })
      await addOffer(db, { id: 7199, clientId: 7199 })
      for (const [id, day] of [
        [71_900, '2026-11-03'],
        [71_901, '2026-11-04'],
      ] as const)
        await addOffering(db, { id, clientId: 7199, offerId: 7199, day, hourlyWageYen: 1400 })
    })
    // 1300, 1300, 1310, 1310, 1320, 1320, 1330, 1330, 1400, 1400: the fifth of ten.
    expect(await median()).toBe(1320)
  })

  test('ほかの都道府県は数えない', async () => {
    await addStores(6, { prefectureCode: '27' })
    expect(await median()).toBeNull()
  })
  test('ほかの職種は数えない', async () => {
    await addStores(6, { occupationId: 3 })
    expect(await median()).toBeNull()
  })
})

describe('labor agreement 36', () => {
  const REFUSAL =
    '時間外労働をお願いする求人の募集には、36協定の締結と届出が必要です(労働基準法36条)。登録がないため、募集できません。ひな形の「時間外労働をお願いすることがある」をオフにするか、店舗情報に36協定の期間を登録してください。'
  const setAgreement = (laborAgreement36: boolean) =>
    writeRows((db) =>
      db.update(companies).set({ contracts: { laborAgreement36, mynumberEntrustment: false } }),
    )
  const setOvertime = (overtimePossible: boolean) =>
    writeRows((db) =>
      db
        .update(offers)
        .set({ content: offerContent({ overtimePossible }) })
        .where(eq(offers.id, OFFER[11])),
    )
  const publish = () =>
    callStore<{ messages: string[] }>(
      'manager',
      'POST',
      `/offers/${OFFER[11]}/offerings`,
      offeringCreate(),
    )
  beforeEach(async () => {
    await prepareStore()
    await setAgreement(false)
    await setOvertime(true)
  })

  test('36協定のない企業は、時間外労働のある求人を公開できない', async () => {
    const validation = await callStore<OfferingValidation>(
      'manager',
      'POST',
      `/offers/${OFFER[11]}/offerings/validate`,
      offeringInput(),
    )
    expect(validation.body.errors).toEqual([{ field: 'offer', message: REFUSAL }])
    expect(await publish()).toMatchObject({ status: 409, body: { messages: [REFUSAL] } })
  })
  test('時間外労働のないひな形か、36協定があれば公開できる', async () => {
    await setOvertime(false)
    expect((await publish()).status).toBeLessThan(300)
    await setOvertime(true)
    await setAgreement(true)
    expect((await publish()).status).toBeLessThan(300)
  })
  test('まとめて募集も、36協定がなければ始まらない', async () => {
    await writeRows((db) => addOffering(db, { id: 8001 }))
    const item = {
      workOn: '2026-11-29',
      startTime: '18:00',
      endTime: '22:00',
      breakMin: 0,
      peopleWanted: 1,
      closeRule: 'at_start',
      hourlyWageYen: 1350,
      transportationYen: 500,
    }
    expect(
      await callStore('manager', 'POST', '/offerings/8001/multidate_posting_operations', {
        items: [item],
        acknowledged: true,
      }),
    ).toMatchObject({ status: 409, body: { messages: [REFUSAL] } })
  })
  test('非公開の求人は、その求人の労働条件に時間外労働があるあいだ公開できない', async () => {
    await writeRows((db) =>
      addOffering(db, {
        id: 8001,
        day: '2026-11-28',
        publishedAt: null,
        terms: offerContent({ overtimePossible: true }),
      }),
    )
    const edit = () =>
      callStore('manager', 'PATCH', `/offers/${OFFER[11]}/offerings/8001`, {
        ...offeringCreate(),
        lockVersion: 1,
      })
    expect(await edit()).toMatchObject({ status: 409, body: { messages: [REFUSAL] } })
    const [kept] = await asSystem((db) => db.select().from(offerings).where(eq(offerings.id, 8001)))
    expect(kept?.publishedAt).toBeNull()
  })
})
