import { eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common.schemas'
import type { Offering, OfferingDetail, OfferingSuggestion, OfferingUser, OfferingValidation, Wage } from '@/contracts/offerings.schemas'
import { offeringStatusAt, scopeAt } from '@/domain/offering'
import { clients, companies, offerings, offers, restrictions, userBlocks, groups, groupUsers, fixPaymentRequests } from '@/server/db/schema'
import { statusAt, visibilityAt } from '@/server/offeringRows'
import { browser, theWorld } from '@tests/kit/app'
import { addMatch, addOffer, addOffering, addWorker, ask, content, MORNING, OFFER, posting, publishing, stage, write } from './postingStage'

beforeEach(stage)
const NEW = `/offers/${OFFER[11]}/offerings`, VALIDATE = `${NEW}/validate`
type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
const at = async (instant: string) => { (await theWorld()).now = new Date(instant) }

describe('求人の検証', () => {
  const check = async (over = {}) => (await ask<OfferingValidation>('manager', 'POST', VALIDATE, posting(over))).body

  test('東京 1,300円 18:00〜23:30 交通費500円は、報酬8,138円、店舗の支払い10,823円', async () => {
    const { errors, preview, usage } = await check()
    expect(errors).toEqual([])
    expect(preview?.pay).toMatchObject({ workMin: 330, nightMin: 90, baseYen: 7150, nightPremiumYen: 488, grossYen: 8138, withholdingTaxYen: 0, netYen: 8138 })
    expect(preview?.cost).toEqual({ people: 1, wagesYen: 7150, premiumsYen: 488, transportationYen: 500, feeYen: 2441, taxYen: 244, totalYen: 10_823 })
    expect([preview?.startAt, preview?.endAt, preview?.closesAt, usage]).toEqual(['2026-11-28T18:00:00+09:00', '2026-11-28T23:30:00+09:00', '2026-11-28T18:00:00+09:00', null])
  })
  test('8時間30分の勤務は、断りながらも時間外30分の割増154円を見せる', async () => {
    const { errors, preview } = await check({ startTime: '09:00', endTime: '18:30', breakMin: 60, hourlyWageYen: 1226, transportationYen: 0 })
    expect(preview?.pay).toMatchObject({ workMin: 510, overtimeMin: 30, baseYen: 10_421, overtimePremiumYen: 154, grossYen: 10_575 })
    expect(errors.map((e) => e.field)).toEqual(['hourlyWageYen', 'endTime'])
  })
  test('最低賃金は勤務日のもの: 秋田では2026年3月30日は1,000円でよく、31日は断る', async () => {
    await write((db) => db.update(clients).set({ prefectureCode: '05' }).where(eq(clients.id, 11)))
    await at('2026-03-20T09:00:00+09:00')
    expect((await check({ workOn: '2026-03-30', hourlyWageYen: 951 })).errors).toEqual([])
    expect((await check({ workOn: '2026-03-31', hourlyWageYen: 1030 })).errors).toEqual([{ field: 'hourlyWageYen', message: expect.stringContaining('時給は秋田県の最低賃金1,031円以上で入力してください') }])
    expect((await check({ workOn: '2026-03-31', hourlyWageYen: 1031 })).errors).toEqual([])
  })
  test('過ぎた日、61日先、15分前を切った開始を断る', async () => {
    const reason = async (over: object) => (await check(over)).errors.map((e) => e.message)
    expect(await reason({ workOn: '2026-11-19' })).toEqual(['開始の日時が過ぎています。これからの日時を選んでください。'])
    expect(await reason({ workOn: '2026-11-20', startTime: '09:50', endTime: '13:00' })).toEqual(['開始まで15分以上ある日時を選んでください。'])
    expect(await reason({ workOn: '2026-11-20', startTime: '09:56', endTime: '13:00' })).toEqual([])
    expect(await reason({ workOn: '2027-01-20' })).toEqual([expect.stringContaining('勤務日は本日から60日以内')])
  })
  test('同じ日に重なる公開中の求人は知らせ、下書きは数えない', async () => {
    await write(async (db) => { await addOffering(db, { id: 1, day: '2026-11-28', from: '17:00', to: '22:30' }); await addOffering(db, { id: 2, day: '2026-11-28', publishedAt: null }) })
    expect((await check()).warnings).toContainEqual({ code: 'overlap', message: '同じ日の17:00〜22:30に、ほかの募集が1件あります。' })
  })
  test('今月の利用額と、これから使う額が上限を超えるとき断る', async () => {
    await write(async (db) => {
      await addWorker(db, 901, '濵田 慎一')
      await addOffering(db, { id: 1, day: '2026-11-10', from: '18:00', to: '23:30', hourlyWageYen: 1300 })
      await addMatch(db, 1, 901, { status: 'worked' })
      await db.update(companies).set({ usageLimitYen: 20_000 })
    })
    const { errors, usage } = await check()
    expect(usage).toEqual({ limitYen: 20_000, usedYen: 10_823, remainingYen: 9177 })
    expect(errors).toEqual([{ field: 'peopleWanted', message: expect.stringContaining('利用上限額を1,646円超えます。') }])
  })
  test('閲覧のみの人は403、他の店舗の人は404、知らないひな形も404', async () => {
    expect((await ask('viewer', 'POST', VALIDATE, posting())).status).toBe(403)
    expect((await ask('sibling', 'POST', VALIDATE, posting())).status).toBe(404)
    expect((await ask('manager', 'POST', `/offers/${OFFER[12]}/offerings/validate`, posting())).status).toBe(404)
  })
  test('権限は入力より先に、入力の形は規則より先に見る', async () => {
    expect((await ask<Refused>('viewer', 'POST', VALIDATE, { nothing: 1 })).body.code).toBe('forbidden')
    const { status, body } = await ask<Refused>('manager', 'POST', VALIDATE, posting({ peopleWanted: 101, startTime: '9時' }))
    expect([status, body.fields]).toEqual([422, { peopleWanted: '募集人数は100名までです。', startTime: '時刻は 9:30 のように入力してください。' }])
  })
})

describe('求人の作成', () => {
  const create = (over = {}, who: 'manager' | 'viewer' = 'manager') => ask<OfferingDetail & Refused>(who, 'POST', NEW, publishing(over))

  test('公開すると、時刻・締切・条件がひな形の写しとともに残る', async () => {
    const { status, body } = await create({ closeRule: 'before_3h' })
    expect([status, body]).toEqual([200, expect.objectContaining({
      offerId: OFFER[11], title: 'ディナーのホールスタッフ', status: 'published', workOn: '2026-11-28', startAt: '2026-11-28T09:00:00.000Z', endAt: '2026-11-28T14:30:00.000Z', closesAt: '2026-11-28T06:00:00.000Z',
      peopleMatched: 0, isFull: false, publishedAt: '2026-11-20T00:41:00.000Z', source: 'manual', terms: content(), matchedCost: expect.objectContaining({ people: 0, totalYen: 0 }),
    })])
    expect(body.cost.totalYen).toBe(10_823)
    const { body: offer } = await ask<{ latestOfferCreatedAt: string; offeringCount: number }>('manager', 'GET', `/offers/${OFFER[11]}`)
    expect([offer.latestOfferCreatedAt, offer.offeringCount]).toEqual(['2026-11-20T00:41:00.000Z', 1])
  })
  test('ひな形をあとで変えても、求人の条件は変わらない', async () => {
    const { body } = await create()
    await write((db) => db.update(offers).set({ title: '別の名前', content: content({ clothing: '着物' }) }).where(eq(offers.id, OFFER[11])))
    expect((await ask<OfferingDetail>('manager', 'GET', `/offerings/${body.id}`)).body).toMatchObject({ title: 'ディナーのホールスタッフ', terms: { clothing: '' } })
  })
  test('労働契約の確認は、月に1度だけ求める', async () => {
    const refused = await create({ acknowledged: false })
    expect([refused.status, refused.body.fields]).toEqual([422, { acknowledged: expect.stringContaining('労働契約が成立する') }])
    expect((await create()).status).toBe(200)
    expect((await create({ workOn: '2026-11-29', acknowledged: false })).status).toBe(200)
    await at('2026-12-01T09:00:00+09:00')
    expect((await create({ workOn: '2026-12-05', acknowledged: false })).status).toBe(422)
    expect((await ask<OfferingValidation>('manager', 'POST', VALIDATE, posting({ workOn: '2026-12-05' }))).body.acknowledgementRequired).toBe(true)
  })
  test('下書きは公開されず、確認も求めない', async () => {
    const { body } = await create({ publish: false, acknowledged: false })
    expect([body.status, body.publishedAt]).toEqual(['unpublished', null])
  })
  test('送るまでに変わったことは、もう一度見て断る', async () => {
    const { status, body } = await create({ hourlyWageYen: 1279 })
    expect([status, body.fields]).toEqual([422, { hourlyWageYen: expect.stringContaining('東京都の最低賃金1,280円以上') }])
    expect((await (await theWorld()).db.tx('system', (db) => db.$count(offerings, eq(offerings.offerId, OFFER[11]))))).toBe(0)
  })
  test.each([
    ['draft', 'ひな形が下書きのため、募集できません。ひな形を完成させて保存してください。'], ['violated', 'ひな形に修正が必要な箇所があるため、募集できません。ひな形を修正してください。'],
    ['screening', 'ひな形が審査中のため、まだ募集できません。審査が終わるとお知らせします。'],
  ] as const)('%s のひな形からは公開できない', async (offerStatus, message) => {
    await write((db) => db.update(offers).set({ status: offerStatus }).where(eq(offers.id, OFFER[11])))
    const { status, body } = await create()
    expect([status, body.messages]).toEqual([409, [message]])
  })
  test('掲載停止のあいだは公開できず、下書きはできる。利用停止のあいだは下書きもできない', async () => {
    const restrict = (level: string) => write((db) => db.insert(restrictions).values({ clientId: 11, code: 'payment_overdue', level, message: 'お支払いが確認できないため、募集を停止しています。', sinceAt: '2026-11-01T00:00:00Z' }))
    await restrict('block_publish')
    const { status, body } = await create()
    expect([status, body.messages]).toEqual([409, ['お支払いが確認できないため、募集を停止しています。']])
    expect((await create({ publish: false })).status).toBe(200)
    await restrict('block_all')
    expect((await create({ publish: false })).body).toMatchObject({ code: 'restricted', messages: ['お支払いが確認できないため、募集を停止しています。'] })
  })
  test('終わった制限は、もう効かない', async () => {
    await write((db) => db.insert(restrictions).values([
      { clientId: 11, code: 'np_rejected', level: 'block_all', message: '期限切れ', sinceAt: '2026-10-01T00:00:00Z', untilAt: '2026-11-20T00:41:00Z' },
      { clientId: 11, code: 'np_rejected', level: 'block_all', message: '解除済み', sinceAt: '2026-10-01T00:00:00Z', liftedAt: '2026-11-01T00:00:00Z' },
    ]))
    expect((await create()).status).toBe(200)
  })
  test('閲覧のみの人には403、他の店舗のひな形は404で、何も残らない', async () => {
    const world = await theWorld(), before = await world.db.tx('system', (db) => db.$count(offerings))
    expect((await create({}, 'viewer')).status).toBe(403)
    expect((await ask('manager', 'POST', `/offers/${OFFER[12]}/offerings`, publishing())).status).toBe(404)
    expect(await world.db.tx('system', (db) => db.$count(offerings))).toBe(before)
  })
  test('グループ限定は、この店舗が使えるグループだけに公開できる', async () => {
    const made = { name: 'ホール経験者', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
    await write(async (db) => {
      await addWorker(db, 901, '濵田 慎一')
      await db.insert(groups).values([{ ...made, id: 71, companyId: 1, clientId: 11 }, { ...made, id: 72, companyId: 1, clientId: 12 }])
      await db.insert(groupUsers).values({ companyId: 1, groupId: 71, userId: 901, addedAt: '2026-01-01T00:00:00Z' })
    })
    expect((await create({ scope: 'group', groupIds: [72] })).body.fields).toEqual({ groupIds: '選んだグループの中に、使えなくなったものがあります。選び直してください。' })
    const { body } = await create({ scope: 'group', groupIds: [71], autoPublicAt: '2026-11-27T17:00:00+09:00' })
    expect([body.scope, body.groups, body.autoPublicAt]).toEqual(['group', [{ id: 71, name: 'ホール経験者' }], '2026-11-27T08:00:00.000Z'])
    await at('2026-11-27T17:00:00+09:00')
    expect((await ask<OfferingDetail>('manager', 'GET', `/offerings/${body.id}`)).body.scope).toBe('public')
  })
})

describe('求人の一覧', () => {
  const list = async (search = '') => (await ask<Paged<Offering>>('manager', 'GET', `/offerings${search}`)).body
  const mine = `?offerId=${OFFER[11]}`

  test('期間がなければ、今日からを早い順に、そのあと過去を新しい順に並べる', async () => {
    await write(async (db) => { for (const [id, day] of [[1, '2026-11-18'], [2, '2026-11-22'], [3, '2026-11-20'], [4, '2026-11-19']] as const) await addOffering(db, { id, day }) })
    expect((await list(mine)).items.map((o) => o.id)).toEqual([3, 2, 4, 1])
    expect((await list(`${mine}&fromOn=2026-11-18&toOn=2026-11-20`)).items.map((o) => o.id)).toEqual([1, 4, 3])
    expect((await list(`${mine}&toOn=2026-11-20`)).items.map((o) => o.id)).toEqual([3, 4, 1])
  })
  test('ページは、これからと過去の境目でも、重ならず抜けない', async () => {
    await write(async (db) => {
      for (let i = 0; i < 30; i++) await addOffering(db, { id: 8100 + i, day: '2026-11-25' })
      for (let i = 0; i < 15; i++) await addOffering(db, { id: 8200 + i, day: '2026-11-10' })
    })
    const pages = [await list(mine), await list(`${mine}&page=2`), await list(`${mine}&page=3`), await list(`${mine}&page=4`)]
    expect(pages.map((p) => [p.items.length, p.totalCount])).toEqual([[20, 45], [20, 45], [5, 45], [0, 45]])
    expect(new Set(pages.flatMap((p) => p.items.map((o) => o.id))).size).toBe(45)
  })
  test('状態は時計だけで進む', async () => {
    await write(async (db) => {
      await addWorker(db, 901, '濵田 慎一')
      await addOffering(db, { id: 1, closesAt: '2026-11-20T14:00:00+09:00', closeRule: 'before_3h' })
      await addMatch(db, 1, 901)
      await addOffering(db, { id: 2 })
    })
    const seen: string[][] = []
    for (const now of ['13:59', '14:00', '17:00', '22:30']) {
      await at(`2026-11-20T${now}:00+09:00`)
      seen.push((await list(`${mine}&fromOn=2026-11-20`)).items.map((o) => `${o.status}${o.unfilled ? ' 不成立' : ''}`))
    }
    expect(seen).toEqual([['published', 'published'], ['matching', 'published'], ['working', 'finished 不成立'], ['finished', 'finished 不成立']])
  })
  test('状態・公開範囲・空き・評価待ち・名前で絞り込む', async () => {
    await write(async (db) => {
      await addWorker(db, 901, '濵田 慎一')
      await addOffering(db, { id: 1, day: '2026-11-25', title: '朝の仕込み_100%' })
      await addOffering(db, { id: 2, day: '2026-11-25', peopleWanted: 1 })
      await addMatch(db, 2, 901)
      await addOffering(db, { id: 3, day: '2026-11-19' })
      await addMatch(db, 3, 901, { status: 'worked' })
      await addOffering(db, { id: 4, day: '2026-11-26', publishedAt: null })
      await addOffering(db, { id: 5, day: '2026-11-26', scope: 'group', autoPublicAt: '2026-11-20T09:00:00+09:00' })
      await addOffering(db, { id: 6, day: '2026-11-26', scope: 'group', autoPublicAt: '2026-11-21T09:00:00+09:00' })
    })
    const ids = async (search: string) => (await list(`${mine}&${search}`)).items.map((o) => o.id)
    expect(await ids('status=unpublished')).toEqual([4])
    expect(await ids('status=published')).toEqual([1, 2, 5, 6])
    expect(await ids('hasVacancy=1')).toEqual([1, 5, 6])
    expect(await ids('unreviewed=1')).toEqual([3])
    expect(await ids('scope=group')).toEqual([6])
    expect(await ids(`keyword=${encodeURIComponent('_100%')}`)).toEqual([1])
  })
  test('未対応の数は、評価待ち・修正依頼・未読を数える', async () => {
    await write(async (db) => {
      await addWorker(db, 901, '濵田 慎一')
      await addWorker(db, 902, '髙橋 美咲')
      await addOffering(db, { id: 1, day: '2026-11-19' })
      await addMatch(db, 1, 901, { id: 31, status: 'worked' })
      await addMatch(db, 1, 902, { id: 32, status: 'worked', reviewedAt: '2026-11-20T00:00:00Z' })
      const times = { startAt: '2026-11-19T08:00:00Z', endAt: '2026-11-19T13:30:00Z', breakMin: 0, grossYen: 8094 }
      await db.insert(fixPaymentRequests).values([
        { clientId: 11, matchingId: 32, reasonKinds: ['overtime'], reasonText: '', planned: times, requested: times, status: 'requested', requestedAt: '2026-11-20T00:00:00Z', dueAt: '2026-11-27T00:00:00Z' },
        { clientId: 11, matchingId: 31, reasonKinds: ['overtime'], reasonText: '', planned: times, requested: times, status: 'approved', requestedAt: '2026-11-20T00:00:00Z', dueAt: '2026-11-27T00:00:00Z' },
      ])
    })
    expect((await list(mine)).items).toEqual([expect.objectContaining({ id: 1, peopleMatched: 2, unreviewedCount: 1, pendingFixCount: 1, unreadCount: 0 })])
  })
  test('他の店舗の求人は並ばない', async () => {
    await write(async (db) => { await addOffering(db, { id: 1 }); await addOffering(db, { id: 2, clientId: 12, offerId: OFFER[12] }) })
    expect((await list(mine)).items.map((o) => o.id)).toEqual([1])
    expect((await ask('sibling', 'GET', '/offerings/1', undefined, 12)).status).toBe(404)
    expect((await ask('sibling', 'GET', '/offerings')).status).toBe(404)
    expect((await ask('viewer', 'GET', '/offerings/1')).status).toBe(200)
  })
  test('絞り込みの状態と公開範囲は、どの行でもどの時刻でも、規則と同じになる', async () => {
    // A small generator of our own, so that a failure can be repeated.
    let state = 20_261_120
    const random = (n: number) => { state = (state * 1_103_515_245 + 12_345) % 2_147_483_648; return Math.floor((state / 2_147_483_648) * n) }
    const near = () => new Date(MORNING.getTime() + (random(9) - 4) * 3_600_000).toISOString(), maybe = () => (random(2) === 0 ? null : near())
    await write(async (db) => {
      for (let id = 8001; id <= 8150; id++) {
        const peopleWanted = 1 + random(3)
        await addOffering(db, { id, publishedAt: maybe(), closedAt: random(3) === 0 ? near() : null, closesAt: near(), startAt: near(), endAt: near(), peopleWanted, peopleMatched: random(peopleWanted + 1), autoPublicAt: maybe(), scope: random(2) === 0 ? 'group' : 'public' })
      }
    })
    const world = await theWorld(), wrong: unknown[] = []
    for (let hour = -5; hour <= 5; hour++) {
      const now = new Date(MORNING.getTime() + hour * 3_600_000)
      const rows = await world.db.tx('system', (db) => db.select({ row: offerings, status: statusAt(now), scope: visibilityAt(now) }).from(offerings).innerJoin(offers, eq(offers.id, offerings.offerId)).where(eq(offerings.offerId, OFFER[11])))
      expect(rows).toHaveLength(150)
      for (const { row, status, scope } of rows) if (status !== offeringStatusAt(row, now) || scope !== scopeAt(row, now)) wrong.push([row.id, hour, status, scope])
    }
    expect(wrong).toEqual([])
  })
  test('1万件の店舗でも、一覧は1秒もかからない', async () => {
    await (await theWorld()).engine.exec(`insert into offerings (client_id, offer_id, title, work_on, start_at, end_at, break_min, close_rule, closes_at, people_wanted, hourly_wage_yen, transportation_yen, fee_rate_bp, scope, terms, published_at, created_at)
      select 11, ${OFFER[11]}, 'ホール', to_char(d, 'YYYY-MM-DD'), d, d + interval '5 hours', 0, 'at_start', d, 3, 1350, 500, 3000, 'public', '{}', '2026-01-01', '2026-01-01' from (select timestamptz '2026-06-01T09:00:00+09:00' + i * interval '25 minutes' as d from generate_series(1, 10000) i) s`)
    for (const search of ['', '?page=200', '?status=finished', '?keyword=ホール', '?hasVacancy=1', '?unreviewed=1']) {
      const start = performance.now()
      const { perPage } = await list(search)
      expect([search, perPage, performance.now() - start < 1000]).toEqual([search, 20, true])
    }
  })
})

describe('求人の詳細とワーカー', () => {
  const users = async (state: string) => (await ask<{ items: OfferingUser[] }>('manager', 'GET', `/offerings/1/users?state=${state}`)).body.items
  beforeEach(() => write(async (db) => {
    await addWorker(db, 901, 'グエン ティ リン', { tier: 'ace', goodCount: 49, reviewCount: 50, totalWorkedCount: 98, cancelCount: 2, lastMinuteCancelCount: 1 }, { workedCount: 12, trusted: true })
    await addWorker(db, 902, '渡邉 紗英', { birthOn: '1998-11-20' })
    await addWorker(db, 903, '中村 遼')
    const terms = content({ onboardingQuestions: [{ id: 'q1', body: '立ち仕事の経験はありますか', answerType: 'yes_no', options: [], required: true }, { id: 'q2', body: '靴はありますか', answerType: 'yes_no', options: [], required: true }] })
    await addOffering(db, { id: 1, terms })
    await addMatch(db, 1, 901, { matchedAt: '2026-11-18T11:14:00Z', answers: [{ questionId: 'q1', body: '', options: ['はい'] }, { questionId: 'q2', body: '', options: ['はい'] }], answeredAt: '2026-11-18T12:00:00Z' })
    await addMatch(db, 1, 902, { matchedAt: '2026-11-19T23:52:00Z' })
    await addMatch(db, 1, 903, { status: 'cancel', cancelBy: 'user', cancelledAt: '2026-11-19T00:00:00Z' })
  }))

  test('決まっている人を申し込みの順に、店舗が知ってよいことだけ見せる', async () => {
    const [first, second, ...rest] = await users('live')
    expect(rest).toEqual([])
    expect(first).toMatchObject({ userId: 901, name: 'グエン ティ リン', age: 27, tier: 'ace', workedCountHere: 12, goodRate: 98, cancelRate: 2, lastMinuteCancelRate: 1, trusted: true, isFirstTime: false, status: 'established', presence: 'before', answeredQuestions: 2, questions: 2, grossYen: 8094 })
    expect(second).toMatchObject({ userId: 902, age: 28, goodRate: null, cancelRate: 0, isFirstTime: true, answeredQuestions: 0, questions: 2, blocked: false })
    expect(Object.keys(first ?? {}).filter((key) => /phone|birth|gender|address|kanaKey/i.test(key))).toEqual([])
  })
  test('キャンセルと欠勤は別に見せる', async () => {
    expect(await users('ended')).toEqual([expect.objectContaining({ userId: 903, status: 'cancel', cancelledAt: '2026-11-19T00:00:00.000Z' })])
  })
  test('遅刻とまもなくは、時計と打刻から決まる', async () => {
    await at('2026-11-20T16:30:00+09:00')
    expect((await users('live')).map((u) => [u.status, u.presence])).toEqual([['established', 'soon'], ['established', 'soon']])
    await at('2026-11-20T17:01:00+09:00')
    expect((await users('live')).map((u) => [u.status, u.presence])).toEqual([['late', 'late'], ['late', 'late']])
  })
  test('店舗か企業がブロックした人には印がつき、他の店舗だけのブロックではつかない', async () => {
    await write((db) => db.insert(userBlocks).values([
      { companyId: 1, clientId: null, userId: 901, reasonCode: 'attitude', blockedAt: '2026-11-01T00:00:00Z' }, { companyId: 1, clientId: 12, userId: 902, reasonCode: 'attitude', blockedAt: '2026-11-01T00:00:00Z' },
    ]))
    expect((await users('live')).map((u) => u.blocked)).toEqual([true, false])
  })
  test('費用の見込みは、募集人数ぶんと、決まった人数ぶんの両方', async () => {
    const { body } = await ask<OfferingDetail>('manager', 'GET', '/offerings/1')
    expect([body.cost.people, body.matchedCost.people, body.pay.grossYen]).toEqual([3, 2, 8094])
    expect(body.matchedCost.totalYen).toBe(2 * (8094 + 2428) + Math.floor((2 * 2428) / 10))
  })
  test('他の店舗の求人のワーカーは見えない', async () => {
    expect((await ask('sibling', 'GET', '/offerings/1/users', undefined, 12)).status).toBe(404)
    expect((await (await browser('other')).call('GET', '/app/api/v1/clients/11/offerings/1/users')).status).toBe(404)
  })
})

describe('募集の手がかり', () => {
  const suggest = async (search = '', offerId: number = OFFER[11]) => (await ask<OfferingSuggestion>('manager', 'GET', `/offers/${offerId}/offering/suggestion${search}`)).body

  test('はじめての募集は、ひな形の初期値と明日から', async () => {
    expect(await suggest()).toEqual({
      basedOn: 'offer', basedOnWorkOn: null, usualPeople: null, lastMatchRate: null,
      input: posting({ workOn: '2026-11-21', startTime: '17:00', endTime: '22:30', peopleWanted: 3, hourlyWageYen: 1350 }),
    })
  })
  test('2回目からは前回の条件を、まだ募集していない日に', async () => {
    await write(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-19', peopleWanted: 2, peopleMatched: 1 })
      await addOffering(db, { id: 2, day: '2026-11-21', from: '22:00', to: '05:00', peopleWanted: 4, breakMin: 60, closeRule: 'custom', closesAt: '2026-11-21T20:00:00+09:00', memo: '裏口から', scope: 'worked', autoPublicAt: '2026-11-20T22:00:00+09:00' })
    })
    expect(await suggest()).toEqual({
      basedOn: 'offering', basedOnWorkOn: '2026-11-21', usualPeople: { min: 2, max: 4 }, lastMatchRate: 50,
      input: posting({
        workOn: '2026-11-22', startTime: '22:00', endTime: '05:00', breakMin: 60, peopleWanted: 4, closeRule: 'custom', customClosesAt: '2026-11-22T20:00:00+09:00', scope: 'worked',
        autoPublicAt: '2026-11-21T22:00:00+09:00', hourlyWageYen: 1350, memo: '裏口から',
      }),
    })
  })
  test('前回の時給が最低賃金を下回るときは、最低賃金に上げる', async () => {
    await write((db) => addOffering(db, { id: 1, day: '2026-09-01', hourlyWageYen: 1226 }))
    expect((await suggest()).input.hourlyWageYen).toBe(1280)
  })
  test('ほかの求人を写せるが、他の店舗のものは写せない', async () => {
    await write(async (db) => { await addOffering(db, { id: 1, day: '2026-11-01', peopleWanted: 9 }); await addOffering(db, { id: 2, day: '2026-11-25' }); await addOffering(db, { id: 3, clientId: 12, offerId: OFFER[12] }) })
    expect((await suggest('?copyOf=1')).input.peopleWanted).toBe(9)
    expect((await ask('manager', 'GET', `/offers/${OFFER[11]}/offering/suggestion?copyOf=3`)).status).toBe(404)
  })
  test('手がかりの条件は、そのまま検証を通る', async () => {
    const { input } = await suggest()
    expect((await ask<OfferingValidation>('manager', 'POST', VALIDATE, input)).body.errors).toEqual([])
  })
  test('時給の目安は、勤務日の最低賃金と、次に変わる日', async () => {
    await write((db) => db.update(clients).set({ prefectureCode: '05' }).where(eq(clients.id, 11)))
    const { body } = await ask<Wage>('manager', 'GET', `/offerings/wage?workOn=2026-03-30&offerId=${OFFER[11]}`)
    expect(body).toEqual({ prefectureName: '秋田県', minimumWageYen: 951, effectiveOn: '2024-10-01', next: { yen: 1031, on: '2026-03-31' }, areaMedianYen: null, recommendedYen: 1350 })
    expect((await ask<Wage>('manager', 'GET', '/offerings/wage?workOn=2026-03-31')).body).toMatchObject({ minimumWageYen: 1031, recommendedYen: 1040 })
    expect((await ask('manager', 'GET', '/offerings/wage?workOn=2001-01-01')).status).toBe(422)
  })
  test('募集できない人には、手がかりも出さない', async () => {
    expect((await ask('viewer', 'GET', `/offers/${OFFER[11]}/offering/suggestion`)).status).toBe(403)
    await write((db) => addOffer(db, { id: 5099, clientId: 12 }))
    expect((await ask('manager', 'GET', '/offers/5099/offering/suggestion')).status).toBe(404)
  })
})
