import { and, eq } from 'drizzle-orm'
import type { ReviewBatchResult, ReviewInput, UnreviewedUsers } from '@/contracts/reviews/schemas'
import {
  clientUsers,
  groups,
  groupUsers,
  matchings,
  reviews,
  userBadges,
  userBlocks,
  users,
} from '@/server/db/schema'
import { browser, type Who } from '@tests/kit/app'
import { asSystem, callStore } from '@tests/kit/serverKit'
import { EARLIER, OWN_GROUP, SHIFT } from './reviewsKit'

const unreviewed = async (offering = SHIFT, who: Who = 'viewer') =>
  (await callStore<UnreviewedUsers>(who, 'GET', `/offerings/${offering}/users/unreviewed`)).body
const review = (matchingId: number, over: Partial<ReviewInput> = {}): ReviewInput => ({
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
  ...over,
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
    ).toMatchObject({ usersCount: 4 })
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
    ).toMatchObject([{ reviewed: false, message: '⟦人4⟧さんが11月20日(金) 9:41に評価しました。' }])
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
        (await db.select({ id: matchings.id }).from(matchings).where(eq(matchings.userId, 905)))[0]
          ?.id ?? 0,
    )
    expect((await send([review(absent)])).body.items).toMatchObject([
      { reviewed: false, message: '勤務を終えていないため、評価できません。' },
    ])
    expect(
      (await send([review(await matchingOf(901)), review(await matchingOf(902, EARLIER))])).status,
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
      (await send([review(await matchingOf(902), { positions: ['フォークリフト'] })])).body.items[0]
        ?.reviewed,
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
