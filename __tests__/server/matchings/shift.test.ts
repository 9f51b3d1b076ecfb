/**
 * Several subjects: attendance, match day, match confirmations and offering users. They share a file because each file
 * loads the server anew (docs/TESTING.md).
 */
import { eq, and } from 'drizzle-orm'
import type { Attendance } from '@/contracts/attendance/schemas'
import type { MonthCost, TodayBoard, Todos } from '@/contracts/dashboard/schemas'
import type {
  OfferingUser,
  OfferingUserDetail,
  BroadcastResult,
  EmergencyContact,
  OnboardingAnswers,
} from '@/contracts/matchings/schemas'
import type { Judgement, MatchChecks } from '@/contracts/storeCancellations/schemas'
import { addMinutes, msOf } from '@/lib/date'
import {
  fixPaymentRequests,
  matchings,
  arrivalReminders,
  chatMessages,
  chatRooms,
  jobs,
  users,
  auditLog,
  clientUsers,
  userBlocks,
} from '@/server/db/schema'
import { sendArrivalReminders } from '@/server/modules/matchings/service'
import { checkOut, requestFix } from '@/server/worker-app/attendance'
import { openReminder, openRemindersOf } from '@/server/worker-app/reminders'
import { scan } from '@/server/worker-app/scan'
import { sendMessage } from '@/server/worker-app/talk'
import { testContext, type TestContext, browser, type Who } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  prepareStoreWith,
  writeRows,
  offerContent,
  TOMORROW,
  asSystem,
} from '@tests/kit/serverKit'
// Importing the kit gives each test today's dinner (SHIFT) with two of three seats taken, by workers 901 and 902.
import { END, SHIFT, START, setClock, messageTexts, userPath } from './offeringUsersKit'

describe('attendance', () => {
  const SHIFT = 8001
  const WORKER = 901
  let startAt: string
  let endAt: string

  beforeEach(async () => {
    await prepareStoreWith('shift', async (db) => {
      await addWorker(db, { id: WORKER, name: '小林 千夏' })
      await addOffering(db, { id: SHIFT, from: '10:00', to: '15:00' })
      await addMatch(db, SHIFT, WORKER)
    })
    startAt = '2026-11-20T10:00:00+09:00'
    endAt = '2026-11-20T15:00:00+09:00'
  })
  const codes = async (clientId = 11) =>
    (
      await callApi<Attendance>(
        clientId === 21 ? 'other' : 'company',
        'GET',
        `/clients/${clientId}/attendance`,
      )
    ).body
  const at = async (instant: string, seconds = 0) => {
    ;(await testContext()).now = new Date(msOf(instant) + seconds * 1000)
  }
  const hold = async (text: string, userId = WORKER) => {
    const context = await testContext()
    return context.db.tx('system', (db) => scan(db, userId, text, context.now))
  }
  const refusal = (message: string) =>
    expect.objectContaining({ status: 409, message: expect.stringContaining(message) })

  test('紙のQRでチェックインし、画面のQRでチェックアウトすると、予定の報酬が確定する', async () => {
    const { printed } = await codes()
    await at(startAt, -300)
    expect(await hold(printed.checkIn)).toEqual({
      did: 'checkIn',
      offeringId: SHIFT,
      fixPaymentRequestId: undefined,
    })
    await at(endAt, 60)
    expect(await hold((await codes()).rotating.checkOut)).toMatchObject({
      did: 'checkOut',
      offeringId: SHIFT,
      fixPaymentRequestId: undefined,
    })
    const context = await testContext()
    const [matching] = await context.db.tx('system', (db) => db.select().from(matchings))
    expect(matching).toMatchObject({ status: 'worked', paymentStatus: 'confirmed' })
  })
  test('チェックインのQRをもう一度かざしても、チェックアウトにはならない', async () => {
    const { printed } = await codes()
    await hold(printed.checkIn)
    await expect(hold(printed.checkIn)).rejects.toEqual(refusal('すでにチェックインしています。'))
  })
  test('画面のQRは次のものに替わり、約1分で使えなくなる', async () => {
    const { rotating } = await codes()
    await at(rotating.nextAt)
    expect((await codes()).rotating.checkIn).not.toBe(rotating.checkIn)
    await at(rotating.expiresAt)
    await expect(hold(rotating.checkIn)).rejects.toEqual(refusal('いま表示されているQRコード'))
    await at(rotating.expiresAt, -1)
    expect(await hold(rotating.checkIn)).toMatchObject({ did: 'checkIn' })
  })
  test('更新すると、古いQRは紙も画面も使えない。勤務中でも、新しいQRでチェックアウトできる', async () => {
    const before = await codes()
    await hold(before.printed.checkIn)
    const { status, body } = await callStore<Attendance>('manager', 'POST', '/attendance', {
      serial: before.serial,
    })
    expect([status, body.serial, body.renewedByName]).toEqual([200, before.serial + 1, '〚人4〛'])
    await at(endAt)
    await expect(hold(before.printed.checkOut)).rejects.toEqual(refusal('新しいQRコード'))
    expect(await hold(body.printed.checkOut)).toMatchObject({ did: 'checkOut', offeringId: SHIFT })
  })
  test('二人が続けて更新すると、後の人は断られ、だれが更新したかが分かる', async () => {
    const { serial } = await codes()
    await callStore('manager', 'POST', '/attendance', { serial })
    expect(await callStore('staff', 'POST', '/attendance', { serial })).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        messages: [
          expect.stringContaining('〚人4〛さんが11月20日(金) 9:41にQRコードを更新しました。'),
        ],
      },
    })
    expect((await codes()).serial).toBe(serial + 1)
  })
  test.each([
    [
      '別の店舗のQR',
      async () => (await codes(21)).printed.checkIn,
      'この店舗で予定している勤務がありません。',
    ],
    [
      '店舗の番号を書き換えたQR',
      async () => (await codes(21)).printed.checkIn.replace(':21:', ':11:'),
      '新しいQRコード',
    ],
    [
      '出勤をチェックアウトに書き換えたQR',
      async () => (await codes()).printed.checkIn.replace(':IN:', ':OUT:'),
      '新しいQRコード',
    ],
    [
      'ほかの物のQR',
      () => Promise.resolve('https://example.com/'),
      'チェックイン・アウトのQRコードではありません',
    ],
  ])('%sでは、チェックインできない', async (_, code, message) => {
    await expect(hold(await code())).rejects.toEqual(refusal(message))
  })
  test('開始の60分より前は、QRが正しくても断り、いつからかを知らせる', async () => {
    await at(startAt, -3601)
    await expect(hold((await codes()).printed.checkIn)).rejects.toEqual(
      refusal('開始の60分前(9:00)からできます。'),
    )
  })
  test('同じ日に二つの勤務があれば、チェックインは近いほう、チェックアウトはいま働いているほう', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 8002, from: '15:30', to: '18:00' })
      await addMatch(db, 8002, WORKER)
    })
    const { printed } = await codes()
    expect(await hold(printed.checkIn)).toMatchObject({ offeringId: SHIFT })
    await at(endAt, 20 * 60)
    const left = await hold(printed.checkOut)
    expect(left).toMatchObject({ did: 'checkOut', offeringId: SHIFT })
    const context = await testContext()
    expect(
      await context.db.tx('system', (db) => db.select().from(fixPaymentRequests)),
    ).toMatchObject([
      {
        id: left.fixPaymentRequestId,
        reasonKinds: ['overtime'],
        requested: { endAt: new Date(msOf(addMinutes(endAt, 20))).toISOString() },
      },
    ])
    expect(await hold(printed.checkIn)).toMatchObject({ did: 'checkIn', offeringId: 8002 })
  })
})

describe('match day', () => {
  const LUNCH = 8002
  const SAKITA = 901
  const MISAKI = 902
  /** 5 h × 1,350 = 6,750, and transport 500. */
  const PLANNED_YEN = 7250
  const at = (time: string) => new Date(`2026-11-20T${time}:00+09:00`)
  let context: TestContext

  /** A lunch shift from 9:30 to 14:30 with two workers, seen an hour before its start. */
  beforeEach(async () => {
    await prepareStore()
    context = await testContext()
    context.now = at('08:30')
    await writeRows(async (db) => {
      await addWorker(db, { id: SAKITA, name: '﨑田 航平', phoneNumber: '09011112222' })
      await addWorker(db, { id: MISAKI, name: '髙橋 美咲' })
      await addOffering(db, { id: LUNCH, from: '09:30', to: '14:30', peopleWanted: 2 })
      for (const userId of [SAKITA, MISAKI]) {
        await addMatch(db, LUNCH, userId)
        await db.insert(chatRooms).values({
          uid: `room-${userId}`,
          clientId: 11,
          userId,
          latestOfferingId: LUNCH,
          createdAt: '2026-11-01T00:00:00Z',
        })
      }
    })
  })
  const remindAt = async (time: string) => {
    context.now = at(time)
    let sent = 0
    await writeRows(async (db) => {
      sent = await sendArrivalReminders({ db, now: context.now })
    })
    return sent
  }
  const openAll = (userId: number) =>
    writeRows(async (db) => {
      for (const { id } of await openRemindersOf({ db, now: context.now }, userId))
        await openReminder({ db, now: context.now }, userId, id)
    })
  const boardUsers = async () =>
    (await callStore<TodayBoard>('staff', 'GET', '/today_board')).body.offerings[0]?.users ?? []
  const statesOf = (user: { arrival: OfferingUser['arrival'] } | undefined) =>
    user?.arrival?.stops.map(({ state }) => state)

  describe('到着の見通し', () => {
    test('開始の60分前に、まだ来ていない人へお知らせを1回だけ送る', async () => {
      expect(await remindAt('08:29')).toBe(0)
      expect(await remindAt('08:30')).toBe(2)
      expect(await remindAt('08:35')).toBe(0)
      expect(await remindAt('09:00')).toBe(2)
    })
    test('チェックインした人、キャンセルの審査中の人、欠勤の人には送らない', async () => {
      await writeRows(async (db) => {
        await addWorker(db, { id: 903, name: '濵田 慎一' })
        await addWorker(db, { id: 904, name: '渡邉 紗英' })
        await addWorker(db, { id: 905, name: '森本 蓮' })
        await addOffering(db, { id: 8003, from: '09:30', to: '14:30', peopleWanted: 3 })
        await addMatch(db, 8003, 903, { checkedInAt: at('08:25').toISOString() })
        await addMatch(db, 8003, 904, { status: 'absence' })
        await addMatch(db, 8003, 905, { cancelReviewDueAt: at('10:00').toISOString() })
      })
      // The two of the lunch.
      expect(await remindAt('08:30')).toBe(2)
    })
    test('本日の一覧と求人の詳細に、開封・返事・未開封が出る。気がかりな人が先に並ぶ', async () => {
      await remindAt('08:30')
      context.now = at('08:31')
      await openAll(MISAKI)
      await remindAt('09:00')
      context.now = at('09:02')
      await writeRows((db) => sendMessage({ db, now: context.now }, MISAKI, 11, '向かっています'))
      context.now = at('09:05')
      const users = await boardUsers()
      expect(users.map(({ userId }) => userId)).toEqual([SAKITA, MISAKI])
      expect(statesOf(users[0])).toEqual(['unopened', 'unopened', 'planned'])
      expect(users[0]?.arrival).toMatchObject({ isDoubtful: true, message: null })
      expect(users[1]?.arrival).toMatchObject({
        isDoubtful: false,
        message: { body: '向かっています', sentAt: at('09:02').toISOString() },
      })
      expect(statesOf(users[1])).toEqual(['opened', 'answered', 'planned'])
      const detail = await callStore<{ items: OfferingUser[] }>(
        'staff',
        'GET',
        `/offerings/${LUNCH}/users?state=live`,
      )
      expect(statesOf(detail.body.items.find(({ userId }) => userId === MISAKI))).toEqual(
        statesOf(users[1]),
      )
    })
    test('メッセージが読む上限を超えても、最新のものが出る', async () => {
      await remindAt('08:30')
      await writeRows(async (db) => {
        const [room] = await db
          .select({ id: chatRooms.id })
          .from(chatRooms)
          .where(eq(chatRooms.userId, MISAKI))
        if (!room) throw new Error('no room')
        await db.insert(chatMessages).values(
          // One more than is read.
          Array.from({ length: 501 }, (_, index) => ({
            clientId: 11,
            roomId: room.id,
            side: 'worker' as const,
            kind: 'text' as const,
            body: index === 500 ? '着きました' : '向かっています',
            sentAt: at('08:31').toISOString(),
          })),
        )
      })
      context.now = at('08:32')
      const user = (await boardUsers()).find(({ userId }) => userId === MISAKI)
      expect(user?.arrival?.message?.body).toBe('着きました')
    })
    test('1通も開いていない人には、10分前のお知らせをSMSでも送る', async () => {
      await remindAt('08:30')
      await openAll(MISAKI)
      await remindAt('09:20')
      await writeRows(async (db) => {
        const sms = await db.select().from(jobs).where(eq(jobs.kind, 'mail'))
        expect(sms.map(({ payload }) => payload)).toEqual([
          expect.objectContaining({ channel: 'sms', to: '09011112222' }),
        ])
      })
      expect((await boardUsers())[0]?.arrival?.stops.map(({ viaSms }) => viaSms)).toEqual([
        false,
        false,
        true,
      ])
    })
    test('他人のお知らせは開けない。開いた時刻は、はじめの1回が残る', async () => {
      await remindAt('08:30')
      await writeRows(async (db) => {
        const [mine] = await openRemindersOf({ db, now: context.now }, SAKITA)
        const id = mine?.id ?? 0
        await expect(openReminder({ db, now: context.now }, MISAKI, id)).rejects.toMatchObject({
          status: 404,
        })
        await openReminder({ db, now: at('08:40') }, SAKITA, id)
        await openReminder({ db, now: at('08:50') }, SAKITA, id)
        const rows = await db.select().from(arrivalReminders).where(eq(arrivalReminders.id, id))
        expect(rows).toMatchObject([{ openedAt: at('08:40').toISOString() }])
        expect(await db.$count(chatMessages)).toBe(0)
      })
    })
  })

  describe('店舗の都合による早上がり', () => {
    const RELEASE = `/offerings/${LUNCH}/users/${SAKITA}/early_release`
    const body = { reason: 'low_demand', note: '', agreed: true, grossYen: PLANNED_YEN }
    const atWork = (time = '09:25') =>
      writeRows((db) =>
        db
          .update(matchings)
          .set({ checkedInAt: at(time).toISOString() })
          .where(eq(matchings.userId, SAKITA)),
      )
    const released = async () => {
      const answer = await callStore<OfferingUserDetail>(
        'manager',
        'GET',
        `/offerings/${LUNCH}/users/${SAKITA}`,
      )
      return answer.body
    }
    const costYen = async () =>
      (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body.totalYen

    test('予定の報酬がそのまま確定し、請求の見込みも1円も変わらない。本人はメッセージで知る', async () => {
      await atWork()
      context.now = at('13:05')
      const before = await costYen()
      const answer = await callStore<OfferingUserDetail>('staff', 'POST', RELEASE, body)
      expect(answer).toMatchObject({
        status: 200,
        body: {
          presence: 'confirmed',
          paymentStatus: 'confirmed',
          grossYen: PLANNED_YEN,
          checkedOutAt: at('13:05').toISOString(),
          earlyRelease: { reason: 'low_demand', note: '' },
        },
      })
      expect(answer.body.fixedPay).toEqual(answer.body.scheduledPay)
      expect(await costYen()).toBe(before)
      await writeRows(async (db) => {
        const [message] = await db.select().from(chatMessages)
        expect(message).toMatchObject({ side: 'system', offeringId: LUNCH })
        expect(message?.body).toMatch(
          /店舗の都合.*13:05.*早上がり.*予定どおり7,250円.*チェックアウトの操作は必要ありません/,
        )
      })
    })
    test('遅れて来た人は、遅れた分だけが除かれる。予定の額のままでは送れない', async () => {
      await atWork('10:00')
      context.now = at('13:05')
      const refused = await callStore<{ message: string }>('manager', 'POST', RELEASE, body)
      expect(refused.status).toBe(409)
      // 4.5 h × 1,350 = 6,075, and transport 500.
      const lateBody = { ...body, grossYen: 6575 }
      expect((await callStore('manager', 'POST', RELEASE, lateBody)).status).toBe(200)
      expect((await released()).grossYen).toBe(6575)
    })
    test('来ていない人、終わった人、合意の確認がないもの、閲覧のみの人は断る', async () => {
      context.now = at('13:05')
      expect((await callStore('manager', 'POST', RELEASE, body)).status).toBe(409)
      await atWork()
      expect((await callStore('manager', 'POST', RELEASE, { ...body, agreed: false })).status).toBe(
        422,
      )
      const other = { ...body, reason: 'other', note: ' ' }
      expect((await callStore('manager', 'POST', RELEASE, other)).status).toBe(422)
      expect((await callStore('viewer', 'POST', RELEASE, body)).status).toBe(403)
      expect((await callStore('manager', 'POST', RELEASE, body)).status).toBe(200)
      const again = await callStore<{ message: string }>('manager', 'POST', RELEASE, body)
      expect(again).toMatchObject({ status: 409 })
    })
    test('早上がりのあとにQRを読み取った人には、操作が要らないことを言う', async () => {
      await atWork()
      context.now = at('13:05')
      await callStore('manager', 'POST', RELEASE, body)
      await writeRows(async (db) => {
        await expect(checkOut({ db, now: context.now }, SAKITA, LUNCH)).rejects.toMatchObject({
          message: expect.stringContaining('早上がり'),
        })
      })
    })
    test('そのあとも、本人は修正依頼を送れる', async () => {
      await atWork()
      context.now = at('13:05')
      await callStore('manager', 'POST', RELEASE, body)
      await writeRows(async (db) => {
        const id = await requestFix({ db, now: context.now }, SAKITA, LUNCH, {
          reasonKinds: ['overtime'],
          reasonText: '開店の準備を手伝いました。',
          startAt: at('09:30').toISOString(),
          endAt: at('14:45').toISOString(),
          breakMin: 0,
        })
        expect(id).toBeGreaterThan(0)
      })
    })
  })

  describe('マッチングの確認', () => {
    const question = {
      id: 'q1',
      body: '立ち仕事の経験はありますか',
      answerType: 'yes_no' as const,
      options: [],
      required: true,
    }
    const goodRate = { type: 'good_rate_min' as const, value: 85, must: true }
    const checks = async () => (await callStore<MatchChecks>('staff', 'GET', '/match_checks')).body
    /** Tomorrow's dinner, 17:00 to 22:30 at 1,350 yen: 7,425, night 169, transport 500: 8,094. */
    beforeEach(() =>
      writeRows(async (db) => {
        await addWorker(db, { id: 905, name: '森本 蓮', goodCount: 78, reviewCount: 100 })
        await addOffering(db, {
          id: 8010,
          day: TOMORROW,
          terms: offerContent({ onboardingQuestions: [question], conditionItems: [goodRate] }),
        })
        await addMatch(db, 8010, 905)
      }),
    )

    test('24時間前までは、条件に合わない人と未回答の人を、費用とともに早い順に示す', async () => {
      context.now = at('09:41')
      expect(await checks()).toMatchObject({
        totalCount: 1,
        items: [
          {
            name: '森本 蓮',
            findings: [{ kind: 'answers_open' }, { kind: 'condition_unmet' }],
            cancelForProblem: { reason: '募集に書いた勤務態度の条件を満たさない', amountYen: 0 },
            cancelForStoreReason: { amountYen: 0, amountAfterwardsYen: 8094 },
          },
        ],
      })
    })
    test('24時間前を過ぎると、店舗の都合のキャンセルは休業手当の額になる。キャンセルの画面と同じ額', async () => {
      context.now = at('17:01')
      const [item] = (await checks()).items
      expect(item?.cancelForStoreReason).toEqual({ amountYen: 8094, amountAfterwardsYen: 8094 })
      const judged = await callStore<Judgement>(
        'manager',
        'POST',
        '/offerings/8010/reject_requests/judge_leave_allowance',
        { reasonTypeId: 12, userIds: [905], answers: null },
      )
      expect(judged.body.totalYen).toBe(8094)
    })
    test('マッチングのときに分かっていたことなら、その理由でも休業手当がかかる', async () => {
      await writeRows((db) =>
        db
          .update(matchings)
          .set({
            factsAtMatch: {
              goodRate: 78,
              cancelRate: 0,
              lastMinuteCancelRate: 0,
              penaltyPoints: 0,
              workedCount: 0,
              qualificationIds: [],
              certificates: [],
            },
          })
          .where(eq(matchings.userId, 905)),
      )
      expect((await checks()).items[0]?.cancelForProblem?.amountYen).toBe(8094)
    })
    test('ホームのやることにも出る。終わった勤務と、ほかの店舗の人は出ない', async () => {
      const todo = async () =>
        (await callStore<Todos>('staff', 'GET', '/todos')).body.items.find(
          ({ kind }) => kind === 'matchChecks',
        )
      expect(await todo()).toMatchObject({ count: 1, note: expect.stringContaining('森本 蓮') })
      context.now = new Date(`${TOMORROW}T17:00:00+09:00`)
      expect(await todo()).toBeUndefined()
      expect((await checks()).items).toEqual([])
    })
  })
})

describe('match confirmations', () => {
  const DINNER = 8010
  const REN = 905
  const PATH = `/offerings/${DINNER}/users/${REN}/match_check`
  const UNANSWERED = '働く前の質問が未回答'
  const question = {
    id: 'q1',
    body: '立ち仕事の経験はありますか',
    answerType: 'yes_no' as const,
    options: [],
    required: true,
  }
  const goodRate = { type: 'good_rate_min' as const, value: 85, must: true }

  const checks = async () => (await callStore<MatchChecks>('staff', 'GET', '/match_checks')).body
  const confirm = (findings: string[], who: Parameters<typeof callStore>[0] = 'staff') =>
    callStore(who, 'PUT', PATH, { findings })
  const rateOf = (goodCount: number) =>
    writeRows((db) => db.update(users).set({ goodCount }).where(eq(users.id, REN)))
  const todo = async () =>
    (await callStore<Todos>('staff', 'GET', '/todos')).body.items.find(
      ({ kind }) => kind === 'matchChecks',
    )

  /** Tomorrow's dinner has a question and requires a Good率 of 85 %. Its worker has 90 % and has not answered. */
  beforeEach(async () => {
    await prepareStore()
    ;(await testContext()).now = new Date('2026-11-20T09:41:00+09:00')
    await writeRows(async (db) => {
      await addWorker(db, { id: REN, name: '森本 蓮', goodCount: 90, reviewCount: 100 })
      await addOffering(db, {
        id: DINNER,
        day: TOMORROW,
        terms: offerContent({ onboardingQuestions: [question], conditionItems: [goodRate] }),
      })
      await addMatch(db, DINNER, REN)
    })
  })

  test('確認済みにすると、だれがいつ確認したかとともに別に並び、やることからも消える', async () => {
    expect(await todo()).toMatchObject({ count: 1 })
    expect((await confirm([UNANSWERED])).status).toBe(204)
    expect(await checks()).toMatchObject({
      totalCount: 0,
      items: [],
      confirmedCount: 1,
      confirmed: [
        {
          userId: REN,
          findings: [{ text: UNANSWERED }],
          confirmation: { byName: expect.stringMatching(/./), at: '2026-11-20T00:41:00.000Z' },
        },
      ],
    })
    expect(await todo()).toBeUndefined()
  })

  test('新しく合わないことが出ると一覧に戻り、それが新しいと分かる', async () => {
    await confirm([UNANSWERED])
    await rateOf(78)
    expect(await checks()).toMatchObject({
      totalCount: 1,
      confirmedCount: 0,
      items: [
        {
          confirmed: { at: '2026-11-20T00:41:00.000Z' },
          findings: [
            { text: UNANSWERED, isNew: false },
            { kind: 'condition_unmet', isNew: true },
          ],
        },
      ],
    })
  })

  test('合わないことが減っただけなら、確認済みのまま', async () => {
    await rateOf(78)
    const [item] = (await checks()).items
    await confirm(item?.findings.map(({ text }) => text) ?? [])
    await rateOf(90)
    expect(await checks()).toMatchObject({ totalCount: 0, confirmedCount: 1 })
  })

  test('見ていないことが出ていたら断り、すべて合っていたら、そう言って断る', async () => {
    await rateOf(78)
    const refused = await confirm([UNANSWERED])
    expect(refused).toMatchObject({
      status: 409,
      body: { messages: ['確認が要ることが増えています。最新の内容を確かめてください。'] },
    })
    await rateOf(90)
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ answeredAt: '2026-11-20T00:00:00.000Z' })
        .where(eq(matchings.userId, REN)),
    )
    expect(await confirm([UNANSWERED])).toMatchObject({
      status: 409,
      body: { messages: ['このマッチングには、確認が要ることはもうありません。'] },
    })
  })

  test('取り消すと一覧に戻る。二度取り消しても同じ', async () => {
    await confirm([UNANSWERED])
    expect((await callStore('staff', 'DELETE', PATH)).status).toBe(204)
    expect((await callStore('staff', 'DELETE', PATH)).status).toBe(204)
    expect(await checks()).toMatchObject({ totalCount: 1, confirmedCount: 0 })
    expect((await checks()).items[0]?.confirmed).toBeNull()
  })

  test('閲覧のみの人は確認済みにできず、マッチングしていない人のことはないと答える', async () => {
    expect((await confirm([UNANSWERED], 'viewer')).status).toBe(403)
    const other = await callStore('staff', 'PUT', `/offerings/${DINNER}/users/999/match_check`, {
      findings: [],
    })
    expect(other.status).toBe(404)
  })
})

describe('offering users', () => {
  describe('一斉メッセージ', () => {
    const send = (overrides: Record<string, unknown> = {}) =>
      callStore<BroadcastResult>('clientStaff', 'POST', `/offerings/${SHIFT}/messages`, {
        body: '黒の靴をお持ちください。',
        userIds: null,
        ...overrides,
      })
    test('いま有効な全員の部屋に1通ずつ届く。キャンセルした人とブロックした人には届かない', async () => {
      await writeRows(async (db) => {
        await addWorker(db, { id: 903, name: '渡邉 紗英' })
        await addMatch(db, SHIFT, 903)
        await db.update(matchings).set({ status: 'cancel' }).where(eq(matchings.userId, 902))
        await db.insert(userBlocks).values({
          companyId: 1,
          clientId: null,
          userId: 903,
          reasonCode: 'trouble',
          blockedAt: START,
        })
      })
      expect(await send()).toMatchObject({
        status: 200,
        body: {
          sentCount: 1,
          items: [
            { userId: 901, sent: true },
            { userId: 903, sent: false, message: expect.stringContaining('ブロック') },
          ],
        },
      })
      expect(await asSystem((db) => db.select().from(chatMessages))).toMatchObject([
        {
          kind: 'broadcast',
          side: 'client',
          body: '黒の靴をお持ちください。',
          offeringId: SHIFT,
          sentBy: 5,
        },
      ])
    })
    test('選んだ人だけに送れる。ここにいない人を選ぶと、だれにも送られない', async () => {
      expect((await send({ userIds: [902] })).body.items).toMatchObject([
        { userId: 902, sent: true },
      ])
      expect(await send({ userIds: [902, 2] })).toMatchObject({ status: 404 })
      expect(await messageTexts()).toHaveLength(1)
    })
    test.each([
      ['空白だけ', '  '],
      ['1,001文字', 'あ'.repeat(1001)],
      ['サービスの外の連絡先', 'LINEで連絡してください'],
      ['電話番号', '090-1234-5678にお電話を'],
    ])('%sは送れない', async (_, body) => {
      expect(await send({ body })).toMatchObject({
        status: 422,
        body: { fields: { body: expect.any(String) } },
      })
    })
    test('送れる人がいなければ、断る', async () => {
      await writeRows((db) => db.update(matchings).set({ status: 'cancel' }))
      expect(await send()).toMatchObject({ status: 409 })
    })
  })
  describe('緊急連絡先', () => {
    const look = async (who: Who = 'clientStaff', userId = 901) =>
      callStore<EmergencyContact>(who, 'GET', `/users/${userId}/emergency_contact`)
    const looks = () =>
      asSystem((db) =>
        db.$count(
          auditLog,
          and(
            eq(auditLog.call, 'GET /clients/{clientId}/users/{userId}/emergency_contact'),
            eq(auditLog.result, 'done'),
          ),
        ),
      )
    test('開始の60分前から終了の60分後までだけ見え、見るたびに記録が残る', async () => {
      const before = await looks()
      await setClock(START, -3601)
      expect((await look()).body).toMatchObject({
        available: false,
        phoneNumber: null,
        refusal: expect.stringContaining('11月20日(金) 16:00'),
        availableFromAt: '2026-11-20T16:00:00+09:00',
        offeringId: SHIFT,
      })
      await setClock(START, -3600)
      expect((await look()).body).toMatchObject({
        available: true,
        phoneNumber: '09011112222',
        refusal: null,
      })
      await setClock(END, 3600)
      expect((await look()).body).toMatchObject({ available: true })
      await setClock(END, 3601)
      expect((await look()).body).toMatchObject({
        available: false,
        phoneNumber: null,
        offeringId: null,
      })
      expect(await looks()).toBe(before + 4)
    })
    test('キャンセルした人と、閲覧だけの人には見えない', async () => {
      await setClock(START)
      await writeRows((db) =>
        db.update(matchings).set({ status: 'cancel' }).where(eq(matchings.userId, 901)),
      )
      expect((await look()).body).toMatchObject({ available: false, phoneNumber: null })
      expect((await look('viewer')).status).toBe(403)
      expect((await look('sibling')).status).toBe(404)
    })
  })
  test('一人の詳細に、回答・資格・メモ・見込みの報酬が載る', async () => {
    expect(
      (await callStore<OfferingUserDetail>('viewer', 'GET', userPath(901))).body,
    ).toMatchObject({ name: '小林 千夏', grossYen: null, scheduledPay: null, memo: '=1+1' })
    expect(
      (await callStore<OfferingUserDetail>('clientStaff', 'GET', userPath(901))).body,
    ).toMatchObject({
      name: '小林 千夏',
      offeringTitle: 'ディナーのホールスタッフ',
      scheduledPay: { grossYen: 8094 },
      qualifications: ['食品衛生責任者'],
      memo: '=1+1',
      stoolInspectionStatus: 'notRequested',
      answers: [{ questionId: 'q1', question: '経験はありますか', options: ['はい'] }],
      fixPaymentRequest: null,
      rejectRequest: null,
      lockVersion: 1,
      cancelReasonCategories: expect.arrayContaining([{ id: 1, name: '体調不良' }]),
    })
    expect((await callStore('viewer', 'GET', userPath(903))).status).toBe(404)
  })
  test('働く前の質問の回答は、まだの人も並ぶ', async () => {
    expect(
      (
        await callStore<OnboardingAnswers>(
          'viewer',
          'GET',
          `/offerings/${SHIFT}/onboarding/answers`,
        )
      ).body,
    ).toMatchObject({
      questions: [{ id: 'q1', required: true }],
      items: [
        { userId: 901, answers: [{ questionId: 'q1', options: ['はい'] }] },
        { userId: 902, answeredAt: null, answers: [] },
      ],
    })
  })
  test('CSVは表計算で開けて、式にならない。出せるのは名簿の権限がある人だけ', async () => {
    await writeRows((db) =>
      db
        .update(clientUsers)
        .set({ memo: '=HYPERLINK("http://x")' })
        .where(eq(clientUsers.userId, 901)),
    )
    const response = await (
      await browser('manager')
    ).call('GET', `/app/api/v1/clients/11/offerings/${SHIFT}/users.csv`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const [head, first, ...rest] = new TextDecoder('utf-8').decode(bytes).split('\r\n')
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(head?.split(',')).toHaveLength(19)
    expect(first).toBe(
      '小林 千夏,コバヤシ チナツ,27,,2026-11-20,17:00,22:30,0,マッチング成立,,,1350,500,8094,2,,食品衛生責任者,経験はありますか: はい,"\'=HYPERLINK(""http://x"")"',
    )
    expect(rest).toHaveLength(2)
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('2026-11-20_みのり食堂 渋谷宮益坂店_ディナーのホールスタッフ_ワーカー一覧.csv')}`,
    )
    expect(
      (
        await (
          await browser('clientStaff')
        ).call('GET', `/app/api/v1/clients/11/offerings/${SHIFT}/users.csv`)
      ).status,
    ).toBe(403)
  })
})
