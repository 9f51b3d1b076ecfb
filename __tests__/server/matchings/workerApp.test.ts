/**
 * Several subjects: worker app and settlement. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import { and, eq, asc, inArray } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { MonthCost } from '@/contracts/dashboard/schemas'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
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
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { cancelByWorker } from '@/server/modules/matchings/cancelByWorker'
import { settleDue } from '@/server/modules/paymentCorrections/service'
import { answerQuestions, reviewClient } from '@/server/worker-app/answers'
import { apply } from '@/server/worker-app/apply'
import { checkIn, checkOut, requestFix, requestScannedEnd } from '@/server/worker-app/attendance'
import { readMessages, sendMessage } from '@/server/worker-app/talk'
import { FREE_WORKER } from '@tests/fixtures/fixture'
import { testContext, type TestContext } from '@tests/kit/app'
import { readsOf } from '@tests/kit/rowsRead'
import {
  asSystem,
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'

describe('worker app', () => {
  /** One seat of two is taken; worker 1 has it. */
  const OPEN = 111
  let context: TestContext
  beforeEach(async () => {
    context = await testContext()
    await context.reset()
  })
  const cancelOpenShift = (reasonCategoryId: number) => {
    const cancellation = { userId: FREE_WORKER, offeringId: OPEN, reasonCategoryId }
    return asSystem((db) => cancelByWorker({ db, now: context.now }, cancellation))
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
    context.now = new Date(msOf(addMinutes(instant, minutes)))
  }
  const set = (values: Partial<typeof offerings.$inferInsert>, id = OPEN) =>
    asSystem((db) => db.update(offerings).set(values).where(eq(offerings.id, id)))
  /** Another offering of the client: OPEN with these fields replaced. */
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
    asSystem((db) => apply({ db, now: context.now }, userId, offeringId))

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
      matchedAt: context.now.toISOString(),
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
      const before = await context.digest()
      await expect(take(FREE_WORKER, offeringId)).rejects.toMatchObject({
        status: 409,
        message: reason,
      })
      expect(await context.digest()).toBe(before)
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
          blockedAt: context.now.toISOString(),
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
      // One shift at a high wage nearly fills the month; the next one is on another day.
      await set({ hourlyWageYen: 14_000 })
      await take()
      const dayAfter = (value: string) => addMinutes(value, 1440)
      const next = await another({
        workOn: addDays(workOn, 1),
        startAt: dayAfter(startAt),
        endAt: dayAfter(endAt),
        closesAt: dayAfter(startAt),
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
      asSystem((db) =>
        apply({ db, now: context.now }, FREE_WORKER, OPEN, { shareToken: 'secret' }),
      ),
    ).resolves.toBeDefined()
    await context.reset()
    await set({ scope: 'group', groupIds: [], autoPublicAt: context.now.toISOString() })
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
      cancelledAt: context.now.toISOString(),
    })
    expect((await offeringOf()).peopleMatched).toBe(1)
    const [user] = await asSystem((db) => db.select().from(users).where(eq(users.id, FREE_WORKER)))
    // Five hours before the start: six points.
    expect(user).toMatchObject({ cancelCount: 1, lastMinuteCancelCount: 1, penaltyPoints: 6 })
    await context.reset()
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
      return asSystem((db) => checkIn(db, FREE_WORKER, OPEN, context.now))
    }
    const leave = (minutes: number) => {
      goTo(endAt, minutes)
      return asSystem((db) => checkOut({ db, now: context.now }, FREE_WORKER, OPEN))
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
    test('早退も修正依頼になり、報酬が減る', async () => {
      await arrive(-1)
      await leave(-25)
      const fix = await request()
      expect(fix?.reasonKinds).toEqual(['early_leave'])
      expect(fix?.requested.grossYen).toBeLessThan(fix?.planned.grossYen ?? 0)
    })
    test('残業も修正依頼になり、報酬が増える', async () => {
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
          requestFix({ db, now: context.now }, FREE_WORKER, OPEN, {
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
          reviewClient({ db, now: context.now }, FREE_WORKER, OPEN, {
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
      asSystem((db) => answerQuestions({ db, now: context.now }, FREE_WORKER, OPEN, answers))
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
      answeredAt: context.now.toISOString(),
    })
  })

  test('ワーカーのメッセージは未読として数えられ、ブロックと、勤務から7日の後は送れない', async () => {
    await take()
    const send = (body: string) =>
      asSystem((db) => sendMessage({ db, now: context.now }, FREE_WORKER, 11, body))
    await send('よろしくお願いいたします。')
    await Promise.all([send('駐輪場はありますか。'), send('10分前に着きます。')])
    expect(await roomOf(FREE_WORKER)).toMatchObject({ unreadCount: 3, lastMessageSide: 'worker' })
    await expect(send('あ'.repeat(1001))).rejects.toMatchObject({ status: 422 })
    await asSystem((db) => readMessages(db, FREE_WORKER, 11, context.now))
    expect((await roomOf(FREE_WORKER))?.workerLastReadAt).toBe(context.now.toISOString())
    await asSystem((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId: 11,
        userId: FREE_WORKER,
        reasonCode: 'trouble',
        blockedAt: context.now.toISOString(),
      }),
    )
    await expect(send('お世話になります。')).rejects.toMatchObject({
      status: 409,
      message: 'この店舗にはメッセージを送信できません。',
    })
    await asSystem((db) => db.delete(userBlocks).where(eq(userBlocks.userId, FREE_WORKER)))
    goTo((await offeringOf()).endAt, 9 * 1440)
    await expect(send('お世話になりました。')).rejects.toMatchObject({ status: 409 })
  })
})

describe('settlement', () => {
  const SHIFT = 8001
  const DAY = '2026-11-19'
  const START = `${DAY}T17:00:00+09:00`
  const END = `${DAY}T22:30:00+09:00`
  const PATH = '/attendances/fix_payment_requests'

  /**
   * A dinner of 5 h 30 min at 1,350 yen with 500 yen of transport: 8,094 yen. 901 is on time, 902 is 50 minutes
   * late, nobody records 903.
   */
  beforeEach(async () => {
    const context = await prepareStoreWith('worker_app', async (db) => {
      for (const [id, name] of [
        [901, '山田 太郎'],
        [902, 'グエン ティ リン'],
        [903, '德永 さくら'],
      ] as const)
        await addWorker(db, { id, name })
      await addOffering(db, { id: SHIFT, day: DAY })
      for (const id of [901, 902, 903]) await addMatch(db, SHIFT, id)
      await checkIn(db, 901, SHIFT, new Date(addMinutes(START, -3)))
      await checkIn(db, 902, SHIFT, new Date(addMinutes(START, 50)))
    })
    context.now = new Date(END)
    await writeRows((db) => checkOut({ db, now: context.now }, 901, SHIFT))
    await writeRows((db) => checkOut({ db, now: context.now }, 902, SHIFT))
  })
  const matchingOf = async (userId: number) =>
    (await testContext()).db.tx('system', async (db) => {
      const [found] = await db.select().from(matchings).where(eq(matchings.userId, userId))
      if (!found) throw new Error(`no matching of ${userId}`)
      return found
    })
  const writtenJobs = async (kind: string) =>
    (await testContext()).db.tx('system', (db) => db.select().from(jobs).where(eq(jobs.kind, kind)))
  const ask = (userId: number, endAt: string) =>
    writeRows(async (db) =>
      requestFix({ db, now: (await testContext()).now }, userId, SHIFT, {
        reasonKinds: ['overtime'],
        reasonText: '片付けのため10分残りました。',
        startAt: START,
        endAt,
        breakMin: 0,
      }),
    )
  const refuse = async (userId: number, counter: object | null = null) => {
    const { items } = (await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)).body
    const fix = items.find((item) => item.userId === userId)
    const answer = await callStore('manager', 'PATCH', `${PATH}/${fix?.id}`, {
      action: 'reject',
      reason: '記録を確認させてください。',
      counter,
      lockVersion: fix?.lockVersion,
    })
    expect(answer.status).toBe(200)
  }
  /** Runs the hourly job at an instant. */
  const sweepAt = async (instant: string) => {
    const context = await testContext()
    context.now = new Date(instant)
    await context.db.tx('system', async (db) => {
      await db.delete(jobs).where(eq(jobs.kind, 'sweep'))
      await db.insert(jobs).values({ kind: 'sweep', payload: {}, runAt: context.now.toISOString() })
    })
    while (await runNextJob(context, jobDefinitions));
  }
  const monthCost = async () =>
    (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body.days.find(
      ({ on }) => on === DAY,
    )?.yen

  test('決まった報酬は、修正を依頼しても、差し戻されても、なくならない', async () => {
    expect(await matchingOf(901)).toMatchObject({
      paymentStatus: 'confirmed',
      fixedPay: { grossYen: 8094 },
    })
    await ask(901, addMinutes(END, 10))
    expect(await matchingOf(901)).toMatchObject({
      paymentStatus: 'confirmed',
      fixedPay: { grossYen: 8094 },
    })
    await refuse(901)
    await sweepAt('2026-12-29T09:00:00+09:00')
    expect(await matchingOf(901)).toMatchObject({
      status: 'worked',
      paymentStatus: 'confirmed',
      fixedPay: { grossYen: 8094 },
    })
  })
  test('50分遅れて差し戻された人は、7日後に、記録どおりの4時間40分で支払われる', async () => {
    ;(await testContext()).now = new Date('2026-11-20T12:00:00+09:00')
    await refuse(902)
    expect(await matchingOf(902)).toMatchObject({ paymentStatus: 'awaiting_fix', fixedPay: null })
    await sweepAt('2026-11-27T11:00:00+09:00')
    expect((await matchingOf(902)).fixedPay).toBeNull()
    await sweepAt('2026-11-27T12:00:00+09:00')
    // 280 minutes × 1,350 ÷ 60 = 6,300; 30 minutes at night 168.75, rounded up; transport 500.
    expect(await matchingOf(902)).toMatchObject({
      status: 'worked',
      paymentStatus: 'confirmed',
      fixedPay: { workMin: 280, grossYen: 6300 + 169 + 500 },
    })
  })
  test('店舗が提案した時刻があれば、その時刻で支払われる。差し戻しのあと、1回だけ送り直せる', async () => {
    const counter = { startAt: addMinutes(START, 45), endAt: END, breakMin: 0 }
    ;(await testContext()).now = new Date('2026-11-26T22:00:00+09:00')
    await refuse(902, counter)
    // The deadline is seven days after the refusal, although the shift is eleven days ago.
    ;(await testContext()).now = new Date('2026-11-30T22:00:00+09:00')
    await ask(902, addMinutes(END, 5))
    await refuse(902, counter)
    await expect(ask(902, END)).rejects.toThrow('送り直せるのは1回まで')
    await sweepAt('2026-12-07T22:00:00+09:00')
    // 285 minutes × 1,350 ÷ 60 = 6,412.5; 30 minutes at night 168.75, each rounded up; transport 500.
    expect((await matchingOf(902)).fixedPay).toMatchObject({
      workMin: 285,
      grossYen: 6413 + 169 + 500,
    })
  })
  /** The events about shifts without a record that were sent to the subscribers of the store. */
  const unrecordedEvents = async () =>
    (await testContext()).db.tx('system', async (db) =>
      (await db.select().from(jobs).where(eq(jobs.kind, 'storeEvent')).orderBy(asc(jobs.id)))
        .map(({ payload }) => payload as { title: string; text: string })
        .filter(({ title }) => title.includes('チェックイン・アウトの記録がない')),
    )
  test('だれも記録しなかった勤務は、請求に入らず、5日後に知らせ、7日後に欠勤になる', async () => {
    ;(await testContext()).now = new Date('2026-11-20T09:00:00+09:00')
    // 901 counts as fixed, 902 as planned until the correction is settled: 2 × (8,094 + 2,428), and 10 % of the fees of
    // 4,856.
    expect(await monthCost()).toBe(2 * (8094 + 2428) + 485)
    await sweepAt('2026-11-24T22:29:00+09:00')
    expect(await unrecordedEvents()).toEqual([])
    await sweepAt('2026-11-24T22:30:00+09:00')
    await sweepAt('2026-11-25T22:30:00+09:00')
    expect((await unrecordedEvents()).map(({ text }) => text)).toEqual([
      expect.stringContaining(
        '德永 さくらさんは、チェックインもチェックアウトも記録されていません。',
      ),
    ])
    expect((await unrecordedEvents())[0]?.text).toContain('11月26日(木)までに修正依頼を送る')
    await sweepAt('2026-11-26T23:59:00+09:00')
    expect((await matchingOf(903)).status).toBe('established')
    await sweepAt('2026-11-27T00:00:00+09:00')
    expect(await matchingOf(903)).toMatchObject({
      status: 'absence',
      absenceKind: null,
      paymentStatus: 'none',
      fixedPay: null,
    })
    expect((await unrecordedEvents()).map(({ title }) => title)).toEqual([
      'チェックイン・アウトの記録がない勤務があります',
      'チェックイン・アウトの記録がない勤務を、欠勤として登録しました',
    ])
  })

  test('記録のない1名の10,764円は、働いたことが承認されるまで、費用に入らない', async () => {
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ status: 'cancel', cancelBy: 'user', paymentStatus: 'none', fixedPay: null })
        .where(inArray(matchings.userId, [901, 902])),
    )
    ;(await testContext()).now = new Date('2026-11-20T09:00:00+09:00')
    // The day has its own sum. The total equals the bill.
    const dayAndBill = async () => [
      await monthCost(),
      (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body.totalYen,
    ]
    expect(await dayAndBill()).toEqual([0, 0])
    await ask(903, END)
    const { items } = (await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)).body
    const fix = items.find((item) => item.userId === 903)
    expect(
      await callStore('manager', 'PATCH', `${PATH}/${fix?.id}`, {
        action: 'approve',
        grossYen: 8094,
        lockVersion: fix?.lockVersion,
      }),
    ).toMatchObject({ status: 200 })
    // 8,094 + fee 2,428 + tax 242.
    expect(await dayAndBill()).toEqual([10_764, 10_764])
  })

  describe('終了から10分までのチェックアウト', () => {
    /** 901 checks out 8 minutes and 20 seconds after the end. */
    const leaveLate = async () => {
      await writeRows((db) =>
        db
          .update(matchings)
          .set({ status: 'established', checkedOutAt: null, fixedPay: null })
          .where(eq(matchings.userId, 901)),
      )
      const now = new Date(addMinutes(END, 8 + 20 / 60))
      await writeRows((db) => checkOut({ db, now }, 901, SHIFT))
    }
    const row = async () =>
      (
        await callStore<{ items: OfferingUser[] }>('manager', 'GET', `/offerings/${SHIFT}/users`)
      ).body.items.find(({ userId }) => userId === 901)
    const press = () => callStore('manager', 'POST', `/offerings/${SHIFT}/users/901/scanned_end`)

    test('記録は残り、報酬に入っていない分数が店舗にも本人にもわかる', async () => {
      await leaveLate()
      expect(await matchingOf(901)).toMatchObject({ fixedPay: { workMin: 330, grossYen: 8094 } })
      // 8,094 yen and nine minutes more, the pay that the call below fixes.
      expect(await row()).toMatchObject({
        unpaidMinutesAfterEnd: 9,
        grossYen: 8094,
        grossYenWithMinutesAfterEnd: 8348,
      })
      const messages = await (
        await testContext()
      ).db.tx('system', (db) => db.select().from(chatMessages).orderBy(asc(chatMessages.id)))
      expect(messages.at(-1)?.body).toContain('チェックアウトは、終了の9分後でした。')
    })
    test('店舗が1回押すと、その時間まで支払われる。もう一度は押せない', async () => {
      await leaveLate()
      const jobsBefore = (await writtenJobs('fixDue')).length
      expect(await press()).toMatchObject({ status: 200, body: { status: 'approved' } })
      // 339 minutes × 1,350 ÷ 60 = 7,627.5; 39 minutes at night 219.4, each rounded up; transport 500.
      expect(await matchingOf(901)).toMatchObject({
        fixedPay: { workMin: 339, grossYen: 7628 + 220 + 500 },
      })
      expect(await row()).toMatchObject({
        unpaidMinutesAfterEnd: 0,
        grossYenWithMinutesAfterEnd: null,
      })
      expect(await press()).toMatchObject({ status: 409 })
      // No correction waits for an answer, so none is approved at the deadline.
      expect(await writtenJobs('fixDue')).toHaveLength(jobsBefore)
    })
    test('本人が1回で修正を依頼でき、そのあいだ店舗は二重に支払えない', async () => {
      await leaveLate()
      const jobsBefore = (await writtenJobs('fixDue')).length
      await writeRows(async (db) =>
        requestScannedEnd({ db, now: (await testContext()).now }, 901, SHIFT),
      )
      expect(await press()).toMatchObject({ status: 409 })
      const { items } = (await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)).body
      expect(items.find(({ userId }) => userId === 901)).toMatchObject({
        requested: { pay: { workMin: 339, grossYen: 8348 } },
      })
      expect(await writtenJobs('fixDue')).toHaveLength(jobsBefore + 1)
    })
    test('予定どおりにチェックアウトした人には、何も出ない', async () => {
      expect(await row()).toMatchObject({
        unpaidMinutesAfterEnd: 0,
        grossYenWithMinutesAfterEnd: null,
      })
      expect(await press()).toMatchObject({ status: 409 })
    })
  })

  test('修正依頼は、確定する勤務が何件でも1回で読む', async () => {
    const { db } = await testContext()
    await writeRows((tx) =>
      tx
        .update(matchings)
        .set({ fixedPay: null, paymentStatus: 'none' })
        .where(eq(matchings.clientId, 11)),
    )
    const now = new Date(addMinutes(END, 9 * 1440))
    const reads = await db.tx('system', (tx) =>
      readsOf(tx, 'fix_payment_requests', async () => {
        expect(await settleDue(tx, now)).toBe(2)
      }),
    )
    expect(reads).toBe(1)
  })
})
