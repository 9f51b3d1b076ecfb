/**
 * Several subjects: store reviews, worker reviews and promises. They share a file because each file loads the server
 * anew (docs/TESTING.md).
 */
import { and, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type {
  ClientEvaluation,
  ClientReview,
  ReviewBatchResult,
  ReviewInput,
  UnreviewedUsers,
  BrokenPromises,
} from '@/contracts/reviews/schemas'
import {
  clientReviewReports,
  clientReviews,
  matchings,
  clientUsers,
  groups,
  groupUsers,
  reviews,
  userBadges,
  userBlocks,
  users,
  fixPaymentRequests,
} from '@/server/db/schema'
import { browser, type Who } from '@tests/kit/app'
import {
  OFFER,
  asSystem,
  callStore,
  writeRows,
  addMatch,
  addOffer,
  addOffering,
} from '@tests/kit/serverKit'
// Importing the kit gives each test last night's dinner (SHIFT), which four workers worked and 905 missed.
import { DAY, EARLIER, SHIFT, OWN_GROUP } from './reviewsKit'

describe('store reviews', () => {
  describe('店舗の評価', () => {
    const said = async (
      userId: number,
      overrides: Partial<typeof clientReviews.$inferInsert>,
      offering = SHIFT,
    ) =>
      writeRows(async (db) => {
        const [one] = await db
          .select()
          .from(matchings)
          .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, offering)))
        await db.insert(clientReviews).values({
          clientId: 11,
          matchingId: one?.id ?? 0,
          kind: 'good',
          onTime: true,
          asDescribed: true,
          wantAgain: true,
          createdAt: `${DAY}T15:00:00.000Z`,
          ...overrides,
        })
      })
    beforeEach(async () => {
      await writeRows((db) => db.delete(clientReviews))
      await said(901, { comment: '働きやすかったです。' })
      await said(902, {
        kind: 'bad',
        onTime: false,
        wantAgain: false,
        comment: '終了が10分ほど遅れました。',
        createdAt: '2026-11-20T00:00:00.000Z',
      })
      await said(903, {})
      await said(901, { createdAt: '2026-11-13T00:00:00.000Z' }, EARLIER)
    })
    const list = async (search = '') =>
      (await callStore<Paged<ClientReview>>('viewer', 'GET', `/client_reviews${search}`)).body
    test('新しい順に並び、だれが書いたかは分からない', async () => {
      const found = await list()
      expect(found.items.map((one) => one.kind)).toEqual(['bad', 'good', 'good', 'good'])
      expect(found.items[0]).toMatchObject({
        offerTitle: 'ディナーのホールスタッフ',
        workedOn: DAY,
        month: '2026-11',
        reply: null,
      })
      expect(JSON.stringify(found)).not.toMatch(/高橋|グエン|90[1-5]/)
    })
    test('2名までの勤務では、働いた日も伏せる', async () => {
      await writeRows((db) =>
        db
          .delete(matchings)
          .where(and(eq(matchings.offeringId, EARLIER), eq(matchings.userId, 902))),
      )
      await writeRows((db) =>
        db
          .delete(matchings)
          .where(and(eq(matchings.offeringId, EARLIER), eq(matchings.userId, 903))),
      )
      expect((await list()).items.at(-1)).toMatchObject({ workedOn: null, month: '2026-11' })
    })
    test('Bad・コメントあり・ひな形で絞り込める', async () => {
      expect((await list('?kind=bad')).totalCount).toBe(1)
      expect((await list('?hasComment=1')).totalCount).toBe(2)
      expect((await list(`?offerId=${OFFER[11]}`)).totalCount).toBe(4)
      expect((await list(`?offerId=${OFFER[12]}`)).totalCount).toBe(0)
    })
    test('Good率・3つの項目・推移・件数を返す', async () => {
      const { body } = await callStore<ClientEvaluation>(
        'viewer',
        'GET',
        '/client_reviews/evaluation',
      )
      expect(body).toMatchObject({
        goodRate: 75,
        reviewCount: 4,
        badCount: 1,
        commentCount: 2,
        items: [
          { key: 'on_time', goodRate: 75 },
          { key: 'as_described', goodRate: 100 },
          { key: 'want_again', goodRate: 75 },
        ],
        offers: [{ count: 4 }],
      })
      expect(body.trend.at(-1)).toEqual({ month: '2026-11', goodRate: 75, count: 4 })
    })
    test('返信は一度だけで、報告も一度だけ。閲覧のみの人はどちらもできない', async () => {
      const { id } = (await list('?kind=bad')).items[0] ?? { id: 0 }
      expect(
        (await callStore('viewer', 'POST', `/client_reviews/${id}/reply`, { body: '改めます。' }))
          .status,
      ).toBe(403)
      expect(
        await callStore('clientStaff', 'POST', `/client_reviews/${id}/reply`, {
          body: '改めます。【何を改めるか】',
        }),
      ).toMatchObject({
        status: 422,
        body: { fields: { body: '【】のところを、店舗の言葉に書き換えてから送ってください。' } },
      })
      expect(
        await callStore('clientStaff', 'POST', `/client_reviews/${id}/reply`, {
          body: '終了の時刻を守るよう改めます。',
        }),
      ).toMatchObject({
        status: 200,
        body: { reply: { body: '終了の時刻を守るよう改めます。', byName: '〚人5〛' } },
      })
      expect(
        await callStore('manager', 'POST', `/client_reviews/${id}/reply`, { body: 'もう一度。' }),
      ).toMatchObject({
        status: 409,
        body: { messages: [expect.stringContaining('〚人5〛さんが')] },
      })
      expect(
        (
          await callStore('clientStaff', 'POST', `/client_reviews/${id}/report`, {
            reason: 'abuse',
            note: '',
          })
        ).status,
      ).toBe(403)
      expect(
        await callStore('manager', 'POST', `/client_reviews/${id}/report`, {
          reason: 'false_facts',
          note: '記録では定刻に終わっています。',
        }),
      ).toMatchObject({ status: 200, body: { reported: true } })
      expect(
        (
          await callStore('manager', 'POST', `/client_reviews/${id}/report`, {
            reason: 'abuse',
            note: '',
          })
        ).status,
      ).toBe(409)
      expect(await asSystem((db) => db.$count(clientReviewReports))).toBe(1)
    })
  })
})

describe('worker reviews', () => {
  const unreviewed = async (offering = SHIFT, who: Who = 'viewer') =>
    (await callStore<UnreviewedUsers>(who, 'GET', `/offerings/${offering}/users/unreviewed`)).body
  const review = (matchingId: number, overrides: Partial<ReviewInput> = {}): ReviewInput => ({
    matchingId,
    kind: 'good',
    reasons: [],
    positions: [],
    comment: '',
    addGroupIds: [],
    favorite: null,
    trusted: null,
    memo: null,
    block: false,
    ...overrides,
  })
  const send = async (all: ReviewInput[], who: Who = 'manager', offering = SHIFT) => {
    const answer = await (
      await browser(who)
    ).call('POST', `/app/api/v2/clients/11/offerings/${offering}/users/reviews`, { reviews: all })
    return {
      status: answer.status,
      body: (await answer.json()) as ReviewBatchResult & { messages?: string[] },
    }
  }
  const matchingOf = async (userId: number, offering = SHIFT) => {
    const found = (await unreviewed(offering)).items.find((one) => one.userId === userId)
    if (!found) throw new Error(`${userId} is reviewed`)
    return found.matchingId
  }
  describe('未評価のワーカー', () => {
    test('勤務を終えた人だけが、チェックイン・アウト・回数・期限・頼める業務とともに並ぶ', async () => {
      const list = await unreviewed()
      expect(list).toMatchObject({
        title: 'ディナーのホールスタッフ',
        workedCount: 4,
        dueAt: '2026-12-04T00:00:00+09:00',
      })
      expect(list.positions).toEqual(expect.arrayContaining(['ホール', 'レジ']))
      expect(list.items.map((one) => [one.userId, one.lateMin, one.isFirstTime])).toEqual([
        [901, 0, false],
        [902, 0, false],
        [903, 12, true],
        [904, 0, false],
      ])
    })
  })
  describe('まとめて評価', () => {
    test('4名を一度に送ると、それぞれに1つの評価が残り、未評価の数が減る', async () => {
      const all = (await unreviewed()).items
      const { status, body } = await send(
        all.map((one) =>
          one.userId === 903
            ? review(one.matchingId, {
                kind: 'bad',
                reasons: ['late'],
                comment: '開始の10分前の到着をお願いします。',
              })
            : review(one.matchingId),
        ),
      )
      expect([status, body.reviewedCount, body.items.every((one) => one.reviewed)]).toEqual([
        200,
        4,
        true,
      ])
      expect((await unreviewed()).items).toEqual([])
      expect(
        await asSystem((db) =>
          db
            .select({ kind: reviews.kind, reasons: reviews.reasons, by: reviews.reviewedBy })
            .from(reviews)
            .where(eq(reviews.userId, 903)),
        ),
      ).toEqual([{ kind: 'bad', reasons: ['late'], by: 4 }])
      expect(
        await asSystem((db) =>
          db
            .select({ good: users.goodCount, all: users.reviewCount })
            .from(users)
            .where(eq(users.id, 903)),
        ),
      ).toEqual([{ good: 0, all: 1 }])
      expect(
        (
          await callStore<{ items: unknown[]; usersCount: number }>(
            'manager',
            'GET',
            '/offerings/unreviewed',
          )
        ).body,
      ).toMatchObject({ usersCount: 4 }) // Those of the earlier shift.
    })
    test('送れないものは理由とともに残り、ほかは評価される', async () => {
      const [first, second] = [await matchingOf(901), await matchingOf(902)]
      const { body } = await send([review(first), review(second, { kind: 'bad' })])
      expect(body).toMatchObject({
        reviewedCount: 1,
        items: [
          { userId: 901, reviewed: true },
          { userId: 902, reviewed: false, message: 'Badの理由を1つ以上選んでください。' },
        ],
      })
      expect((await unreviewed()).items.map((one) => one.userId)).toEqual([902, 903, 904])
    })
    test('同じ評価をもう一度送っても1つだけ残り、別の担当者の後からの評価はだれがいつしたかを返す', async () => {
      const id = await matchingOf(901)
      expect((await send([review(id, { positions: ['ホール'] })])).body.reviewedCount).toBe(1)
      expect((await send([review(id, { positions: ['ホール'] })])).body).toMatchObject({
        reviewedCount: 1,
        badges: [],
      })
      expect(
        (await send([review(id, { kind: 'bad', reasons: ['late'] })], 'clientStaff')).body.items,
      ).toMatchObject([
        { reviewed: false, message: '〚人4〛さんが11月20日(金) 9:41に評価しました。' },
      ])
      expect(await asSystem((db) => db.$count(reviews, eq(reviews.matchingId, id)))).toBe(1)
      expect(
        await asSystem((db) =>
          db
            .select({ n: userBadges.approvedCount })
            .from(userBadges)
            .where(eq(userBadges.userId, 901)),
        ),
      ).toEqual([{ n: 1 }])
    })
    test('二人が同時に送っても、評価は1つになる', async () => {
      const id = await matchingOf(902)
      const answers = await Promise.all([
        send([review(id)]),
        send([review(id, { kind: 'bad', reasons: ['late'] })], 'clientStaff'),
      ])
      expect(answers.reduce((sum, one) => sum + one.body.reviewedCount, 0)).toBe(1)
      expect(await asSystem((db) => db.$count(reviews, eq(reviews.matchingId, id)))).toBe(1)
    })
    test('欠勤した人や別の求人の人は評価できず、何も書かれない', async () => {
      const absent = await asSystem(
        async (db) =>
          (
            await db.select({ id: matchings.id }).from(matchings).where(eq(matchings.userId, 905))
          )[0]?.id ?? 0,
      )
      expect((await send([review(absent)])).body.items).toMatchObject([
        { reviewed: false, message: '勤務を終えていないため、評価できません。' },
      ])
      expect(
        (await send([review(await matchingOf(901)), review(await matchingOf(902, EARLIER))]))
          .status,
      ).toBe(404)
      expect(await asSystem((db) => db.$count(reviews))).toBe(0)
    })
    test('2回目の「次回も頼みたい業務」でバッジになる', async () => {
      expect(
        (
          await send(
            [review(await matchingOf(901, EARLIER), { positions: ['ホール', 'レジ'] })],
            'manager',
            EARLIER,
          )
        ).body.badges,
      ).toEqual([])
      expect(
        (await send([review(await matchingOf(901), { positions: ['レジ'] })])).body.badges,
      ).toEqual([{ userId: 901, position: 'レジ' }])
      expect(
        (await send([review(await matchingOf(902), { positions: ['フォークリフト'] })])).body
          .items[0]?.reviewed,
      ).toBe(false)
    })
    test('グループ・お気に入り・認定・メモは評価と一緒に残り、ブロックはグループから外す', async () => {
      await send([
        review(await matchingOf(901), {
          addGroupIds: [OWN_GROUP],
          favorite: true,
          trusted: true,
          memo: 'レジも任せられます。',
        }),
        review(await matchingOf(902), { kind: 'bad', reasons: ['attitude'], block: true }),
      ])
      const known = (id: number) =>
        asSystem(
          async (db) =>
            (
              await db
                .select()
                .from(clientUsers)
                .where(and(eq(clientUsers.clientId, 11), eq(clientUsers.userId, id)))
            )[0],
        )
      expect(await known(901)).toMatchObject({
        favorite: true,
        trusted: true,
        memo: 'レジも任せられます。',
      })
      expect(
        await asSystem((db) =>
          db
            .select({ name: groups.name, favorites: groups.isDefault })
            .from(groupUsers)
            .innerJoin(groups, eq(groups.id, groupUsers.groupId))
            .where(eq(groupUsers.userId, 901))
            .orderBy(groups.isDefault),
        ),
      ).toMatchObject([{ name: '常連ホール' }, { favorites: true }])
      expect(await asSystem((db) => db.$count(userBlocks, eq(userBlocks.userId, 902)))).toBe(1)
    })
    test('店舗スタッフの評価は受け付け、ブロックと認定だけを店舗管理者に任せる', async () => {
      const { body } = await send(
        [
          review(await matchingOf(901)),
          review(await matchingOf(902), { kind: 'bad', reasons: ['attitude'], block: true }),
        ],
        'clientStaff',
      )
      expect(body.items).toMatchObject([
        { reviewed: true },
        { reviewed: false, message: expect.stringContaining('店舗管理者だけ') },
      ])
      expect((await send([review(await matchingOf(903))], 'viewer')).status).toBe(403)
      expect(
        (await send([review(await matchingOf(903), { comment: '番号は 1234 5678 9018 です。' })]))
          .status,
      ).toBe(422)
    })
  })
})

describe('promises', () => {
  const matchingOf = (userId: number, offeringId: number) =>
    asSystem(async (db) => {
      const [one] = await db
        .select()
        .from(matchings)
        .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, offeringId)))
      if (!one) throw new Error(`no matching of ${userId}`)
      return one
    })
  const said = async (
    userId: number,
    overrides: Partial<typeof clientReviews.$inferInsert> = {},
    offeringId = SHIFT,
  ) => {
    const { id } = await matchingOf(userId, offeringId)
    await writeRows((db) =>
      db.insert(clientReviews).values({
        clientId: 11,
        matchingId: id,
        kind: 'good',
        onTime: true,
        asDescribed: true,
        wantAgain: true,
        createdAt: `${DAY}T15:00:00.000Z`,
        ...overrides,
      }),
    )
  }
  /** The end is 22:30 in Tokyo, 13:30 in UTC. */
  const checkedOut = (userId: number, offeringId: number, checkedOutAt: string) =>
    writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedOutAt })
        .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, offeringId))),
    )
  const broken = async () =>
    (await callStore<BrokenPromises>('viewer', 'GET', '/client_reviews/promises')).body.items
  const countOf = async (search: string) =>
    (await callStore<Paged<ClientReview>>('viewer', 'GET', `/client_reviews${search}`)).body
      .totalCount

  beforeEach(async () => {
    await writeRows(async (db) => {
      await db.delete(clientReviews)
      await db
        .update(matchings)
        .set({ checkedInAt: '2026-11-12T07:58:00.000Z', checkedOutAt: '2026-11-12T13:30:00.000Z' })
        .where(eq(matchings.offeringId, EARLIER))
    })
  })

  describe('募集とちがうところ', () => {
    test('3名以上の答えと記録を、ひな形ごとに数える', async () => {
      await said(901)
      await said(902, { kind: 'bad', onTime: false, asDescribed: false, wantAgain: false })
      await said(903, { onTime: false })
      await said(901, {}, EARLIER)
      await checkedOut(902, SHIFT, `${DAY}T13:40:01.000Z`)
      await checkedOut(903, SHIFT, `${DAY}T13:40:00.000Z`)
      expect(await broken()).toEqual([
        {
          offerId: expect.any(Number),
          title: 'ディナーのホールスタッフ',
          kind: 'onTime',
          count: 2,
          total: 4,
        },
      ])
      await checkedOut(903, SHIFT, `${DAY}T13:40:01.000Z`)
      expect((await broken()).map(({ kind, count, total }) => [kind, count, total])).toEqual([
        ['onTime', 2, 4],
        ['endedLate', 2, 8],
      ])
    })
    test('承認した修正依頼で短くなった休憩だけを数える', async () => {
      const planned = {
        startAt: `${DAY}T08:00:00.000Z`,
        endAt: `${DAY}T13:30:00.000Z`,
        breakMin: 60,
        grossYen: 6_000,
      }
      const asked = async (userId: number, breakMin: number, status: 'approved' | 'rejected') => {
        const { id } = await matchingOf(userId, SHIFT)
        await writeRows((db) =>
          db.insert(fixPaymentRequests).values({
            clientId: 11,
            matchingId: id,
            reasonKinds: ['break_change'],
            reasonText: '休憩が短くなりました。',
            planned,
            requested: { ...planned, breakMin },
            status,
            requestedAt: `${DAY}T14:00:00.000Z`,
            dueAt: '2026-11-26T14:00:00.000Z',
          }),
        )
      }
      await asked(901, 30, 'approved')
      await asked(902, 30, 'rejected')
      await asked(903, 75, 'approved')
      expect(await broken()).toEqual([])
      await asked(904, 45, 'approved')
      expect(await broken()).toMatchObject([{ kind: 'breakShortened', count: 2, total: 8 }])
    })
    test('答えた人が3名に満たなければ、何も言わない', async () => {
      await said(901, { onTime: false })
      await said(902, { onTime: false })
      await said(901, { onTime: false }, EARLIER)
      await said(902, { onTime: false }, EARLIER)
      expect(await broken()).toEqual([])
    })
    test('90日より前の勤務は数えず、件数は開く一覧と合う', async () => {
      await writeRows(async (db) => {
        await addOffering(db, { id: 8010, day: '2026-03-10', peopleWanted: 4 })
        for (const id of [901, 902, 903])
          await addMatch(db, 8010, id, {
            status: 'worked',
            checkedInAt: '2026-03-10T07:58:00.000Z',
            checkedOutAt: '2026-03-10T13:30:00.000Z',
          })
      })
      for (const id of [901, 902, 903]) await said(id, { onTime: id === 903 })
      for (const id of [901, 902, 903]) await said(id, { onTime: false }, 8010)
      const [item] = await broken()
      expect(item).toMatchObject({ kind: 'onTime', count: 2, total: 3 })
      const offerId = `?offerId=${item?.offerId ?? 0}`
      expect(await countOf(`${offerId}&period=90d`)).toBe(3)
      expect(await countOf(`${offerId}&period=90d&answeredNo=onTime`)).toBe(2)
      expect(await countOf(`${offerId}&period=year&answeredNo=onTime`)).toBe(5)
      expect(await countOf(offerId)).toBe(6)
    })
    test('割合の大きい順に並ぶ', async () => {
      const LUNCH = 8100
      await writeRows(async (db) => {
        await addOffer(db, { id: LUNCH, clientId: 11, title: 'ランチ' })
        await addOffering(db, { id: 8011, day: '2026-11-18', offerId: LUNCH, title: 'ランチ' })
        for (const id of [901, 902, 903])
          await addMatch(db, 8011, id, {
            status: 'worked',
            checkedInAt: '2026-11-18T07:58:00.000Z',
            checkedOutAt: '2026-11-18T14:30:00.000Z',
          })
      })
      await said(901)
      await said(902, { asDescribed: false })
      await said(903, { asDescribed: false })
      expect((await broken()).map(({ title, kind }) => [title, kind])).toEqual([
        ['ランチ', 'endedLate'],
        ['ディナーのホールスタッフ', 'asDescribed'],
      ])
    })
  })
})
