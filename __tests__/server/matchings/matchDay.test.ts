import { eq } from 'drizzle-orm'
import type { MonthCost, TodayBoard, Todos } from '@/contracts/dashboard/schemas'
import type { OfferingUser, OfferingUserDetail } from '@/contracts/matchings/schemas'
import type { Judgement, MatchChecks } from '@/contracts/storeCancellations/schemas'
import { arrivalReminders, chatMessages, chatRooms, jobs, matchings } from '@/server/db/schema'
import { sendArrivalReminders } from '@/server/modules/matchings/service'
import { checkOut, requestFix } from '@/server/worker-app/attendance'
import { openReminder, openRemindersOf } from '@/server/worker-app/reminders'
import { sendMessage } from '@/server/worker-app/talk'
import { testContext, type TestContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  prepareStore,
  TOMORROW,
  writeRows,
} from '@tests/kit/serverKit'

const LUNCH = 8002
const RIN = 901
const MISAKI = 902
/** 9:30 to 14:30 at 1,350 yen and a transport of 500: 6,750 + 500. */
const PLANNED_YEN = 7250
const at = (time: string) => new Date(`2026-11-20T${time}:00+09:00`)
let world: TestContext

/** Lunch of the mockup, 9:30 to 14:30, with two workers; the clock stands at an hour before. */
beforeEach(async () => {
  await prepareStore()
  world = await testContext()
  world.now = at('08:30')
  await writeRows(async (db) => {
    await addWorker(db, { id: RIN, name: '﨑田 航平', phoneNumber: '09011112222' })
    await addWorker(db, { id: MISAKI, name: '髙橋 美咲' })
    await addOffering(db, { id: LUNCH, from: '09:30', to: '14:30', peopleWanted: 2 })
    for (const userId of [RIN, MISAKI]) {
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
  world.now = at(time)
  let sent = 0
  await writeRows(async (db) => {
    sent = await sendArrivalReminders({ db, now: world.now })
  })
  return sent
}
const openAll = (userId: number) =>
  writeRows(async (db) => {
    for (const { id } of await openRemindersOf({ db, now: world.now }, userId))
      await openReminder({ db, now: world.now }, userId, id)
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
      await addOffering(db, { id: 8003, from: '09:30', to: '14:30', peopleWanted: 3 })
      await addMatch(db, 8003, 903, { checkedInAt: at('08:25').toISOString() })
      await addMatch(db, 8003, 904, { status: 'absence' })
    })
    expect(await remindAt('08:30')).toBe(2)
  })
  test('本日の一覧と求人の詳細に、開封・返事・未開封が出る。気がかりな人が先に並ぶ', async () => {
    await remindAt('08:30')
    world.now = at('08:31')
    await openAll(MISAKI)
    await remindAt('09:00')
    world.now = at('09:02')
    await writeRows((db) => sendMessage({ db, now: world.now }, MISAKI, 11, '向かっています'))
    world.now = at('09:05')
    const users = await boardUsers()
    expect(users.map(({ userId }) => userId)).toEqual([RIN, MISAKI])
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
      const [mine] = await openRemindersOf({ db, now: world.now }, RIN)
      const id = mine?.id ?? 0
      await expect(openReminder({ db, now: world.now }, MISAKI, id)).rejects.toMatchObject({
        status: 404,
      })
      await openReminder({ db, now: at('08:40') }, RIN, id)
      await openReminder({ db, now: at('08:50') }, RIN, id)
      const rows = await db.select().from(arrivalReminders).where(eq(arrivalReminders.id, id))
      expect(rows).toMatchObject([{ openedAt: at('08:40').toISOString() }])
      expect(await db.$count(chatMessages)).toBe(0)
    })
  })
})

describe('店舗の都合による早上がり', () => {
  const RELEASE = `/offerings/${LUNCH}/users/${RIN}/early_release`
  const body = { reason: 'low_demand', note: '', agreed: true, grossYen: PLANNED_YEN }
  const atWork = (time = '09:25') =>
    writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedInAt: at(time).toISOString() })
        .where(eq(matchings.userId, RIN)),
    )
  const released = async () => {
    const answer = await callStore<OfferingUserDetail>(
      'manager',
      'GET',
      `/offerings/${LUNCH}/users/${RIN}`,
    )
    return answer.body
  }
  const costYen = async () =>
    (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body.totalYen

  test('予定の報酬がそのまま確定し、請求の見込みも1円も変わらない。本人はメッセージで知る', async () => {
    await atWork()
    world.now = at('13:05')
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
    world.now = at('13:05')
    const refused = await callStore<{ message: string }>('manager', 'POST', RELEASE, body)
    expect(refused.status).toBe(409)
    // 10:00 to 14:30: 270 minutes, 6,075; transport 500.
    const lateBody = { ...body, grossYen: 6575 }
    expect((await callStore('manager', 'POST', RELEASE, lateBody)).status).toBe(200)
    expect((await released()).grossYen).toBe(6575)
  })
  test('来ていない人、終わった人、合意の確認がないもの、閲覧のみの人は断る', async () => {
    world.now = at('13:05')
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
    world.now = at('13:05')
    await callStore('manager', 'POST', RELEASE, body)
    await writeRows(async (db) => {
      await expect(checkOut({ db, now: world.now }, RIN, LUNCH)).rejects.toMatchObject({
        message: expect.stringContaining('早上がり'),
      })
    })
  })
  test('そのあとも、本人は修正依頼を送れる', async () => {
    await atWork()
    world.now = at('13:05')
    await callStore('manager', 'POST', RELEASE, body)
    await writeRows(async (db) => {
      const id = await requestFix({ db, now: world.now }, RIN, LUNCH, {
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
  /** Tomorrow's dinner, 17:00 to 22:30, at 1,350 yen and 500: 7,425 and 169 at night, 8,094 in all. */
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
    world.now = at('09:41')
    expect(await checks()).toMatchObject({
      totalCount: 1,
      items: [
        {
          name: '森本 蓮',
          findings: [{ kind: 'answers_open' }, { kind: 'condition_unmet' }],
          fitting: { reason: '募集に書いた勤務態度の条件を満たさない', amountYen: 0 },
          own: { amountYen: 0, amountAfterLineYen: 8094 },
        },
      ],
    })
  })
  test('24時間前を過ぎると、店舗の都合のキャンセルは休業手当の額になる。キャンセルの画面と同じ額', async () => {
    world.now = at('17:01')
    const [item] = (await checks()).items
    expect(item?.own).toEqual({ amountYen: 8094, amountAfterLineYen: 8094 })
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
    expect((await checks()).items[0]?.fitting?.amountYen).toBe(8094)
  })
  test('ホームのやることにも出る。終わった勤務と、ほかの店舗の人は出ない', async () => {
    const todo = async () =>
      (await callStore<Todos>('viewer', 'GET', '/todos')).body.items.find(
        ({ kind }) => kind === 'matchChecks',
      )
    expect(await todo()).toMatchObject({ count: 1, note: expect.stringContaining('森本 蓮') })
    world.now = new Date(`${TOMORROW}T17:00:00+09:00`)
    expect(await todo()).toBeUndefined()
    expect((await checks()).items).toEqual([])
  })
})
