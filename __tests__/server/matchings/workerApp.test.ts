import { and, eq } from 'drizzle-orm'
import { addDays, addMinutes, dayOf, msOf } from '@/lib/date'
import {
  chatMessages,
  chatRooms,
  clientReviews,
  clientUsers,
  fixPaymentRequests,
  jobs,
  matchings,
  offerings,
  userBlocks,
  users,
} from '@/server/db/schema'
import { answerQuestions, reviewClient } from '@/server/worker-app/answers'
import { apply } from '@/server/worker-app/apply'
import { checkIn, checkOut, requestFix } from '@/server/worker-app/attendance'
import { cancelByWorker } from '@/server/modules/matchings/cancelByWorker'
import { readMessages, sendMessage } from '@/server/worker-app/talk'
import { FREE_WORKER } from '@tests/fixtures/fixture'
import { testContext, type TestContext } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'

/** One seat of two is taken; worker 1 has it. */
const OPEN = 111
let world: TestContext
beforeEach(async () => {
  world = await testContext()
  await world.reset()
})
const cancelOpenShift = (reasonCategoryId: number) => {
  const cancellation = { userId: FREE_WORKER, offeringId: OPEN, reasonCategoryId }
  return asSystem((db) => cancelByWorker({ db, now: world.now }, cancellation))
}
const offeringOf = async (id = OPEN) =>
  asSystem(
    async (db) =>
      (
        await db.select().from(offerings).where(eq(offerings.id, id))
      )[0] as typeof offerings.$inferSelect,
  )
const matchingOf = (userId: number, offeringId = OPEN) =>
  asSystem(
    async (db) =>
      (
        await db
          .select()
          .from(matchings)
          .where(and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId)))
      )[0],
  )
const roomOf = (userId: number, clientId = 11) =>
  asSystem(
    async (db) =>
      (
        await db
          .select()
          .from(chatRooms)
          .where(and(eq(chatRooms.clientId, clientId), eq(chatRooms.userId, userId)))
      )[0],
  )
const goTo = (instant: string, minutes = 0) => {
  world.now = new Date(msOf(addMinutes(instant, minutes)))
}
const set = (values: Partial<typeof offerings.$inferInsert>, id = OPEN) =>
  asSystem((db) => db.update(offerings).set(values).where(eq(offerings.id, id)))
/** Another posting of the client, like OPEN but for what is given. */
const another = (values: Partial<typeof offerings.$inferInsert>) =>
  asSystem(async (db) => {
    const { id: _, ...like } = (
      await db.select().from(offerings).where(eq(offerings.id, OPEN))
    )[0] as typeof offerings.$inferSelect
    return (
      (
        await db
          .insert(offerings)
          .values({ ...like, peopleMatched: 0, ...values })
          .returning({ id: offerings.id })
      )[0] as { id: number }
    ).id
  })
const take = (userId = FREE_WORKER, offeringId = OPEN) =>
  asSystem((db) => apply({ db, now: world.now }, userId, offeringId))

test('申し込みすると、席が1つ埋まり、店舗からワーカーが見えるようになり、自動メッセージが届く', async () => {
  const { matchingId } = await take()
  const [offering, matching, room] = [
    await offeringOf(),
    await matchingOf(FREE_WORKER),
    await roomOf(FREE_WORKER),
  ]
  expect(offering.peopleMatched).toBe(2)
  expect(matching).toMatchObject({
    id: matchingId,
    status: 'established',
    hourlyWageYen: offering.hourlyWageYen,
    paymentStatus: 'scheduled',
    matchedAt: world.now.toISOString(),
  })
  expect(matching?.scheduledPay).toMatchObject({
    baseYen: matching?.scheduledPay.workMin
      ? Math.ceil((matching.scheduledPay.workMin * offering.hourlyWageYen) / 60)
      : 0,
    transportationYen: offering.transportationYen,
  })
  expect(
    await asSystem((db) =>
      db.$count(
        clientUsers,
        and(eq(clientUsers.clientId, 11), eq(clientUsers.userId, FREE_WORKER)),
      ),
    ),
  ).toBe(1)
  expect(room).toMatchObject({
    latestOfferingId: OPEN,
    unreadCount: 0,
    lastMessageBody: offering.terms.autoMessage,
    lastMessageSide: 'client',
  })
  const said = await asSystem((db) =>
    db
      .select({ kind: chatMessages.kind })
      .from(chatMessages)
      .where(eq(chatMessages.roomId, room?.id ?? 0))
      .orderBy(chatMessages.id),
  )
  expect(said.map(({ kind }) => kind)).toEqual(['system', 'auto'])
  expect(
    await asSystem((db) => db.select({ kind: jobs.kind, payload: jobs.payload }).from(jobs)),
  ).toMatchObject([{ kind: 'storeEvent', payload: { clientId: 11, event: 'matching' } }])
})

describe('申し込みできないときは、理由が返り、何も変わらない', () => {
  const refused = async (reason: string, offeringId = OPEN) => {
    const before = await world.digest()
    await expect(take(FREE_WORKER, offeringId)).rejects.toMatchObject({
      status: 409,
      message: reason,
    })
    expect(await world.digest()).toBe(before)
  }
  test('定員', async () => {
    await set({ peopleWanted: 1 })
    await refused('定員に達しました。')
  })
  test('締切の後', async () => {
    goTo((await offeringOf()).closesAt)
    await refused('この求人は受け付けていません。')
  })
  test('非公開', () => refused('この求人は受け付けていません。', 110))
  test('二度目の申し込みと、キャンセルした後の申し込み', async () => {
    await take()
    await refused('すでに申し込んでいます。')
    await cancelOpenShift(1)
    await refused('一度キャンセルした求人には、申し込めません。')
  })
  test.each([
    ['店舗', 11],
    ['企業', null],
  ])('%sのブロック', async (_, clientId) => {
    await asSystem((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId,
        userId: FREE_WORKER,
        reasonCode: 'trouble',
        blockedAt: world.now.toISOString(),
      }),
    )
    await refused('この求人には申し込めません。')
  })
  test.each(['group', 'badge', 'worked', 'url'] as const)('公開範囲 %s の外', async (scope) => {
    await set({ scope, shareToken: 'secret' })
    await refused('この求人は公開範囲が限られているため、申し込めません。')
  })
  test('同じ時間の別の勤務と、同じ日の別の勤務', async () => {
    const { startAt, endAt, workOn } = await offeringOf()
    await take()
    await refused(
      '同じ時間に別の勤務があるため、申し込めません。',
      await another({
        startAt: addMinutes(startAt, 30),
        endAt: addMinutes(endAt, 30),
        closesAt: startAt,
      }),
    )
    const earlier = addMinutes(startAt, -480)
    await refused(
      '同じ日にほかの勤務があるため、申し込めません。',
      await another({
        workOn,
        startAt: earlier,
        endAt: addMinutes(earlier, 120),
        closesAt: earlier,
      }),
    )
  })
  test('同じ企業での月の上限。キャンセルすると戻る', async () => {
    const { startAt, endAt, workOn } = await offeringOf()
    // One shift of a high wage fills the month but for a little; the next is on another day.
    await set({ hourlyWageYen: 14_000 })
    await take()
    const shift = (value: string, days: number) => addMinutes(value, days * 1440)
    const next = await another({
      workOn: addDays(workOn, 1),
      startAt: shift(startAt, 1),
      endAt: shift(endAt, 1),
      closesAt: shift(startAt, 1),
      hourlyWageYen: 1500,
    })
    await refused('同じ企業での今月の報酬が78,000円以上になるため、申し込めません。', next)
    await cancelOpenShift(1)
    await expect(take(FREE_WORKER, next)).resolves.toBeDefined()
  })
})
test('限定公開も、共有URLを持つ人、勤務経験のある人、自動公開の後のだれかは申し込める', async () => {
  await set({ scope: 'url', shareToken: 'secret' })
  await expect(
    asSystem((db) => apply({ db, now: world.now }, FREE_WORKER, OPEN, { shareToken: 'secret' })),
  ).resolves.toBeDefined()
  await world.reset()
  await set({ scope: 'group', groupIds: [], autoPublicAt: world.now.toISOString() })
  await take()
  expect(await matchingOf(FREE_WORKER)).toMatchObject({ appliedScope: 'public' })
})

test('ワーカーのキャンセルで席が空き、直前ほどペナルティが重い', async () => {
  await take()
  const { startAt } = await offeringOf()
  goTo(startAt, -5 * 60)
  await cancelOpenShift(3)
  expect(await matchingOf(FREE_WORKER)).toMatchObject({
    status: 'cancel',
    cancelBy: 'user',
    cancelReasonCategoryId: 3,
    paymentStatus: 'none',
    cancelledAt: world.now.toISOString(),
  })
  expect((await offeringOf()).peopleMatched).toBe(1)
  const [user] = await asSystem((db) => db.select().from(users).where(eq(users.id, FREE_WORKER)))
  expect(user).toMatchObject({ cancelCount: 1, lastMinuteCancelCount: 1, penaltyPoints: 6 })
  await world.reset()
  await take()
  goTo(startAt)
  await expect(cancelOpenShift(3)).rejects.toMatchObject({
    status: 409,
  })
})

describe('チェックイン・アウト', () => {
  let startAt: string
  let endAt: string
  beforeEach(async () => {
    await take()
    ;({ startAt, endAt } = await offeringOf())
  })
  const arrive = (minutes: number) => {
    goTo(startAt, minutes)
    return asSystem((db) => checkIn(db, FREE_WORKER, OPEN, world.now))
  }
  const leave = (minutes: number) => {
    goTo(endAt, minutes)
    return asSystem((db) => checkOut({ db, now: world.now }, FREE_WORKER, OPEN))
  }
  const request = () =>
    asSystem((db) =>
      db
        .select()
        .from(fixPaymentRequests)
        .orderBy(fixPaymentRequests.id)
        .then((rows) => rows.at(-1)),
    )

  test('チェックインは開始の60分前から。61分前と二度目は断る', async () => {
    await expect(arrive(-61)).rejects.toMatchObject({ status: 409 })
    await arrive(-60)
    await expect(arrive(-59)).rejects.toMatchObject({
      status: 409,
      message: 'すでにチェックインしています。',
    })
  })
  test('時間どおりなら、予定の報酬がその場で確定する', async () => {
    await arrive(-10)
    expect(await leave(3)).toBeUndefined()
    const matching = await matchingOf(FREE_WORKER)
    expect(matching).toMatchObject({ status: 'worked', paymentStatus: 'confirmed' })
    expect(matching?.fixedPay).toEqual(matching?.scheduledPay)
    const [relation] = await asSystem((db) =>
      db
        .select()
        .from(clientUsers)
        .where(and(eq(clientUsers.clientId, 11), eq(clientUsers.userId, FREE_WORKER))),
    )
    expect(relation).toMatchObject({ workedCount: 1, lastWorkedOn: dayOf(startAt) })
  })
  test('遅刻は、来た時刻からの修正依頼になる', async () => {
    await arrive(12)
    await leave(0)
    expect(await matchingOf(FREE_WORKER)).toMatchObject({
      status: 'worked',
      paymentStatus: 'awaiting_fix',
      fixedPay: null,
    })
    const fix = await request()
    expect(fix).toMatchObject({
      reasonKinds: ['late'],
      status: 'requested',
      requested: { startAt: new Date(msOf(addMinutes(startAt, 12))).toISOString(), endAt },
    })
    expect(fix?.requested.grossYen).toBeLessThan(fix?.planned.grossYen ?? 0)
  })
  test('早退と残業も修正依頼になり、残業は報酬が増える', async () => {
    await arrive(-1)
    await leave(25)
    const fix = await request()
    expect(fix?.reasonKinds).toEqual(['overtime'])
    expect(fix?.requested.grossYen).toBeGreaterThan(fix?.planned.grossYen ?? 0)
  })
  test('承認待ちの修正依頼があるうちは、もう一度送れない', async () => {
    await arrive(-1)
    await leave(0)
    const ask = () =>
      asSystem((db) =>
        requestFix({ db, now: world.now }, FREE_WORKER, OPEN, {
          reasonKinds: ['overtime'],
          reasonText: '片付けで残りました。',
          startAt,
          endAt: addMinutes(endAt, 20),
          breakMin: 0,
        }),
      )
    await ask()
    await expect(ask()).rejects.toMatchObject({
      message: '確認待ちの修正依頼があります。店舗の回答をお待ちください。',
    })
  })
  test('店舗の評価は、勤務の後に1回だけ', async () => {
    const review = () =>
      asSystem((db) =>
        reviewClient({ db, now: world.now }, FREE_WORKER, OPEN, {
          kind: 'good',
          onTime: true,
          asDescribed: true,
          wantAgain: true,
          comment: ' 働きやすかったです。 ',
        }),
      )
    await expect(review()).rejects.toMatchObject({ status: 409 })
    await arrive(-1)
    await leave(0)
    await review()
    await expect(review()).rejects.toMatchObject({ status: 409 })
    expect(
      await asSystem(async (db) =>
        (await db.select().from(clientReviews).orderBy(clientReviews.id)).at(-1),
      ),
    ).toMatchObject({ comment: '働きやすかったです。', kind: 'good' })
  })
})

test('働く前の質問には、必須のものに答えてから、開始までに回答する', async () => {
  const terms = {
    ...(await offeringOf()).terms,
    onboardingQuestions: [
      {
        id: 'q1',
        body: '経験はありますか。',
        answerType: 'yes_no' as const,
        options: [],
        required: true,
      },
      { id: 'q2', body: 'ひとこと', answerType: 'text' as const, options: [], required: false },
    ],
  }
  await set({ terms })
  await take()
  const answer = (answers: { questionId: string; body: string; options: string[] }[]) =>
    asSystem((db) => answerQuestions({ db, now: world.now }, FREE_WORKER, OPEN, answers))
  await expect(
    answer([{ questionId: 'q2', body: 'よろしくお願いします。', options: [] }]),
  ).rejects.toMatchObject({
    status: 422,
    fields: { q1: '回答してください。' },
  })
  await answer([
    { questionId: 'q1', body: '', options: ['はい'] },
    { questionId: 'unknown', body: 'x', options: [] },
  ])
  expect(await matchingOf(FREE_WORKER)).toMatchObject({
    answers: [{ questionId: 'q1', body: '', options: ['はい'] }],
    answeredAt: world.now.toISOString(),
  })
})

test('ワーカーのメッセージは未読として数えられ、ブロックと、勤務から7日の後は送れない', async () => {
  await take()
  const send = (body: string) =>
    asSystem((db) => sendMessage({ db, now: world.now }, FREE_WORKER, 11, body))
  await send('よろしくお願いいたします。')
  await Promise.all([send('駐輪場はありますか。'), send('10分前に着きます。')])
  expect(await roomOf(FREE_WORKER)).toMatchObject({ unreadCount: 3, lastMessageSide: 'worker' })
  await expect(send('あ'.repeat(1001))).rejects.toMatchObject({ status: 422 })
  await asSystem((db) => readMessages(db, FREE_WORKER, 11, world.now))
  expect((await roomOf(FREE_WORKER))?.workerLastReadAt).toBe(world.now.toISOString())
  goTo((await offeringOf()).endAt, 9 * 1440)
  await expect(send('お世話になりました。')).rejects.toMatchObject({ status: 409 })
})
