/**
 * Several subjects: company corrections, company reviews and company saved views. They share a file because each file
 * loads the server anew (docs/TESTING.md).
 */
import { eq, like, isNotNull } from 'drizzle-orm'
import type { ActivityList } from '@/contracts/activities/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type {
  CompanyCorrections,
  FixPaymentBulkResult,
  FixPaymentRequest,
} from '@/contracts/paymentCorrections/schemas'
import type { CompanyUnreviewedUsers, GoodReviewsResult } from '@/contracts/reviews/schemas'
import type { CompanyViewList } from '@/contracts/savedViews/enums'
import type { SavedView, SavedViewCounts, SavedViews } from '@/contracts/savedViews/schemas'
import { addMinutes } from '@/lib/date'
import {
  chatMessages,
  matchings,
  fixPaymentRequests,
  reviews,
  users,
  clients,
  factCheckTasks,
  savedViewDefaults,
  savedViewPlaces,
  savedViews,
} from '@/server/db/schema'
import { checkIn, checkOut, requestFix } from '@/server/worker-app/attendance'
import { testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  OFFER,
  prepareStore,
  prepareStoreWith,
  writeRows,
  asSystem,
} from '@tests/kit/serverKit'

describe('company corrections', () => {
  const DAY = '2026-11-19'
  const END = `${DAY}T22:30:00+09:00`
  const PATH = '/companies/1/fix_payment_requests'
  const SHIFTS = { 11: 8001, 12: 8002, 21: 8003 } as const
  /** Who worked last night, in which store, and how many minutes more than planned they request. 905 has no scans. */
  const people = [
    { userId: 901, name: '長谷川 仁', clientId: 12, min: 3 },
    { userId: 902, name: 'グエン ティ リン', clientId: 11, min: 4 },
    { userId: 905, name: '德永 さくら', clientId: 11, min: 70 },
    { userId: 909, name: '他社 太郎', clientId: 21, min: 4 },
  ] as const

  const list = async (search = '', who: Who = 'company') =>
    (await callApi<CompanyCorrections>(who, 'GET', PATH + search)).body
  const approve = (items: { id: number; grossYen: number }[], who: Who = 'company') =>
    callApi<FixPaymentBulkResult>(who, 'PATCH', `${PATH}/bulk_approve`, { items })
  const wanted = ({ id, requested }: CompanyCorrections['items'][number]) => ({
    id,
    grossYen: requested.pay.grossYen,
  })

  beforeEach(async () => {
    const context = await prepareStoreWith('across_stores_1', async (db) => {
      for (const clientId of [11, 12, 21] as const)
        await addOffering(db, {
          id: SHIFTS[clientId],
          clientId,
          offerId: OFFER[clientId],
          day: DAY,
        })
      for (const { userId, name, clientId } of people) {
        await addWorker(db, { id: userId, name }, { clientId })
        await addMatch(db, SHIFTS[clientId], userId)
        if (userId !== 905)
          await checkIn(db, userId, SHIFTS[clientId], new Date(`${DAY}T16:58:00+09:00`))
      }
    })
    for (const { userId, clientId, min } of people) {
      const now = new Date(addMinutes(END, min))
      await writeRows(async (db) => {
        if (userId !== 905) await checkOut({ db, now }, userId, SHIFTS[clientId])
        await requestFix({ db, now }, userId, SHIFTS[clientId], {
          reasonKinds: ['overtime'],
          reasonText: '閉店の作業まで残りました。',
          startAt: `${DAY}T17:00:00+09:00`,
          endAt: addMinutes(END, min),
          breakMin: 0,
        })
      })
    }
    context.now = new Date('2026-11-20T09:41:00+09:00')
  })

  test('自社の全店舗の修正依頼が、期限の早い順に、店舗ごとの件数とともに出る', async () => {
    const { items, totalCount, stores } = await list()
    expect(items.map(({ name, store, diff }) => [name, store.id, diff.grossYen])).toEqual([
      // 3 and 4 minutes at night (25 % more on 1,350 yen): 84.4 and 112.5 yen.
      ['長谷川 仁', 12, 85],
      ['グエン ティ リン', 11, 113],
      ['德永 さくら', 11, expect.any(Number)],
    ])
    expect(totalCount).toBe(3)
    expect(stores.map(({ id, count }) => [id, count]).sort()).toEqual([
      [11, 2],
      [12, 1],
    ])
    expect(items.map(({ refusal }) => refusal)).toEqual([
      null,
      null,
      expect.stringContaining('チェックインのQRがないため、まとめて承認できません。'),
    ])
  })

  test('店舗で絞っても、選べる店舗はすべて残る。よその店舗を選んでも何も出ない', async () => {
    const { items, totalCount, stores } = await list('?store=12')
    expect([items.map(({ store }) => store.id), totalCount, stores.length]).toEqual([[12], 1, 2])
    expect(await list('?store=21')).toMatchObject({ items: [], totalCount: 0 })
  })

  test('店舗をまたいで一度に承認し、できないもの・知らないものは1件ずつ理由を返す', async () => {
    const { items } = await list()
    const [first, second, unscanned] = items.map(wanted)
    if (!first || !second || !unscanned) throw new Error('three corrections')
    const unknown = { id: 999_999, grossYen: 1 }
    const { status, body } = await approve([
      first,
      unscanned,
      { ...second, grossYen: second.grossYen - 1 },
      unknown,
    ])
    expect(status).toBe(200)
    expect(body.items.map(({ id, approved }) => [id, approved])).toEqual([
      [first.id, true],
      [unscanned.id, false],
      [second.id, false],
      [unknown.id, false],
    ])
    expect(body.items.map(({ message }) => message)).toEqual([
      null,
      expect.stringContaining('まとめて承認できません。'),
      expect.stringContaining('確定する報酬が'),
      expect.stringContaining('見つかりません。'),
    ])
    expect([body.approvedCount, body.totalYen]).toEqual([1, first.grossYen])
    expect((await list()).items.map(({ id }) => id)).toEqual([second.id, unscanned.id])
  })

  test('もう一度送っても二重には支払わず、先に対応した人を伝える', async () => {
    const [first] = (await list()).items.map(wanted)
    if (!first) throw new Error('a correction')
    await approve([first])
    const { body } = await approve([first])
    expect(body).toMatchObject({ approvedCount: 0, totalYen: 0 })
    expect(body.items[0]?.message).toMatch(/^すでに対応済みです。.*承認しました。$/)
    const context = await testContext()
    const [matching] = await context.db.tx('system', (db) =>
      db.select().from(matchings).where(eq(matchings.userId, 901)),
    )
    expect(matching?.fixedPay?.grossYen).toBe(first.grossYen)
    const sent = await context.db.tx('system', (db) =>
      db.$count(chatMessages, like(chatMessages.body, '%の修正依頼が承認されました。%')),
    )
    expect(sent).toBe(1)
  })

  test('店舗には承認した人の名前が、操作の記録には店舗と求人が残る', async () => {
    const [first] = (await list()).items.map(wanted)
    if (!first) throw new Error('a correction')
    await approve([first])
    const { body } = await callApi<Paged<FixPaymentRequest>>(
      'company',
      'GET',
      '/clients/12/attendances/fix_payment_requests?status=answered',
    )
    expect(body.items.map(({ respondedByName }) => respondedByName)).toEqual(['〚人1〛'])
    const log = await callApi<ActivityList>('company', 'GET', '/companies/1/activities?store=12')
    expect(log.body.items.map(({ text, targets }) => [text, targets.at(-1)?.id])).toEqual([
      ['店舗をまたいで修正依頼を承認', SHIFTS[12]],
    ])
  })

  test('よその企業の修正依頼は、知らない番号と同じに答える', async () => {
    const others = await callApi<CompanyCorrections>(
      'other',
      'GET',
      '/companies/2/fix_payment_requests',
    )
    const [foreign] = others.body.items.map(wanted)
    if (!foreign) throw new Error('a correction of the other company')
    const { body } = await approve([foreign])
    const unknown = (await approve([{ id: 999_999, grossYen: 1 }])).body
    expect(body.items[0]?.message).toBe(unknown.items[0]?.message)
    expect(body.approvedCount).toBe(0)
  })

  test('見られるのと承認できるのは、全店舗の権限がある人だけ', async () => {
    const one = [{ id: 1, grossYen: 1 }]
    expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
    expect((await approve(one, 'accounting')).status).toBe(403)
    expect((await callApi('manager', 'GET', PATH)).status).toBe(404)
    expect((await callApi('other', 'GET', PATH)).status).toBe(404)
    const many = Array.from({ length: 201 }, (_, i) => ({ id: i + 1, grossYen: 1 }))
    expect((await approve(many)).status).toBe(422)
  })
})

describe('company reviews', () => {
  const DAY = '2026-11-19'
  const PATH = '/companies/1/users'
  const SHIFTS = { 11: 8001, 12: 8002, 21: 8003 } as const
  const plain = {
    status: 'worked',
    checkedInAt: `${DAY}T16:58:00+09:00`,
    checkedOutAt: `${DAY}T22:31:00+09:00`,
  } as const
  /** 901 and 902 worked a plain shift in two stores; the others had something to look at. */
  const people = [
    { userId: 901, name: '高橋 美咲', clientId: 11, overrides: {} },
    { userId: 902, name: 'グエン ティ リン', clientId: 12, overrides: {} },
    {
      userId: 903,
      name: '山田 太郎',
      clientId: 11,
      overrides: { checkedInAt: `${DAY}T17:12:00+09:00` },
    },
    {
      userId: 904,
      name: '小林 千夏',
      clientId: 11,
      overrides: { checkedOutAt: `${DAY}T22:00:00+09:00` },
    },
    { userId: 905, name: '德永 さくら', clientId: 12, overrides: { checkedOutAt: null } },
    { userId: 906, name: '石川 健', clientId: 12, overrides: {} },
    { userId: 909, name: '他社 太郎', clientId: 21, overrides: {} },
  ] as const

  const list = async (search = '', who: Who = 'company') =>
    (await callApi<CompanyUnreviewedUsers>(who, 'GET', `${PATH}/unreviewed${search}`)).body
  const send = (matchingIds: number[], who: Who = 'company') =>
    callApi<GoodReviewsResult>(who, 'POST', `${PATH}/good_reviews`, { matchingIds })

  beforeEach(async () => {
    await prepareStoreWith('across_stores_2', async (db) => {
      for (const clientId of [11, 12, 21] as const)
        await addOffering(db, {
          id: SHIFTS[clientId],
          clientId,
          offerId: OFFER[clientId],
          day: DAY,
          peopleWanted: 5,
        })
      for (const { userId, name, clientId, overrides } of people) {
        await addWorker(db, { id: userId, name }, { clientId, workedCount: 5 })
        await addMatch(db, SHIFTS[clientId], userId, { ...plain, ...overrides })
      }
    })
    const { items } = await list()
    const matchingId = items.find(({ userId }) => userId === 906)?.matchingId ?? 0
    const times = { startAt: `${DAY}T17:00:00+09:00`, endAt: `${DAY}T22:30:00+09:00`, breakMin: 0 }
    await writeRows((db) =>
      db.insert(fixPaymentRequests).values({
        clientId: 12,
        matchingId,
        reasonKinds: ['transportation'],
        reasonText: '交通費の修正です。',
        planned: { ...times, grossYen: 8094 },
        requested: { ...times, grossYen: 8294 },
        status: 'approved',
        requestedAt: `${DAY}T23:00:00+09:00`,
        dueAt: '2026-11-26T23:00:00+09:00',
      }),
    )
  })

  test('自社の全店舗の評価待ちと、まとめて送れない人の理由が出る', async () => {
    const { items, totalCount, stores } = await list()
    expect(
      items.map(({ name, store, refusal }) => [name, store.id, refusal?.split('。')[0] ?? null]),
    ).toEqual([
      ['高橋 美咲', 11, null],
      ['グエン ティ リン', 12, null],
      ['山田 太郎', 11, '12分遅刻しています'],
      ['小林 千夏', 11, '予定より30分早く終えています'],
      ['德永 さくら', 12, 'チェックアウトの記録がありません'],
      ['石川 健', 12, '修正依頼があります'],
    ])
    expect(totalCount).toBe(6)
    expect(stores.map(({ id, count }) => [id, count]).sort()).toEqual([
      [11, 3],
      [12, 3],
    ])
    expect((await list('?store=12')).items.map(({ store }) => store.id)).toEqual([12, 12, 12])
    expect(await list('?store=21')).toMatchObject({ items: [], totalCount: 0 })
  })

  test('問題のなかった人だけが、店舗をまたいで一度にGoodになる', async () => {
    const { items } = await list()
    const ids = items.map(({ matchingId }) => matchingId)
    const { status, body } = await send([...ids, 999_999])
    expect(status).toBe(200)
    expect(body.reviewedCount).toBe(2)
    expect(body.items.map(({ reviewed }) => reviewed)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(body.items[2]?.message).toBe('12分遅刻しています。1名ずつ評価してください。')
    expect(body.items[6]?.message).toContain('見つかりません。')
    const written = await asSystem((db) => db.select().from(reviews).orderBy(reviews.userId))
    expect(
      written.map(({ userId, clientId, kind, reviewedBy, comment }) => [
        userId,
        clientId,
        kind,
        reviewedBy,
        comment,
      ]),
    ).toEqual([
      [901, 11, 'good', 1, ''],
      [902, 12, 'good', 1, ''],
    ])
    expect((await list()).totalCount).toBe(4)
  })

  test('もう一度送っても評価は1つのまま。店舗が先に評価した人は、だれがしたかを伝える', async () => {
    const { items } = await list()
    const [first, second] = items.map(({ matchingId }) => matchingId)
    if (!first || !second) throw new Error('two workers')
    await send([first])
    expect((await send([first])).body).toMatchObject({ reviewedCount: 1 })
    const [worker] = await asSystem((db) => db.select().from(users).where(eq(users.id, 901)))
    expect([worker?.reviewCount, worker?.goodCount]).toEqual([1, 1])
    await callApi('staff', 'POST', `${PATH}/good_reviews`, { matchingIds: [second] })
    const { body } = await send([second])
    expect(body.items[0]).toMatchObject({ reviewed: false })
    expect(body.items[0]?.message).toMatch(/さんが.*に評価しました。$/)
  })

  test('操作の記録には店舗と求人が残る', async () => {
    const { items } = await list()
    await send(items.map(({ matchingId }) => matchingId))
    const log = await callApi<ActivityList>('company', 'GET', '/companies/1/activities?store=12')
    expect(log.body.items.map(({ text, targets }) => [text, targets.at(-1)?.id])).toEqual([
      ['店舗をまたいでワーカーをGoodと評価', SHIFTS[12]],
    ])
  })

  test('よその企業の勤務は知らない番号と同じに答え、権限のない人は断る', async () => {
    const others = await callApi<CompanyUnreviewedUsers>(
      'other',
      'GET',
      '/companies/2/users/unreviewed',
    )
    const foreign = others.body.items[0]?.matchingId ?? 0
    const message = (await send([999_999])).body.items[0]?.message
    expect((await send([foreign])).body.items).toEqual([
      { matchingId: foreign, reviewed: false, message },
    ])
    expect(await asSystem((db) => db.$count(reviews))).toBe(0)
    expect((await callApi('accounting', 'GET', `${PATH}/unreviewed`)).status).toBe(403)
    expect((await send([foreign], 'accounting')).status).toBe(403)
    expect((await callApi('manager', 'GET', `${PATH}/unreviewed`)).status).toBe(404)
  })
})

describe('company saved views', () => {
  const PATH = '/companies/1/saved_views'
  const STORE_PATH = '/clients/11/saved_views'
  const waiting = { list: 'companyClients', name: '待つ店舗', query: '?todo=1', isShared: false }
  const save = (change: object = {}, who: Who = 'staff') =>
    callApi<SavedView & { fields?: Record<string, string> }>(who, 'POST', PATH, {
      ...waiting,
      ...change,
    })
  const list = (who: Who, viewList: CompanyViewList = 'companyClients') =>
    callApi<SavedViews>(who, 'GET', `${PATH}?list=${viewList}`)
  const names = async (who: Who, viewList?: CompanyViewList) =>
    (await list(who, viewList)).body.items.map(({ name }) => name)
  const reorder = (
    ids: number[],
    who: Who = 'staff',
    viewList: CompanyViewList = 'companyClients',
  ) => callApi<SavedViews>(who, 'PUT', '/companies/1/saved_view_order', { list: viewList, ids })

  beforeEach(prepareStore)

  test('自分の条件は自分だけに、共有した条件は企業の一覧を見られる全員に見える', async () => {
    expect(await save()).toMatchObject({ status: 200, body: { isOwn: true, isRemovable: true } })
    expect(await names('staff')).toEqual(['待つ店舗'])
    expect(await names('company')).toEqual([])
    expect(await names('staff', 'members')).toEqual([])
    await save({ name: '全員の条件', isShared: true }, 'company')
    expect((await list('staff')).body.items).toMatchObject([
      { name: '全員の条件', isRemovable: false, isOwn: false },
      { name: '待つ店舗', isRemovable: true, isOwn: true },
    ])
  })

  test.each([
    ['companyClients', '?keyword=%E6%B8%8B%E8%B0%B7&prefecture=13&todo=1&order=open'],
    ['companyCorrections', '?store=11'],
    ['companyReviews', '?store=12'],
    ['members', '?role=viewer&state=invited&store=11'],
    ['activities', '?account=4&store=11&kind=members&from=2026-11-01&to=2026-11-20'],
  ] as const)('%s の条件を覚え、ページと知らないものは捨てる', async (viewList, query) => {
    const { body } = await save(
      { list: viewList, query: `${query}&page=3&before=9&nonsense=1` },
      'company',
    )
    expect(body.query).toBe(query)
  })

  test('条件のないURL、店舗の一覧、店舗の条件の名前は断る', async () => {
    expect(await save({ query: '?page=2' })).toMatchObject({
      status: 422,
      body: { fields: { query: '条件を選んでから保存してください。' } },
    })
    expect(await save({ list: 'users', query: '?minWorkedCount=3' })).toMatchObject({ status: 422 })
    const ofHeadOffice = await callApi('manager', 'POST', STORE_PATH, waiting)
    expect(ofHeadOffice).toMatchObject({ status: 422 })
  })

  test('全員に見せ、人の条件を消せるのは、企業を編集できる企業管理者だけ', async () => {
    expect(await save({ isShared: true }, 'staff')).toMatchObject({ status: 403 })
    const { body: shared } = await save({ name: '全員の条件', isShared: true }, 'company')
    const remove = (id: number, who: Who) => callApi(who, 'DELETE', `${PATH}/${id}`)
    expect(await remove(shared.id, 'staff')).toMatchObject({ status: 403 })
    const { body: own } = await save()
    expect(await remove(own.id, 'company')).toMatchObject({ status: 404 })
    expect(await remove(own.id, 'staff')).toMatchObject({ status: 204 })
    expect(await remove(shared.id, 'company')).toMatchObject({ status: 204 })
  })

  test('企業の一覧を開けない人には、その条件も見えず、保存もできない', async () => {
    const log = { list: 'activities', query: '?kind=members' }
    const { body: ofLog } = await save({ ...log, isShared: true }, 'company')
    // The activity log is for the 企業管理者 alone.
    expect(await list('staff', 'activities')).toMatchObject({ status: 403 })
    expect(await save(log, 'staff')).toMatchObject({ status: 403 })
    expect(await reorder([ofLog.id], 'staff', 'activities')).toMatchObject({ status: 403 })
    const setDefault = { isDefault: true }
    expect(await callApi('staff', 'PUT', `${PATH}/${ofLog.id}/default`, setDefault)).toMatchObject({
      status: 403,
    })
    expect(await callApi('staff', 'DELETE', `${PATH}/${ofLog.id}`)).toMatchObject({ status: 403 })
    expect(await list('accounting')).toMatchObject({ status: 403 })
    expect(await list('staff', 'members')).toMatchObject({ status: 200 })
  })

  test('店舗の人とほかの企業の人には、企業の条件はないのと同じ', async () => {
    const { body: shared } = await save({ isShared: true }, 'company')
    for (const who of ['manager', 'other'] as const) {
      expect(await list(who)).toMatchObject({ status: 404 })
      expect(await save({}, who)).toMatchObject({ status: 404 })
      expect(await reorder([shared.id], who)).toMatchObject({ status: 404 })
      expect(await callApi(who, 'DELETE', `${PATH}/${shared.id}`)).toMatchObject({ status: 404 })
    }
    // The id is right, the scope is not: another company, and a store of the same company.
    const foreign = [
      ['other', `/companies/2/saved_views/${shared.id}`],
      ['company', `${STORE_PATH}/${shared.id}`],
    ] as const
    for (const [who, url] of foreign) {
      expect(await callApi(who, 'DELETE', url)).toMatchObject({ status: 404 })
      expect(await callApi(who, 'PUT', `${url}/default`, { isDefault: true })).toMatchObject({
        status: 404,
      })
    }
    const { body: ofStore } = await callApi<SavedView>('manager', 'POST', STORE_PATH, {
      ...{ list: 'users', name: '常連', query: '?minWorkedCount=3', isShared: true },
    })
    expect(await callApi('company', 'DELETE', `${PATH}/${ofStore.id}`)).toMatchObject({
      status: 404,
    })
    expect(await names('company')).toEqual(['待つ店舗'])
  })

  test('データベースも、企業の条件を店舗とほかの企業の取引に見せない', async () => {
    const { body: view } = await save({ isShared: true }, 'company')
    await callApi('company', 'PUT', `${PATH}/${view.id}/default`, { isDefault: true })
    await reorder([view.id], 'company')
    const { db } = await testContext()
    const seen = (scope: { companyId: number; clientId?: number }) =>
      db.tx(scope, async (tx) => {
        const counts: number[] = []
        for (const table of [savedViews, savedViewDefaults, savedViewPlaces])
          counts.push(await tx.$count(table, isNotNull(table.companyId)))
        return counts
      })
    expect(await seen({ companyId: 1 })).toEqual([1, 1, 1])
    expect(await seen({ companyId: 1, clientId: 11 })).toEqual([0, 0, 0])
    expect(await seen({ companyId: 2 })).toEqual([0, 0, 0])
  })

  test('同じ名前と13件目を断り、全員に見せる条件も12件まで。店舗の条件は数えない', async () => {
    const ofStore = { list: 'users', query: '?minWorkedCount=3', isShared: true }
    await callApi('company', 'POST', STORE_PATH, { ...ofStore, name: '待つ店舗' })
    await save({ isShared: true }, 'company')
    expect(await save({}, 'company')).toMatchObject({ status: 422 })
    for (let index = 2; index <= 12; index++)
      expect(await save({ name: `条件${index}`, isShared: true }, 'company')).toMatchObject({
        status: 200,
      })
    expect(await save({ name: '自分の13件目' }, 'company')).toMatchObject({
      status: 422,
      body: {
        fields: { name: '保存できる条件は12件までです。使わないものを消してください。' },
      },
    })
    // Another account of the company that may share. The limit of twelve counts the shared views of all.
    await writeRows((db) =>
      db.update(savedViews).set({ accountId: 2 }).where(eq(savedViews.name, '条件12')),
    )
    expect(await save({ name: '13件目', isShared: true }, 'company')).toMatchObject({
      status: 422,
      body: {
        fields: { isShared: '全員に見せられる条件は12件までです。使わないものを消してください。' },
      },
    })
    const members = { list: 'members', query: '?state=invited', isShared: true }
    expect(await save(members, 'company')).toMatchObject({ status: 200 })
  })

  test('最初に開く条件は、その人の一つの一覧に一つだけで、店舗のものとは別', async () => {
    const { body: first } = await save({ isShared: true }, 'company')
    const { body: second } = await save({ name: '二つめ', isShared: true }, 'company')
    const setDefault = (id: number, isDefault = true) =>
      callApi<SavedView>('staff', 'PUT', `${PATH}/${id}/default`, { isDefault })
    const defaults = async (who: Who) =>
      (await list(who)).body.items.flatMap(({ id, isDefault }) => (isDefault ? [id] : []))
    expect(await setDefault(first.id)).toMatchObject({ status: 200, body: { isDefault: true } })
    await setDefault(second.id)
    expect(await defaults('staff')).toEqual([second.id])
    expect(await defaults('company')).toEqual([])
    expect(await callApi('company', 'DELETE', `${PATH}/${second.id}`)).toMatchObject({
      status: 204,
    })
    expect(await defaults('staff')).toEqual([])
    await setDefault(first.id)
    await setDefault(first.id, false)
    expect(await defaults('staff')).toEqual([])
  })

  test('順は人ごとで、先に消された条件があれば409', async () => {
    const { body: b } = await save({ name: 'B' })
    const { body: a } = await save({ name: 'A' })
    const { body: c } = await save({ name: 'C', isShared: true }, 'company')
    const moved = await reorder([c.id, b.id, a.id])
    expect(moved.body.items.map(({ name }) => name)).toEqual(['C', 'B', 'A'])
    expect(await names('company')).toEqual(['C'])
    await callApi('company', 'DELETE', `${PATH}/${c.id}`)
    expect(await names('staff')).toEqual(['B', 'A'])
    expect(await reorder([c.id, a.id, b.id])).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
    expect(await reorder([a.id, a.id])).toMatchObject({ status: 422 })
  })

  const counts = (viewList: string, who: Who = 'company') =>
    callApi<SavedViewCounts>(who, 'GET', `/companies/1/saved_view_counts?list=${viewList}`)
  const found = async (viewList: CompanyViewList) =>
    Object.fromEntries(
      (await counts(viewList)).body.items.map(({ query, count }) => [query, count]),
    )

  describe('件数', () => {
    const saveAll = async (viewList: CompanyViewList, ...queries: string[]) => {
      for (const query of queries) {
        const name = query.slice(0, 30)
        expect(await save({ list: viewList, name, query }, 'company')).toMatchObject({
          status: 200,
        })
      }
    }
    const totalOf = async (url: string) =>
      (await callApi<{ totalCount: number }>('company', 'GET', url)).body.totalCount

    test('店舗、修正依頼、評価、スタッフを、それぞれの一覧と同じだけ数える', async () => {
      await writeRows(async (db) => {
        await db.update(clients).set({ prefectureCode: '27' }).where(eq(clients.id, 13))
        await db.update(factCheckTasks).set({ status: 'approved' })
        // Somebody waits for a review at store 11.
        await addOffering(db, { id: 1101, day: '2026-11-18' })
        await addWorker(db, { id: 901, name: '浅野 咲' })
        await addMatch(db, 1101, 901, { status: 'worked' })
        // Of another company.
        const ofOther = { clientId: 21, offerId: OFFER[21], day: '2026-11-18' }
        await addOffering(db, { id: 2101, ...ofOther })
        await addWorker(db, { id: 909, name: '他社 太郎' }, { clientId: 21 })
        await addMatch(db, 2101, 909, { status: 'worked' })
      })
      await saveAll('companyClients', '?todo=1', '?prefecture=27', '?todo=1&prefecture=27')
      await saveAll('companyCorrections', '?store=11')
      await saveAll('companyReviews', '?store=11', '?store=12', '?store=21')
      await saveAll(
        'members',
        '?role=companyAdmin',
        '?keyword=sibling',
        '?store=12',
        '?state=invited',
      )
      expect(await found('companyClients')).toEqual({
        '?todo=1': 1,
        '?prefecture=27': 1,
        '?prefecture=27&todo=1': 0,
      })
      expect(await found('companyCorrections')).toEqual({ '?store=11': 0 })
      expect(await found('companyReviews')).toEqual({
        '?store=11': 1,
        '?store=12': 0,
        '?store=21': 0,
      })
      // The three of head office may open each store.
      expect(await found('members')).toEqual({
        '?role=companyAdmin': 1,
        '?keyword=sibling': 1,
        '?store=12': 4,
        '?state=invited': 0,
      })
      const lists = [
        ['companyClients', '/companies/1/clients'],
        ['companyReviews', '/companies/1/users/unreviewed'],
        ['members', '/companies/1/members'],
      ] as const
      for (const [viewList, url] of lists)
        for (const [query, count] of Object.entries(await found(viewList)))
          expect([viewList, query, count]).toEqual([viewList, query, await totalOf(url + query)])
    })

    test('操作の記録は数えず、開けない一覧とほかの企業の件数は断る', async () => {
      expect(await counts('activities')).toMatchObject({ status: 422 })
      expect(await counts('companyClients', 'accounting')).toMatchObject({ status: 403 })
      expect(await counts('companyClients', 'other')).toMatchObject({ status: 404 })
      expect(await counts('companyClients', 'manager')).toMatchObject({ status: 404 })
    })

    test('修正依頼は、確認待ちのものを店舗ごとに数える', async () => {
      await (await testContext()).reset()
      await saveAll('companyCorrections', '?store=11', '?store=13')
      const url = '/companies/1/fix_payment_requests'
      const byQuery = await found('companyCorrections')
      expect(Object.keys(byQuery)).toEqual(['?store=11', '?store=13'])
      expect(byQuery['?store=11']).toBeGreaterThan(0)
      for (const [query, count] of Object.entries(byQuery))
        expect([query, count]).toEqual([query, await totalOf(url + query)])
    })
  })

  test('保存と共有は、企業の操作の記録に言葉で残る', async () => {
    await save({ isShared: true }, 'company')
    const { rows } = (await testContext()).engine
    const [last] = await rows(
      'select company_id, client_id, call from audit_log order by id desc limit 1',
    )
    expect(last).toMatchObject({
      call: 'POST /companies/{companyId}/saved_views',
      client_id: null,
    })
    expect(Number(last?.['company_id'])).toBe(1)
    const logged = await callApi<{ items: { text: string }[] }>(
      'company',
      'GET',
      '/companies/1/activities',
    )
    expect(logged.body.items[0]?.text).toBe('企業の一覧の条件を保存')
  })
})
