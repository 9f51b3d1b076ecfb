import { asc, eq } from 'drizzle-orm'
import type { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import type { LadderCourse, LadderForecast } from '@/contracts/ladders/schemas'
import type { OfferingDetail, OfferingSuggestion } from '@/contracts/offerings/schemas'
import { payOf } from '@/domain/pay/pay'
import { groups, groupUsers, jobs, offerings, userBlocks } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { openDueRungs } from '@/server/modules/ladders/service'
import { cancelByWorker } from '@/server/modules/matchings/service'
import { apply } from '@/server/worker-app/apply'
import { offeringsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  MORNING,
  OFFER,
  offeringCreate,
  offeringInput,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'

const TRUSTED = 901
const MEMBER = 902
const VETERAN = 903
const STRANGER = 904
const BLOCKED = 905
const GROUP = 9901
const NEW = `/offers/${OFFER[11]}/offerings`
const plan = [
  { scope: 'trusted' as const, afterMin: 0 },
  { scope: 'group' as const, afterMin: 180 },
  { scope: 'worked' as const, afterMin: 480 },
  { scope: 'public' as const, afterMin: 1440 },
]
const conditions = {
  scope: 'trusted' as const,
  ladder: plan,
  groupIds: [GROUP],
  peopleWanted: 1,
}

beforeEach(() =>
  prepareStoreWith('ladders', async (db) => {
    await addWorker(db, { id: TRUSTED, name: '山口 直樹' }, { trusted: true })
    await addWorker(db, { id: MEMBER, name: '前田 美月' })
    await addWorker(db, { id: VETERAN, name: '原 大地' }, { workedCount: 3 })
    await addWorker(db, { id: STRANGER, name: '山田 太郎' }, { clientId: 12 })
    await addWorker(db, { id: BLOCKED, name: '岡田 結' }, { trusted: true, workedCount: 9 })
    await db.insert(userBlocks).values({
      companyId: 1,
      clientId: 11,
      userId: BLOCKED,
      reasonCode: 'attitude',
      blockedAt: '2026-11-01T00:00:00Z',
    })
    const at = '2026-11-01T00:00:00Z'
    await db.insert(groups).values({
      id: GROUP,
      companyId: 1,
      clientId: 11,
      name: 'ホール経験者',
      createdAt: at,
      updatedAt: at,
    })
    await db.insert(groupUsers).values(
      [MEMBER, TRUSTED].map((userId) => ({
        companyId: 1,
        groupId: GROUP,
        userId,
        addedAt: at,
      })),
    )
  }),
)
afterAll(() => writeRows((db) => db.delete(groupUsers).where(eq(groupUsers.groupId, GROUP))))

const shiftOf8201 = async (db: Tx) => {
  const [row] = await db.select().from(offerings).where(eq(offerings.id, 8201))
  if (!row) throw new Error('no offering 8201')
  return row
}
const later = async (minutes: number) => {
  ;(await testContext()).now = new Date(MORNING.getTime() + minutes * 60_000)
}
async function runLadder() {
  const context = await testContext()
  for (;;) if (!(await runNextJob(context, jobDefinitions, ['ladder']))) return
}
const seers = async (offeringId: number) => {
  const { db, now } = await testContext()
  const seen: number[] = []
  for (const userId of [TRUSTED, MEMBER, VETERAN, STRANGER, BLOCKED]) {
    const open = await db.tx('system', (tx) => offeringsFor(tx, userId, now))
    if (open.some(({ id }) => id === offeringId)) seen.push(userId)
  }
  return seen
}
const publish = async (overrides = {}) =>
  (
    await callStore<OfferingDetail>(
      'manager',
      'POST',
      NEW,
      offeringCreate({ ...conditions, ...overrides }),
    )
  ).body
const courseOf = async (id: number) =>
  (await callStore<LadderCourse>('manager', 'GET', `/offerings/${id}/ladder`)).body
const statesOf = async (id: number) => (await courseOf(id)).rungs.map(({ state }) => state)

describe('順番に広げる求人', () => {
  test('時刻ごとに広がり、前の段の人には見えたまま。ブロックした人には見えない', async () => {
    const { id, scope, ladder } = await publish()
    expect([scope, ladder]).toEqual(['trusted', plan])
    expect(await seers(id)).toEqual([TRUSTED])

    await later(179)
    await runLadder()
    expect(await seers(id)).toEqual([TRUSTED])
    await later(180)
    await runLadder()
    expect(await seers(id)).toEqual([TRUSTED, MEMBER])
    await later(480)
    await runLadder()
    // Trusted workers and members of the group need not have worked here.
    expect(await seers(id)).toEqual([TRUSTED, MEMBER, VETERAN])
    await later(1440)
    await runLadder()
    expect(await seers(id)).toEqual([TRUSTED, MEMBER, VETERAN, STRANGER])
    expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'current'])
  })

  test('止まっていたサーバーは、過ぎた段をまとめて開く。二度走らせても、同じ', async () => {
    const { id } = await publish()
    await later(500)
    const { db, now } = await testContext()
    await Promise.all(
      [1, 2].map(() => db.tx('system', (tx) => openDueRungs({ db: tx, now }, { offeringId: id }))),
    )
    await runLadder()
    const [row] = await db.tx('system', (tx) =>
      tx.select({ openScopes: offerings.openScopes }).from(offerings).where(eq(offerings.id, id)),
    )
    expect(row?.openScopes).toEqual(['trusted', 'group', 'worked'])
  })

  test('そろうと止まり、空きが出ると続きから開く', async () => {
    const { id } = await publish()
    const { db } = await testContext()
    await writeRows(async (tx) => {
      await apply({ db: tx, now: MORNING }, TRUSTED, id)
    })
    await later(200)
    await runLadder()
    expect(await statesOf(id)).toEqual(['current', 'waiting', 'waiting', 'waiting'])
    const { now } = await testContext()
    await db.tx('system', (tx) =>
      cancelByWorker({ db: tx, now }, { userId: TRUSTED, offeringId: id, reasonCategoryId: 1 }),
    )
    await runLadder()
    // A worker who cancelled still sees it; another rule refuses their application.
    expect(await seers(id)).toEqual([TRUSTED, MEMBER])
    expect((await courseOf(id)).rungs[1]).toMatchObject({ scope: 'group', state: 'current' })
  })

  test('次の段へ早めに進める。とばした段は開かない', async () => {
    const { id } = await publish()
    const press = (act: string, scope: string, who: 'manager' | 'viewer' = 'manager') =>
      callStore<LadderCourse>(who, 'POST', `/offerings/${id}/ladder/${act}`, { scope })
    expect((await press('skip', 'group', 'viewer')).status).toBe(403)
    expect((await press('advance', 'worked')).status).toBe(409)
    expect((await press('skip', 'group')).body.rungs[1]?.state).toBe('skipped')
    expect((await press('skip', 'group')).status).toBe(409)
    const { body } = await press('advance', 'worked')
    expect(body.rungs[2]).toMatchObject({ state: 'current', openedByName: expect.any(String) })
    // The trusted worker, the veteran and one of the fixture. The group's step was skipped, so its member is missing.
    expect(body.rungs.map(({ newCount, totalCount }) => [newCount, totalCount])).toEqual([
      [1, 1],
      [null, null],
      [2, 3],
      [null, null],
    ])
    await later(480)
    await runLadder()
    // The member is in no open step, because the group's step was skipped.
    expect(await seers(id)).toEqual([TRUSTED, VETERAN])
  })

  test('公開範囲は編集でせまくできず、ほかの条件の編集で順番は始めからにならない', async () => {
    const { id, lockVersion } = await publish()
    await later(180)
    await runLadder()
    const edit = (overrides: object) =>
      callStore<OfferingDetail>('manager', 'PATCH', `${NEW}/${id}`, {
        ...offeringInput({ ...conditions, ...overrides }),
        publish: false,
        acknowledged: true,
        lockVersion,
      })
    const narrowed = await edit({ scope: 'trusted', ladder: undefined })
    expect([narrowed.status, JSON.stringify(narrowed.body)]).toEqual([
      422,
      expect.stringContaining('公開の順番'),
    ])
    expect((await edit({ memo: '裏口から' })).body).toMatchObject({ scope: 'group', ladder: plan })
    expect(await seers(id)).toEqual([TRUSTED, MEMBER])
  })

  test('非公開の求人は始まらず、公開したときから数える', async () => {
    const draft = await publish({ publish: false })
    expect((await courseOf(draft.id)).rungs).toEqual([])
    await later(600)
    const { body } = await callStore<OfferingDetail>('manager', 'PATCH', `${NEW}/${draft.id}`, {
      ...offeringInput(conditions),
      publish: true,
      acknowledged: true,
      lockVersion: draft.lockVersion,
    })
    expect(body.scope).toBe('trusted')
    const [, second] = (await courseOf(draft.id)).rungs
    expect(second?.startsAt).toBe(new Date(MORNING.getTime() + 780 * 60_000).toISOString())
    const { db } = await testContext()
    const queued = await db.tx('system', (tx) =>
      tx
        .select({ runAt: jobs.runAt })
        .from(jobs)
        .where(eq(jobs.kind, 'ladder'))
        .orderBy(asc(jobs.runAt)),
    )
    // One job for each of the four steps, and one for the end of the applications.
    expect(queued).toHaveLength(5)
  })

  test('間に合わない順番は断り、コピーには同じ順番がつく', async () => {
    const refused = await callStore(
      'manager',
      'POST',
      NEW,
      offeringCreate({ ...conditions, workOn: '2026-11-21', startTime: '09:00', endTime: '12:00' }),
    )
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('締切'),
    ])
    await publish()
    const { body } = await callStore<OfferingSuggestion>(
      'manager',
      'GET',
      `/offers/${OFFER[11]}/offering/suggestion`,
    )
    expect(body.input).toMatchObject({ scope: 'trusted', ladder: plan, groupIds: [GROUP] })
  })

  test('段ごとに、届く人数と、過去の求人から見た見込みを出す', async () => {
    await writeRows(async (db) => {
      for (const [index, userId] of [TRUSTED, TRUSTED, VETERAN, VETERAN, STRANGER].entries()) {
        const id = 8100 + index
        await addOffering(db, { id, day: `2026-10-0${index + 1}`, peopleWanted: 1 })
        await addMatch(db, id, userId, {
          status: 'worked',
          // Matched six days before the shift, which is within the eight days that are left until 28 November.
          matchedAt: `2026-09-${25 + index}T00:00:00Z`,
        })
      }
    })
    const path = `/offers/${OFFER[11]}/ladder_forecast?workOn=2026-11-28&startTime=18:00&endTime=23:30&groupIds=${GROUP}`
    const { body } = await callStore<LadderForecast>('manager', 'GET', path)
    expect(body.rungs.map(({ newCount, totalCount }) => [newCount, totalCount])).toEqual([
      [1, 1],
      [1, 2],
      // The veteran, and somebody of the fixture who has worked here.
      [2, 4],
      [null, null],
    ])
    // Trusted workers filled two of five shifts. The veteran had not worked here at their first match, so it counts for
    // 公開 alone.
    expect(body.rungs.map(({ forecast }) => forecast.percent)).toEqual([40, 40, 40, 100])
    // Shifts of one seat say nothing about twelve: the form calls more than three times the usual number unusual.
    const { body: ofTwelve } = await callStore<LadderForecast>(
      'manager',
      'GET',
      `${path}&peopleWanted=12`,
    )
    expect(ofTwelve.rungs.map(({ forecast }) => forecast.percent)).toEqual([null, null, null, null])
  })
})

describe('呼べる人', () => {
  // 18:00 to 23:30 at 1,300 yen: 7,150 + night 1.5 h 488 + transport 500 = 8,138 yen.
  const conditions11 = (overrides = '') =>
    `/offers/${OFFER[11]}/callable_workers?workOn=2026-11-28&startTime=18:00&endTime=23:30&hourlyWageYen=1300&transportationYen=500&groupIds=${GROUP}&trusted=1${overrides}`
  const stateOf = ({ items }: CallableWorkers, id: number) =>
    items.find(({ userId }) => userId === id)

  beforeEach(() =>
    writeRows(async (db) => {
      // The member earned 72,000 yen in November at another store of the company, and the trusted worker works
      // that day.
      await addOffering(db, { id: 8201, clientId: 12, offerId: OFFER[12], day: '2026-11-10' })
      await addMatch(db, 8201, MEMBER, {
        status: 'worked',
        scheduledPay: { ...payOf(await shiftOf8201(db)), grossYen: 72_000 },
      })
      await addOffering(db, { id: 8202, clientId: 12, offerId: OFFER[12], day: '2026-11-28' })
      await addMatch(db, 8202, TRUSTED)
    }),
  )

  test('公開する前に、上限で呼べない人と、予定のある人が分かる', async () => {
    const { body } = await callStore<CallableWorkers>('manager', 'GET', conditions11())
    expect(body.basis).toMatchObject({ offeringId: null, grossYen: 8138 })
    expect(stateOf(body, MEMBER)).toMatchObject({
      state: 'limit',
      callsLeft: 0,
      monthRemainingYen: 5999,
      reason: expect.stringContaining('5,999円'),
    })
    expect(stateOf(body, TRUSTED)).toMatchObject({ state: 'busy' })
    expect(stateOf(body, BLOCKED)?.state).toBe('blocked')
    // A store may know only that the worker is busy, nothing else of shifts elsewhere.
    expect(JSON.stringify(body)).not.toContain('2026-11-28T08')
    expect((await callStore('viewer', 'GET', conditions11())).status).toBe(403)
  })

  test('求人を選ばなければ、次の求人の報酬で数える。求人がなければ、だれも数えない', async () => {
    const path = (offeringId: number) =>
      `/callable_workers?${offeringId ? `offeringId=${offeringId}&` : ''}userIds=${VETERAN},${STRANGER}`
    const none = await callStore<CallableWorkers>('clientStaff', 'GET', path(0))
    expect(none.body).toEqual({ basis: null, items: [], moreCount: 0 })
    await writeRows((db) => addOffering(db, { id: 8203, day: '2026-12-02' }))
    const { body } = await callStore<CallableWorkers>('clientStaff', 'GET', path(0))
    expect(body.basis?.offeringId).toBe(8203)
    // 8,094 yen fits nine times below 78,000. Workers who never worked here are not listed.
    expect(body.items).toMatchObject([{ userId: VETERAN, state: 'callable', callsLeft: 9 }])
    expect((await callStore('clientStaff', 'GET', path(8201))).status).toBe(404)
    expect((await callStore('viewer', 'GET', path(0))).status).toBe(403)
  })
})
