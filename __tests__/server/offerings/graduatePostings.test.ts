import { eq } from 'drizzle-orm'
import type { ChatRooms } from '@/contracts/chat/schemas'
import type {
  Offering,
  OfferingDetail,
  OfferingSuggestion,
  OfferingValidation,
} from '@/contracts/offerings/schemas'
import {
  chatMessages,
  chatRooms,
  clientUsers,
  companyContracts,
  graduates,
  offerings,
  userBlocks,
} from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { apply } from '@/server/worker-app/apply'
import { postingsFor } from '@/server/worker-app/find'
import { setGraduateNotices } from '@/server/worker-app/graduateNotices'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  OFFER,
  offeringCreate,
  offeringInput,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
const PAST = 8002
/** Graduates of store 11; one never worked there, one is blocked, one is a graduate of the neighbour. */
const MAYU = 901
const KOJI = 902
const BLOCKED = 903
const NEIGHBOUR = 904
const STRANGER = 905
const NEW = `/offers/${OFFER[11]}/offerings`
const at = '2026-11-01T00:00:00Z'
const dedicated = { scope: 'graduate' as const, peopleWanted: 2 }

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    for (const [id, name, clientId] of [
      [MAYU, '尾﨑 真由', 11],
      [KOJI, '林 浩二', 11],
      [BLOCKED, '岡田 結', 11],
      [NEIGHBOUR, '松本 梓', 12],
    ] as const) {
      await addWorker(db, { id, name }, { clientId, graduate: true })
      await db
        .insert(graduates)
        .values({ clientId, userId: id, kind: 'former_staff', registeredBy: 4, registeredAt: at })
    }
    await addWorker(db, { id: STRANGER, name: '山田 太郎' }, { workedCount: 5 })
    await db.insert(userBlocks).values({
      companyId: 1,
      clientId: 11,
      userId: BLOCKED,
      reasonCode: 'attitude',
      blockedAt: at,
    })
    await db
      .insert(companyContracts)
      .values({ companyId: 1, validFrom: '2026-04-01', graduateFeeRateBp: 1500 })
    await addOffering(db, { id: PAST, day: '2026-11-10' })
    await addMatch(db, PAST, MAYU, { status: 'worked' })
    await db.insert(chatRooms).values({
      uid: 'room-mayu',
      clientId: 11,
      userId: MAYU,
      latestOfferingId: PAST,
      createdAt: at,
    })
  })
})

const world = () => testContext()
const marketOf = async (userId: number) => {
  const { db, now } = await world()
  return (await db.tx('system', (tx) => postingsFor(tx, userId, now))).map(({ id }) => id)
}
const take = async (userId: number, offeringId: number) => {
  const { now } = await world()
  await writeRows((db) => apply({ db, now }, userId, offeringId))
}
const publish = async (over = {}) =>
  (
    await callStore<OfferingDetail>(
      'manager',
      'POST',
      NEW,
      offeringCreate({ ...dedicated, ...over }),
    )
  ).body
const noticesOf = async (userId: number) =>
  (await world()).db.tx('system', async (db) =>
    (
      await db
        .select({ body: chatMessages.body })
        .from(chatMessages)
        .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
        .where(eq(chatRooms.userId, userId))
    ).map(({ body }) => body),
  )
async function runJobs() {
  const context = await world()
  for (;;) if (!(await runNextJob(context, jobDefinitions, ['graduateNotices']))) return
}

describe('卒業ワーカー限定の求人', () => {
  test('この店舗の卒業ワーカーだけに見え、その人だけが申し込める', async () => {
    const { id, kind, scope } = await publish()
    expect([kind, scope]).toEqual(['graduate', 'graduate'])
    for (const userId of [MAYU, KOJI]) expect(await marketOf(userId)).toEqual([id])
    for (const userId of [BLOCKED, NEIGHBOUR, STRANGER]) {
      expect(await marketOf(userId)).toEqual([])
      await expect(take(userId, id)).rejects.toThrow('申し込め')
    }
    await take(MAYU, id)
    const { body } = await callStore<OfferingDetail>('manager', 'GET', `/offerings/${id}`)
    expect(body.peopleMatched).toBe(1)
  })

  test('登録を解除すると見えなくなるが、決まった勤務は残る', async () => {
    const { id } = await publish()
    await take(MAYU, id)
    for (const userId of [MAYU, KOJI])
      await callStore('manager', 'POST', `/users/${userId}/graduates`, { active: false })
    expect(await marketOf(KOJI)).toEqual([])
    const { body } = await callStore<{ items: unknown[] }>(
      'manager',
      'GET',
      `/offerings/${id}/users`,
    )
    expect(body.items).toHaveLength(1)
  })

  test('ご契約の卒業ワーカーの料率で費用が出て、求人に残る', async () => {
    // 2 × (4 h × 1,300 + 500) = 11,400; 15 % of it 1,710, 30 % of it 3,420; 10 % tax on the fee.
    const lunch = { ...dedicated, startTime: '11:00', endTime: '15:00' }
    const { body } = await callStore<OfferingValidation>(
      'manager',
      'POST',
      `${NEW}/validate`,
      offeringInput(lunch),
    )
    expect(body.errors).toEqual([])
    expect(body.preview?.cost).toMatchObject({ feeYen: 1710, taxYen: 171, totalYen: 13_281 })
    expect(body.graduateFee).toEqual({
      feeRateBp: 1500,
      usualFeeRateBp: 3000,
      contractFrom: '2026-04-01',
      usualTotalYen: 15_162,
    })
    const { id } = await publish()
    const [row] = await (
      await world()
    ).db.tx('system', (db) => db.select().from(offerings).where(eq(offerings.id, id)))
    expect(row?.feeRateBp).toBe(1500)
  })

  test('料率の取り決めがない月は、通常の料率になる', async () => {
    await writeRows((db) => db.delete(companyContracts))
    const { body } = await callStore<OfferingValidation>(
      'manager',
      'POST',
      `${NEW}/validate`,
      offeringInput(dedicated),
    )
    expect(body.graduateFee).toMatchObject({ feeRateBp: 3000, contractFrom: null })
  })

  test('一般公開に切り替える時刻はつけられない', async () => {
    const { status, body } = await callStore<{ fields: Record<string, string> }>(
      'manager',
      'POST',
      NEW,
      offeringCreate({ ...dedicated, autoPublicAt: '2026-11-26T18:00:00+09:00' }),
    )
    expect([status, body.fields['autoPublicAt']]).toEqual([
      422,
      '卒業ワーカー限定の求人は、一般公開に切り替えられません。',
    ])
  })

  test('あとから公開範囲を変えられず、ほかの求人を卒業ワーカー限定にもできない', async () => {
    const posted = await publish()
    await writeRows((db) => addOffering(db, { id: SHIFT, day: '2026-11-28' }))
    const edit = (id: number, lockVersion: number, over: object) =>
      callStore<{ fields: Record<string, string> }>('manager', 'PATCH', `${NEW}/${id}`, {
        ...offeringInput({ startTime: '17:00', endTime: '22:30', hourlyWageYen: 1350 }),
        lockVersion,
        publish: false,
        acknowledged: false,
        ...over,
      })
    const widened = await edit(posted.id, posted.lockVersion, { scope: 'public' })
    const narrowed = await edit(SHIFT, 1, { ...dedicated, peopleWanted: 3 })
    expect([widened.status, widened.body.fields['scope']]).toEqual([
      422,
      '卒業ワーカー限定の求人は、公開範囲を変えられません。ほかの人にも見せるときは、新しく募集してください。',
    ])
    expect([narrowed.status, narrowed.body.fields['scope']]).toEqual([
      422,
      '募集した求人を、卒業ワーカー限定には変えられません。「卒業ワーカー」から専用の求人をつくってください。',
    ])
  })

  test('だれもいないときは、公開しても見る人がいないと知らせる', async () => {
    await writeRows((db) => db.update(clientUsers).set({ graduate: false }))
    const { body } = await callStore<OfferingValidation>(
      'manager',
      'POST',
      `${NEW}/validate`,
      offeringInput(dedicated),
    )
    expect(body.reach).toEqual({ members: 0, free: 0 })
    expect(body.warnings).toContainEqual({
      code: 'graduates_empty',
      message: '卒業ワーカーが登録されていません。このままでは、だれにも表示されません。',
    })
  })

  test('公開すると、通知オンでメッセージのある人だけに一度知らせる', async () => {
    const { id } = await publish()
    await runJobs()
    await runJobs()
    expect(await noticesOf(MAYU)).toEqual([
      '卒業ワーカー限定の求人が公開されました。11月28日(土) 18:00〜23:30「ディナーのホールスタッフ」。アプリの求人から申し込めます。',
    ])
    await writeRows((db) => setGraduateNotices(db, MAYU, 11, { isOn: false }))
    await publish({ workOn: '2026-11-29' })
    await runJobs()
    expect(await noticesOf(MAYU)).toHaveLength(1)
    expect((await marketOf(MAYU)).length).toBe(2)
    expect(id).toBeGreaterThan(0)
  })

  test('まだ働いたことのない人には部屋が開いて届く。ブロックした人と、部屋を閉じた人には届かない', async () => {
    await writeRows((db) => db.update(chatRooms).set({ state: 'closed' }))
    await publish()
    await runJobs()
    await publish({ workOn: '2026-11-29' })
    await runJobs()
    expect(await noticesOf(KOJI)).toHaveLength(2)
    expect(await noticesOf(MAYU)).toEqual([])
    expect(await noticesOf(BLOCKED)).toEqual([])
    const { items } = (await callStore<ChatRooms>('staff', 'GET', '/chat_rooms')).body
    expect(items.find(({ userId }) => userId === KOJI)).toMatchObject({
      lastMessage: { bodyExcerpt: expect.stringContaining('卒業ワーカー限定の求人') },
      shift: null,
    })
  })

  test('ふつうの募集の初期値にはならず、専用の求人の初期値は専用の求人からとる', async () => {
    await publish({ hourlyWageYen: 1444 })
    const suggest = async (query: string) =>
      (
        await callStore<OfferingSuggestion>(
          'manager',
          'GET',
          `/offers/${OFFER[11]}/offering/suggestion${query}`,
        )
      ).body.input
    expect(await suggest('')).toMatchObject({ scope: 'public', hourlyWageYen: 1350 })
    expect(await suggest('?scope=graduate')).toMatchObject({
      scope: 'graduate',
      hourlyWageYen: 1444,
      autoPublicAt: null,
      groupIds: [],
    })
  })

  test('一覧は公開範囲で絞り込める', async () => {
    const { id } = await publish()
    await writeRows((db) => addOffering(db, { id: SHIFT, day: '2026-11-28' }))
    const { body } = await callStore<{ items: Offering[] }>(
      'manager',
      'GET',
      '/offerings?scope=graduate',
    )
    expect(body.items.map((offering) => offering.id)).toEqual([id])
  })
})
