import { eq } from 'drizzle-orm'
import type { UserDetail } from '@/contracts/workers/schemas'
import { auditLog, brandUserReports, clients, userBlocks } from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { findByLink, postingsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import { callApi, addOffer, addOffering, callStore, writeRows } from '@tests/kit/serverKit'
import {
  DINNER,
  ELSEWHERE,
  LINH,
  MISAKI,
  NEW,
  OWN,
  PAST,
  SAKURA,
  STRANGER,
  readUsers,
  listedUserIds,
  readUser,
} from './usersKit'

describe('認定と卒業', () => {
  test('まとめて認定し、まとめて外す。知らないワーカーが混じれば、何もしない', async () => {
    expect(
      (
        await callStore('manager', 'PUT', '/users/trusted', {
          userIds: [LINH, MISAKI, NEW],
          trusted: true,
        })
      ).body,
    ).toEqual({ changedCount: 2 })
    expect((await readUsers()).counts.trusted).toBe(3)
    expect(
      (
        await callStore('manager', 'PUT', '/users/trusted', {
          userIds: [LINH, ELSEWHERE],
          trusted: false,
        })
      ).status,
    ).toBe(404)
    expect((await readUsers()).counts.trusted).toBe(3)
    expect(
      (await callStore('clientStaff', 'PUT', '/users/trusted', { userIds: [LINH], trusted: false }))
        .status,
    ).toBe(403)
  })
  test('卒業ワーカーに登録し、取り消せる', async () => {
    const hired = {
      kind: 'hired',
      hiredOn: '2026-11-01',
      employmentType: 'part_time',
      note: '12月から勤務',
    }
    expect(
      (await callStore('manager', 'POST', `/users/${LINH}/graduates`, { active: true, ...hired }))
        .status,
    ).toBe(200)
    expect(await readUser(LINH)).toMatchObject({
      graduate: true,
      graduation: { ...hired, registeredByName: '⟦人4⟧' },
    })
    expect(
      (await callStore('manager', 'POST', '/graduates', { ...hired, userIds: [LINH, MISAKI] }))
        .body,
    ).toEqual({ changedCount: 2 })
    expect(
      (await callStore('manager', 'POST', `/users/${LINH}/graduates`, { active: false })).body,
    ).toEqual({ changedCount: 1 })
    expect(await readUser(LINH)).toMatchObject({ graduate: false, graduation: null })
    expect((await readUsers('?list_type=graduate')).items.map((item) => item.userId)).toEqual([
      MISAKI,
      SAKURA,
    ])
  })
})
describe('ブロック', () => {
  const blocking = (over: object = {}) => ({
    userIds: [MISAKI],
    reasonCode: 'attitude',
    note: '',
    scope: 'client',
    ...over,
  })
  const seenBy = async (userId: number) =>
    (await testContext()).db.tx('system', async (db) =>
      (await postingsFor(db, userId, (await testContext()).now)).map((o) => o.id),
    )

  test('ブロックされたワーカーには、求人が見えず、リンクも開かず、申し込みもできない。もとの勤務はそのまま', async () => {
    const world = await testContext()
    await writeRows((db) =>
      addOffering(db, { id: 8003, day: '2026-11-21', shareToken: 'the-link', title: 'ランチ' }),
    )
    expect(await seenBy(MISAKI)).toEqual([DINNER, 8003])
    expect(
      (
        await callStore(
          'manager',
          'POST',
          '/user_block_lists',
          blocking({ userIds: [MISAKI, LINH], note: 'お客様から苦情' }),
        )
      ).body,
    ).toEqual({ changedCount: 2 })
    expect(await seenBy(MISAKI)).toEqual([])
    expect(
      await world.db.tx('system', (db) => findByLink(db, MISAKI, 'the-link', world.now)),
    ).toBeUndefined()
    await expect(
      world.db.tx('system', (db) => apply({ db, now: world.now }, MISAKI, 8003)),
    ).rejects.toThrow()
    expect(await readUser(LINH)).toMatchObject({
      blocked: 'client',
      trusted: false,
      nextShift: { offeringId: DINNER },
      groups: [{ name: '土日に強い' }],
      blocks: [
        { scope: 'client', reasonCode: 'attitude', note: 'お客様から苦情', blockedByName: '⟦人4⟧' },
      ],
    })
    expect(await listedUserIds('?list_type=blocked&sortKey=worked_count')).toEqual([LINH, MISAKI])
    expect(await listedUserIds('?blockStatus=unblocked')).toEqual([SAKURA, NEW])
    expect(await listedUserIds('?blockStatus=blocked&nameKana=みさき')).toEqual([MISAKI])
    expect((await callStore('manager', 'POST', '/user_block_lists', blocking())).body).toEqual({
      changedCount: 0,
    })
    expect(
      (await callStore('manager', 'PUT', `/users/${MISAKI}/groups`, { groupIds: [OWN] })).status,
    ).toBe(409)
    expect(
      (await callStore('manager', 'PUT', '/users/trusted', { userIds: [MISAKI], trusted: true }))
        .status,
    ).toBe(409)
    expect(
      (
        await callStore('manager', 'DELETE', '/user_block_lists', {
          userIds: [MISAKI],
          scope: 'client',
        })
      ).body,
    ).toEqual({ changedCount: 1 })
    expect(await seenBy(MISAKI)).toEqual([DINNER, 8003])
  })
  test('企業全体のブロックは、すべての店舗の求人を隠し、すべてのグループから外す。店舗の管理者にはできない', async () => {
    await writeRows(async (db) => {
      await addOffer(db, { id: 5112, clientId: 12 })
      await db.update(clients).set({ prefectureCode: '13' }).where(eq(clients.id, 12))
      await addOffering(db, { id: 8100, clientId: 12, offerId: 5112, day: '2026-11-22' })
    })
    expect(await seenBy(LINH)).toContain(8100)
    const refused = await callStore<{ messages: string[] }>(
      'manager',
      'POST',
      '/user_block_lists',
      blocking({ userIds: [LINH], scope: 'company' }),
    )
    expect([refused.status, refused.body.messages[0]]).toEqual([
      403,
      '企業のすべての店舗でのブロックは、企業の管理者・担当者だけが登録・解除できます。企業の管理者にご相談ください。',
    ])
    expect(
      (
        await callStore(
          'staff',
          'POST',
          '/user_block_lists',
          blocking({ userIds: [LINH], scope: 'company' }),
        )
      ).body,
    ).toEqual({ changedCount: 1 })
    expect(await seenBy(LINH)).toEqual([])
    expect(await readUser(LINH)).toMatchObject({ blocked: 'company', groups: [] })
    const sibling = await callApi<UserDetail>('sibling', 'GET', `/clients/12/users/${LINH}`)
    expect(sibling.body).toMatchObject({ blocked: 'company', trusted: false, groups: [] })
    expect(
      (
        await callStore('manager', 'DELETE', '/user_block_lists', {
          userIds: [LINH],
          scope: 'company',
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await callStore('manager', 'DELETE', '/user_block_lists', {
          userIds: [LINH],
          scope: 'client',
        })
      ).body,
    ).toEqual({ changedCount: 0 })
    expect(
      (
        await callStore('company', 'DELETE', '/user_block_lists', {
          userIds: [LINH],
          scope: 'company',
        })
      ).body,
    ).toEqual({ changedCount: 1 })
    expect(await seenBy(LINH)).toContain(8100)
  })
  test('ほかの店舗のブロックは、この店舗からは見えない', async () => {
    await writeRows((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId: 12,
        userId: LINH,
        reasonCode: 'other',
        note: '⟦となりの理由⟧',
        blockedAt: '2026-11-01T00:00:00Z',
      }),
    )
    expect(await readUser(LINH)).toMatchObject({ blocked: null, blocks: [] })
    expect(await listedUserIds('?list_type=blocked')).toEqual([])
    expect(
      (
        await callStore('company', 'DELETE', '/user_block_lists', {
          userIds: [LINH],
          scope: 'client',
        })
      ).body,
    ).toEqual({ changedCount: 0 })
  })
  test('店舗担当者はブロックできない。ブロックしたことは監査に残る', async () => {
    expect((await callStore('clientStaff', 'POST', '/user_block_lists', blocking())).status).toBe(
      403,
    )
    await callStore('manager', 'POST', '/user_block_lists', blocking())
    const rows = await (
      await testContext()
    ).db.tx('system', (db) =>
      db
        .select()
        .from(auditLog)
        .where(eq(auditLog.call, 'POST /clients/{clientId}/user_block_lists')),
    )
    expect(rows.map((row) => [row.accountId, row.result])).toEqual([
      [5, 'denied'],
      [4, 'done'],
    ])
  })
})
describe('運営への通報', () => {
  const report = {
    userId: LINH,
    offeringId: PAST,
    category: 'harassment',
    body: '休憩中に、ほかのワーカーへ大きな声で繰り返し怒鳴りました。',
    occurredOn: '2026-11-12',
    wantsContact: true,
  }
  test('受付番号が返り、運営のために残る', async () => {
    const { status, body } = await callStore('manager', 'POST', '/brand_user_reports', report)
    expect([status, body['number']]).toEqual([200, expect.stringMatching(/^R-\d{6}$/)])
    expect(
      await (await testContext()).db.tx('system', (db) => db.select().from(brandUserReports)),
    ).toMatchObject([{ ...report, clientId: 11, reportedBy: 4 }])
  })
  test.each([
    ['本文が短い', { body: 'うるさかった' }, 422],
    ['これからの日', { occurredOn: '2026-11-21' }, 422],
    ['その人のいない求人', { userId: MISAKI }, 404],
    ['知らない人', { userId: STRANGER, offeringId: null }, 404],
  ])('%s通報は、受け付けない', async (_, over, status) =>
    expect(
      (await callStore('manager', 'POST', '/brand_user_reports', { ...report, ...over })).status,
    ).toBe(status),
  )
})
