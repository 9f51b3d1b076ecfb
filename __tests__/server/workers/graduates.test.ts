import type { Invitation } from '@/contracts/invitations/schemas'
import type { GraduateList } from '@/contracts/workers/schemas'
import { chatRooms, companyContracts, userBadges, userBlocks } from '@/server/db/schema'
import { acceptInvitation } from '@/server/worker-app/invitation'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const MAYU = 901
const KOJI = 902
const STRANGER = 903
const PAST = 8001
const at = '2026-11-01T00:00:00.000Z'
const staff = { kind: 'former_staff', hiredOn: null, employmentType: null, note: '' }

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addWorker(
      db,
      { id: MAYU, name: '尾﨑 真由' },
      { workedCount: 3, lastWorkedOn: '2026-11-19' },
    )
    await addWorker(db, { id: KOJI, name: '林 浩二' })
    await addWorker(db, { id: STRANGER, name: '松本 梓' }, { clientId: 21 })
    await addOffering(db, { id: PAST, day: '2026-11-19' })
    await addMatch(db, PAST, MAYU, { status: 'worked' })
    await db.insert(chatRooms).values({
      uid: 'room-mayu',
      clientId: 11,
      userId: MAYU,
      latestOfferingId: PAST,
      createdAt: at,
    })
    const badge = { clientId: 11, userId: MAYU, approvedCount: 2 }
    await db.insert(userBadges).values([
      { ...badge, position: 'ホール', grantedAt: at },
      { ...badge, position: 'レジ', grantedAt: null },
    ])
  })
})

const list = async (query = '') =>
  (await callStore<GraduateList>('manager', 'GET', `/graduates${query}`)).body
const register = (userIds: number[], over: object = {}) =>
  callStore('manager', 'POST', '/graduates', { ...staff, userIds, ...over })
const invite = async (who: 'manager' | 'clientStaff' = 'manager') =>
  callStore<Invitation>(who, 'POST', '/graduate_invitation', {
    targetGroupIds: [],
    renew: false,
    lockVersion: 0,
  })
const codeOf = ({ current }: Invitation) =>
  /\/api\/i\/([0-9a-f]{32})$/.exec(current?.url ?? '')?.[1] ?? ''
const accept = async (userId: number, code: string) => {
  const { now } = await testContext()
  await writeRows((db) => acceptInvitation(db, userId, code, now))
}

describe('卒業ワーカーの一覧', () => {
  test('区分、登録した人、この店舗の回数、できる仕事、通知が並ぶ', async () => {
    await register([MAYU, KOJI])
    const { items, totalCount, visibleCount, notifiedCount } = await list()
    expect([totalCount, visibleCount, notifiedCount]).toEqual([2, 2, 2])
    expect(items).toMatchObject([
      {
        userId: MAYU,
        kind: 'former_staff',
        registeredByName: '⟦人4⟧',
        viaInvitation: false,
        workedCountHere: 3,
        lastWorkedOn: '2026-11-19',
        positions: ['ホール'],
        notice: 'on',
        isBlocked: false,
        chatRoomUid: 'room-mayu',
      },
      {
        userId: KOJI,
        workedCountHere: 0,
        lastWorkedOn: null,
        notice: 'on',
        chatRoomUid: null,
      },
    ])
  })

  test('直近の勤務の順、登録の順に並ぶ', async () => {
    await register([MAYU])
    const world = await testContext()
    world.now = new Date('2026-11-21T09:00:00+09:00')
    await register([KOJI])
    const order = async (query: string) => (await list(query)).items.map(({ userId }) => userId)
    expect(await order('')).toEqual([MAYU, KOJI])
    expect(await order('?sortKey=registered_at')).toEqual([KOJI, MAYU])
  })

  test('区分を直しても、登録した日と人は変わらない', async () => {
    await register([MAYU])
    const world = await testContext()
    world.now = new Date('2026-11-25T09:00:00+09:00')
    await callStore('company', 'POST', `/users/${MAYU}/graduates`, {
      ...staff,
      active: true,
      kind: 'hired',
      hiredOn: '2026-12-01',
    })
    expect((await list()).items).toMatchObject([
      { kind: 'hired', registeredAt: '2026-11-20T00:41:00.000Z', registeredByName: '⟦人4⟧' },
    ])
  })

  test('ブロック中の人には届かないので、数に入らない', async () => {
    await register([MAYU, KOJI])
    await writeRows((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId: null,
        userId: MAYU,
        reasonCode: 'trouble',
        blockedAt: at,
      }),
    )
    expect(await list()).toMatchObject({ totalCount: 2, visibleCount: 1, notifiedCount: 1 })
  })

  test('料率は、本日のご契約から出る', async () => {
    expect((await list()).fee).toEqual({
      feeRateBp: 3000,
      usualFeeRateBp: 3000,
      contractFrom: null,
    })
    await writeRows((db) =>
      db.insert(companyContracts).values([
        { companyId: 1, validFrom: '2026-04-01', validTo: '2026-11-30', graduateFeeRateBp: 1500 },
        { companyId: 1, validFrom: '2026-12-01', graduateFeeRateBp: 1000 },
      ]),
    )
    expect((await list()).fee).toEqual({
      feeRateBp: 1500,
      usualFeeRateBp: 3000,
      contractFrom: '2026-04-01',
    })
  })

  test('ほかの店舗のワーカーは登録できない', async () => {
    expect((await register([STRANGER])).status).toBe(404)
    expect((await list()).totalCount).toBe(0)
  })
})

describe('卒業ワーカーの招待', () => {
  test('QRから登録した人は元スタッフになり、だれが登録したかは本人になる', async () => {
    const { body } = await invite()
    await accept(STRANGER, codeOf(body))
    expect((await list()).items).toMatchObject([
      {
        userId: STRANGER,
        kind: 'former_staff',
        viaInvitation: true,
        registeredByName: null,
        workedCountHere: 0,
      },
    ])
    const shown = await callStore<Invitation>('manager', 'GET', '/graduate_invitation')
    expect(shown.body.accepted.items.map(({ userId }) => userId)).toEqual([STRANGER])
  })

  test('認定ワーカーの招待とは別のコードで、認定にはならない', async () => {
    const graduate = (await invite()).body
    const trusted = (
      await callStore<Invitation>('manager', 'POST', '/invitation', {
        targetGroupIds: [],
        renew: false,
        lockVersion: 0,
      })
    ).body
    expect(codeOf(graduate)).not.toBe(codeOf(trusted))
    await accept(KOJI, codeOf(graduate))
    const one = await callStore<{ trusted: boolean; graduate: boolean }>(
      'manager',
      'GET',
      `/users/${KOJI}`,
    )
    expect(one.body).toMatchObject({ trusted: false, graduate: true })
  })

  test('店舗が登録した人がQRを読んでも、登録はそのまま。解除した人は、同じQRでは戻れない', async () => {
    await register([MAYU], { kind: 'hired', note: '12月から' })
    const code = codeOf((await invite()).body)
    await accept(MAYU, code)
    expect((await list()).items).toMatchObject([
      { kind: 'hired', note: '12月から', viaInvitation: false },
    ])
    await callStore('manager', 'POST', `/users/${MAYU}/graduates`, { active: false })
    await accept(MAYU, code)
    expect((await list()).totalCount).toBe(0)
  })

  test('登録する権限のない人は、招待を読むことも作ることもできない', async () => {
    expect((await invite('clientStaff')).status).toBe(403)
    expect((await callStore('clientStaff', 'GET', '/graduate_invitation')).status).toBe(403)
  })
})
