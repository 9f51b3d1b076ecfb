import { eq } from 'drizzle-orm'
import type { LadderCourse } from '@/contracts/ladders/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  chatMessages,
  chatRooms,
  groups,
  groupUsers,
  jobs,
  offerings,
  userBlocks,
} from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { apply } from '@/server/worker-app/apply'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  MORNING,
  OFFER,
  offeringCreate,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'

const TRUSTED = 901
const MEMBER = 902
const VETERAN = 903
const NO_ROOM = 904
const GROUP = 9901
const EARLIER = 8001
const hoursLater = (hours: number) => new Date(MORNING.getTime() + hours * 3_600_000).toISOString()
const plan = [
  { scope: 'trusted' as const, afterMin: 0 },
  { scope: 'group' as const, afterMin: 180 },
  { scope: 'worked' as const, afterMin: 480 },
  { scope: 'public' as const, afterMin: 1440 },
]

/** Three workers with a chat room and one without. The trusted one is also in the group and has worked here. */
beforeEach(() =>
  prepareStoreWith('ladder_course', async (db) => {
    await addWorker(db, { id: TRUSTED, name: '山口 直樹' }, { trusted: true, workedCount: 2 })
    await addWorker(db, { id: MEMBER, name: '前田 美月' }, { workedCount: 1 })
    await addWorker(db, { id: VETERAN, name: '原 大地' }, { workedCount: 3 })
    await addWorker(db, { id: NO_ROOM, name: '小島 彩' }, { workedCount: 1 })
    await addOffering(db, { id: EARLIER, day: '2026-11-01' })
    const at = '2026-11-01T00:00:00Z'
    for (const userId of [TRUSTED, MEMBER, VETERAN])
      await db.insert(chatRooms).values({
        uid: `room-${userId}`,
        clientId: 11,
        userId,
        latestOfferingId: EARLIER,
        createdAt: at,
      })
    await db.insert(groups).values({
      id: GROUP,
      companyId: 1,
      clientId: 11,
      name: 'ホール経験者',
      createdAt: at,
      updatedAt: at,
    })
    await db
      .insert(groupUsers)
      .values(
        [MEMBER, TRUSTED].map((userId) => ({ companyId: 1, groupId: GROUP, userId, addedAt: at })),
      )
  }),
)
afterAll(() => writeRows((db) => db.delete(groupUsers).where(eq(groupUsers.groupId, GROUP))))

const later = async (hours: number) => {
  ;(await testContext()).now = new Date(hoursLater(hours))
}
async function runLadder() {
  const context = await testContext()
  for (;;) if (!(await runNextJob(context, jobDefinitions, ['ladder', 'ladderNotices']))) return
}
/** Publishes an offering with one seat by the plan. The notices of its first step have not been written yet. */
const publish = async () =>
  (
    await callStore<OfferingDetail>(
      'manager',
      'POST',
      `/offers/${OFFER[11]}/offerings`,
      offeringCreate({ scope: 'trusted', ladder: plan, groupIds: [GROUP], peopleWanted: 1 }),
    )
  ).body
const noticesOf = async (offeringId: number) =>
  (await testContext()).db.tx('system', async (db) =>
    (
      await db
        .select({ userId: chatRooms.userId, body: chatMessages.body })
        .from(chatMessages)
        .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
        .where(eq(chatMessages.offeringId, offeringId))
        .orderBy(chatMessages.id)
    ).map(({ userId, body }) => [userId, body.slice(0, 10)]),
  )
const alerts = async () =>
  (await testContext()).db.tx('system', async (db) =>
    (await db.select().from(jobs).where(eq(jobs.kind, 'storeEvent'))).map(({ payload }) => payload),
  )
const called = '求人が公開されました'

describe('段の知らせ', () => {
  test('新しく見える人のメッセージに、求人ごとに1回だけ届く。部屋のない人と一般公開には出さない', async () => {
    const { id } = await publish()
    await runLadder()
    expect(await noticesOf(id)).toEqual([[TRUSTED, called]])
    await later(3)
    await runLadder()
    expect(await noticesOf(id)).toEqual([
      [TRUSTED, called],
      [MEMBER, called],
    ])
    await later(24)
    await runLadder()
    await runLadder()
    expect(await noticesOf(id)).toEqual([
      [TRUSTED, called],
      [MEMBER, called],
      [VETERAN, called],
    ])
  })
  test('同じ時間に働く人と、ブロックした人には知らせない', async () => {
    const { id } = await publish()
    await writeRows(async (db) => {
      const { workOn } = firstOrNotFound(
        await db.select().from(offerings).where(eq(offerings.id, id)),
      )
      await addOffering(db, { id: 8005, day: workOn })
      await addMatch(db, 8005, TRUSTED)
      await db.insert(userBlocks).values({
        companyId: 1,
        clientId: 11,
        userId: VETERAN,
        reasonCode: 'attitude',
        blockedAt: '2026-11-01T00:00:00Z',
      })
    })
    await later(24)
    await runLadder()
    expect(await noticesOf(id)).toEqual([[MEMBER, called]])
  })
  test('満枠になったあとは、だれにも知らせない', async () => {
    const { id } = await publish()
    await writeRows((db) => apply({ db, now: MORNING }, TRUSTED, id))
    await runLadder()
    expect((await noticesOf(id)).filter(([, body]) => body === called)).toEqual([])
  })
})

describe('空きを残した終わり', () => {
  test('申し込みが終わると、店舗に1回だけメールで知らせる', async () => {
    const { id, startAt } = await publish()
    ;(await testContext()).now = new Date(startAt)
    await runLadder()
    await runLadder()
    expect(await alerts()).toEqual([
      expect.objectContaining({
        clientId: 11,
        event: 'unfilled_alert',
        text: expect.stringContaining('1名のうち1名分の空きが残っています'),
        path: `/clients/11/offerings/${id}`,
      }),
    ])
  })
  test('そろって終わったとき、店舗が締め切ったときは知らせない', async () => {
    const { id, startAt } = await publish()
    await writeRows((db) =>
      db
        .update(offerings)
        .set({ closedAt: hoursLater(1) })
        .where(eq(offerings.id, id)),
    )
    const { id: full } = await publish()
    await writeRows((db) => apply({ db, now: MORNING }, TRUSTED, full))
    ;(await testContext()).now = new Date(startAt)
    await runLadder()
    expect((await alerts()).filter((alert) => alert['event'] === 'unfilled_alert')).toEqual([])
  })
})

describe('段の時刻の変更', () => {
  const move = (id: number, scope: string, startsAt: string) =>
    callStore<LadderCourse>('manager', 'PATCH', `/offerings/${id}/ladder`, { scope, startsAt })
  const stateOf = async (id: number, scope: string) =>
    (await callStore<LadderCourse>('manager', 'GET', `/offerings/${id}/ladder`)).body.rungs.find(
      (rung) => rung.scope === scope,
    )?.state

  test('遅くした段は元の時刻には開かず、新しい時刻に開く', async () => {
    const { id } = await publish()
    expect((await move(id, 'group', hoursLater(6))).status).toBe(200)
    await later(3)
    await runLadder()
    expect(await stateOf(id, 'group')).toBe('coming')
    await later(6)
    await runLadder()
    expect(await stateOf(id, 'group')).toBe('current')
  })
  test('早くした段は、新しい時刻に開く', async () => {
    const { id } = await publish()
    await move(id, 'group', hoursLater(1))
    await later(1)
    await runLadder()
    expect(await stateOf(id, 'group')).toBe('current')
  })
  test('見ていた時刻がもう変わっていれば断り、先の人の時刻が残る', async () => {
    const { id } = await publish()
    const rung = async () =>
      (await callStore<LadderCourse>('manager', 'GET', `/offerings/${id}/ladder`)).body.rungs.find(
        ({ scope }) => scope === 'group',
      )
    const previousStartsAt = (await rung())?.startsAt
    const change = (startsAt: string) =>
      callStore<{ code?: string }>('manager', 'PATCH', `/offerings/${id}/ladder`, {
        scope: 'group',
        startsAt,
        previousStartsAt,
      })
    expect((await change(hoursLater(4))).status).toBe(200)
    const { status, body } = await change(hoursLater(5))
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(new Date((await rung())?.startsAt ?? '')).toEqual(new Date(hoursLater(4)))
  })
  test.each([
    ['trusted', 2, 'この段は、すでに始まったか、とばされています。'],
    ['group', 0, '時刻は、いまより後にしてください。'],
    ['group', 8, '時刻は、次の段より前にしてください。'],
    ['worked', 3, '時刻は、前の段より後にしてください。'],
    ['public', 9999, '時刻は、申し込みの締切より前にしてください。'],
  ])('断る: %s を%i時間後に', async (scope, hours, message) => {
    const { id } = await publish()
    expect(await move(id, scope, hoursLater(hours))).toMatchObject({
      status: 409,
      body: { messages: [message] },
    })
  })
})
