import { and, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import { userListQuery } from '@/contracts/workers/query'
import type {
  ReviewFromClient,
  User,
  UserGroupsResult,
  UserMemo,
  UserOffering,
} from '@/contracts/workers/schemas'
import { myNumberRefusal } from '@/lib/text/myNumber'
import { readQuery } from '@/lib/query'
import { groupUsers, matchings, reviews, userBadges, users } from '@/server/db/schema'
import { ClientScope } from '@/server/auth/tenantScope'
import { listUsers } from '@/server/modules/workers/list'
import { testContext, type Who } from '@tests/kit/app'
import { rowsRead } from '@tests/kit/rowsRead'
import {
  addMatch,
  addOffer,
  addOffering,
  callStore,
  MORNING,
  writeRows,
} from '@tests/kit/serverKit'
import {
  COMPANY,
  DINNER,
  ELSEWHERE,
  LINH,
  MISAKI,
  NEW,
  OWN,
  PAST,
  SAKURA,
  SIBLINGS,
  STRANGER,
  readUsers,
  listedUserIds,
  readUser,
} from './usersKit'

describe('ワーカーの一覧', () => {
  test('この店舗を知るワーカーだけが、最終勤務の新しい順に、次の予定・グループ・今月の上限とならぶ', async () => {
    const { items, totalCount, counts } = await readUsers('', 'manager')
    expect([totalCount, items.map((item) => item.userId)]).toEqual([4, [MISAKI, LINH, SAKURA, NEW]])
    expect(counts).toEqual({
      all: 4,
      worked: 3,
      trusted: 1,
      repeat: 3,
      favorite: 0,
      graduate: 1,
      supporter: 1,
      blocked: 0,
    })
    expect(items[1]).toMatchObject({
      name: 'グエン ティ リン',
      workedCountHere: 12,
      goodRate: 98,
      trusted: true,
      nextShift: { offeringId: DINNER },
      groups: [
        { name: 'ホール経験者', owner: 'client' },
        { name: '土日に強い', owner: 'company' },
      ],
      month: { usedYen: 2 * 8094, limitYen: 78_000, remainingYen: 78_000 - 1 - 2 * 8094 },
    } satisfies Partial<Record<keyof User, unknown>>)
    expect(items[0]).toMatchObject({
      cancelRate: 20,
      lastMinuteCancelRate: 20,
      hasMemo: true,
      nextShift: null,
    })
    expect(items[3]).toMatchObject({ goodRate: null, workedCountHere: 0, lastWorkedOn: null })
    expect(JSON.stringify(items)).not.toContain('⟦')
  })
  test.each([
    ['?nameKana=たかはし', [MISAKI]],
    ['?nameKana=タカ ハシ', [MISAKI]],
    ['?nameKana=ﾀｶﾊｼ', [MISAKI]],
    ['?nameKana=髙橋 美', [MISAKI]],
    ['?nameKana=さくら', [SAKURA]],
    ['?nameKana=nguyen thi', [LINH]],
    ['?nameKana=%25', []],
    ['?list_type=trusted', [LINH]],
    ['?list_type=repeat&sortKey=worked_count', [LINH, MISAKI, SAKURA]],
    ['?list_type=graduate', [SAKURA]],
    ['?list_type=supporter', [LINH]],
    ['?list_type=worked&sortKey=worked_count&sortDirection=asc', [SAKURA, MISAKI, LINH]],
    ['?sortKey=good_rate', [MISAKI, LINH, SAKURA, NEW]],
    ['?sortKey=name_kana&sortDirection=asc', [NEW, LINH, MISAKI, SAKURA]],
    ['?minGoodRate=98', [MISAKI, LINH]],
    ['?minWorkedCount=5', [MISAKI, LINH]],
    [`?groupId=${OWN}`, [LINH]],
    [`?groupId=${COMPANY}`, [LINH]],
    [`?groupId=${SIBLINGS}`, []],
    ['?page=2', []],
  ])('%s', async (search, found) => expect(await listedUserIds(search)).toEqual(found))
  test('探しても数えても、よその店舗のワーカーは見つからない', async () => {
    const { items, totalCount } = await readUsers('?nameKana=タカハシ')
    expect([totalCount, items.map((item) => item.userId)]).toEqual([1, [MISAKI]])
    for (const userId of [STRANGER, ELSEWHERE]) {
      const missing = await callStore('manager', 'GET', '/users/999999')
      for (const path of [
        '',
        '/badges',
        '/offerings',
        '/reviews_from_client',
        '/emergency_contact',
      ])
        expect(await callStore('manager', 'GET', `/users/${userId}${path}`)).toEqual(missing)
    }
  })
})
describe('ひとりのワーカー', () => {
  test('プロフィール、上限、ブロック、卒業、メモが一度に分かる', async () => {
    await writeRows((db) =>
      db
        .update(users)
        .set({
          selfIntroduction: 'よろしくお願いします。',
          occupations: [{ occupationId: 1, count: 40 }],
        })
        .where(eq(users.id, LINH)),
    )
    expect(await readUser(LINH, 'manager')).toMatchObject({
      age: 27,
      selfIntroduction: 'よろしくお願いします。',
      occupations: [{ count: 40 }],
      blocks: [],
      graduation: null,
      chatRoomUid: null,
      memo: { body: '', updatedByName: null, lockVersion: 1 },
      limits: {
        month: { usedYen: 16_188, limitYen: 78_000, resetsOn: '2026-12-01' },
        year: { usedYen: 15_188, limitYen: 280_000, resetsOn: '2026-12-01' },
        weekMin: { used: 330, limit: 1200, remaining: 869, resetsOn: '2026-11-22' },
        mynumberFromYen: 250_000,
      },
    })
  })
  test.each<[Who, boolean]>([
    ['company', true],
    ['manager', true],
    ['clientStaff', false],
    ['viewer', false],
  ])('いくら稼いだかは、個人の情報を見られる人だけが読む(%s)', async (who, reads) => {
    const { items } = await readUsers('', who)
    const { limits } = await readUser(LINH, who)
    expect([items.every((item) => (item.month !== null) === reads), limits !== null]).toEqual([
      true,
      reads,
    ])
  })
  test('報酬は企業のすべての店舗で数えるが、どの店舗かは言わない', async () => {
    await writeRows(async (db) => {
      await addOffer(db, { id: 5112, clientId: 12 })
      await addOffering(db, {
        id: 8100,
        clientId: 12,
        offerId: 5112,
        day: '2026-11-15',
        title: '⟦となりの求人⟧',
      })
      await addMatch(db, 8100, LINH, { status: 'worked', paymentStatus: 'confirmed' })
    })
    const found = await readUser(LINH, 'manager')
    expect(found.limits?.month.usedYen).toBe(3 * 8094)
    expect(
      JSON.stringify([found, (await callStore('viewer', 'GET', `/users/${LINH}/offerings`)).body]),
    ).not.toContain('⟦')
  })
  test('この店舗の勤務は、予定も含めて新しい順に、評価や遅刻とならべる', async () => {
    const { body } = await callStore<Paged<UserOffering>>(
      'viewer',
      'GET',
      `/users/${LINH}/offerings`,
    )
    expect([body.totalCount, body.items]).toMatchObject([
      2,
      [
        { offeringId: DINNER, status: 'established', reviewKind: null },
        { offeringId: PAST, status: 'worked', lateMin: 8, reviewKind: null, positions: [] },
      ],
    ])
  })
  test('この店舗からの評価と、次回も頼みたい業務', async () => {
    await writeRows(async (db) => {
      const [matching] = await db
        .select({ id: matchings.id })
        .from(matchings)
        .where(eq(matchings.offeringId, PAST))
      await db.insert(reviews).values({
        clientId: 11,
        matchingId: matching?.id ?? 0,
        userId: LINH,
        kind: 'bad',
        reasons: ['late'],
        comment: '8分遅れました。',
        reviewedBy: 4,
        createdAt: '2026-11-13T00:00:00Z',
      })
      await db.insert(userBadges).values([
        {
          clientId: 11,
          userId: LINH,
          position: 'ホール',
          approvedCount: 11,
          grantedAt: '2026-10-01T00:00:00Z',
        },
        {
          clientId: 12,
          userId: LINH,
          position: '⟦レジ⟧',
          approvedCount: 3,
          grantedAt: '2026-10-01T00:00:00Z',
        },
      ])
    })
    expect(
      (
        await callStore<Paged<ReviewFromClient>>(
          'viewer',
          'GET',
          `/users/${LINH}/reviews_from_client`,
        )
      ).body.items,
    ).toMatchObject([
      {
        offeringId: PAST,
        kind: 'bad',
        reasons: ['遅刻した'],
        comment: '8分遅れました。',
        reviewedByName: '⟦人4⟧',
      },
    ])
    expect((await callStore('viewer', 'GET', `/users/${LINH}/badges`)).body).toMatchObject({
      items: [{ position: 'ホール', approvedCount: 11 }],
    })
    expect(
      (await callStore<Paged<UserOffering>>('viewer', 'GET', `/users/${LINH}/offerings`)).body
        .items,
    ).toMatchObject([{ reviewKind: null }, { reviewKind: 'bad' }])
  })
})
describe('グループとメモ', () => {
  test('この店舗のグループを入れ替えても、企業共通とほかの店舗のものは残る', async () => {
    const favorites = 111
    const { body } = await callStore<UserGroupsResult>(
      'clientStaff',
      'PUT',
      `/users/${LINH}/groups`,
      {
        groupIds: [favorites],
      },
    )
    expect(body.groups).toMatchObject([{ id: favorites, isDefault: true }, { name: '土日に強い' }])
    expect((await readUsers()).counts.favorite).toBe(1)
    const left = await (
      await testContext()
    ).db.tx('system', (db) =>
      db.$count(groupUsers, and(eq(groupUsers.userId, LINH), eq(groupUsers.groupId, SIBLINGS))),
    )
    expect(left).toBe(1)
    expect(
      (await callStore('clientStaff', 'PUT', `/users/${MISAKI}/groups`, { groupIds: [COMPANY] }))
        .status,
    ).toBe(409)
    expect(
      (await callStore('clientStaff', 'PUT', `/users/${MISAKI}/groups`, { groupIds: [SIBLINGS] }))
        .status,
    ).toBe(404)
    expect(
      (await callStore('viewer', 'PUT', `/users/${LINH}/groups`, { groupIds: [] })).status,
    ).toBe(403)
  })
  test('メモは、だれがいつ書いたかと残り、あとから保存した人には先の人を知らせる', async () => {
    const { status, body } = await callStore<UserMemo>(
      'clientStaff',
      'PUT',
      `/users/${LINH}/memo`,
      {
        memo: 'レジも任せられます。',
        lockVersion: 1,
      },
    )
    expect([status, body]).toEqual([
      200,
      {
        body: 'レジも任せられます。',
        updatedByName: '⟦人5⟧',
        updatedAt: MORNING.toISOString(),
        lockVersion: 2,
      },
    ])
    const late = await callStore<{ messages: string[] }>('manager', 'PUT', `/users/${LINH}/memo`, {
      memo: '別のメモ',
      lockVersion: 1,
    })
    expect([late.status, late.body.messages[0]]).toEqual([
      409,
      '⟦人5⟧さんが先に更新しました。最新の内容を読み込んでから、もう一度保存してください。',
    ])
    expect((await readUser(LINH)).memo.body).toBe('レジも任せられます。')
  })
  test.each([
    ['PUT', `/users/${LINH}/memo`, 'memo', (text: string) => ({ memo: text, lockVersion: 1 })],
    [
      'POST',
      '/user_block_lists',
      'note',
      (text: string) => ({ userIds: [LINH], reasonCode: 'trouble', note: text, scope: 'client' }),
    ],
    [
      'POST',
      '/brand_user_reports',
      'body',
      (text: string) => ({
        userId: LINH,
        offeringId: null,
        category: 'other',
        body: text,
        occurredOn: '2026-11-19',
        wantsContact: false,
      }),
    ],
    [
      'POST',
      `/users/${LINH}/graduates`,
      'note',
      (text: string) => ({
        active: true,
        kind: 'hired',
        hiredOn: null,
        employmentType: null,
        note: text,
      }),
    ],
  ])('%s %s は、マイナンバーを受け付けない', async (method, path, field, bodyOf) => {
    const { status, body } = await callStore<{ fields: Record<string, string> }>(
      'manager',
      method,
      path,
      bodyOf('番号を聞きました。1234 5678 9018 とのことです。'),
    )
    expect([status, body.fields[field]]).toEqual([422, myNumberRefusal])
  })
})
test('5,000名の店舗の一覧は、1人を何度も見ずに、ページごとに返る', async () => {
  const { engine, db, now } = await testContext()
  await engine.exec(`
    insert into users (id, name, name_kana, kana_key, birth_on, gender, phone_number, tier, prefecture_code, created_at)
      select 100000 + n, '名前' || n, 'カナ' || n, 'カナ' || n, '2000-01-01', 'unspecified', '09000000000', 'rookie', '13', now() from generate_series(1, 5000) n;
    insert into client_users (client_id, user_id, first_at, worked_count, last_worked_on) select 11, 100000 + n, now(), n % 30, date '2026-10-01' + n % 28 from generate_series(1, 5000) n;
    analyze users; analyze client_users`)
  const account = {
    id: 4,
    name: '',
    email: '',
    sessionId: 1,
    memberships: [{ companyId: 1, clientId: 11, role: 'clientManager' as const }],
  }
  const scope = await db.tx('system', (tx) => ClientScope.check(tx, account, 11))
  for (const search of [
    '',
    '?sortKey=worked_count&page=200',
    '?nameKana=カナ49',
    '?list_type=repeat&sortKey=good_rate',
    '?sortKey=name_kana&sortDirection=asc&page=100',
  ]) {
    const { items, totalCount } = await readUsers(search)
    expect([items.length, totalCount > 20]).toEqual([20, true])
    const wanted = readQuery(userListQuery, Object.fromEntries(new URLSearchParams(search)))
    expect(
      await db.tx(scope, (tx) => rowsRead(tx, () => listUsers(tx, scope, wanted, now))),
    ).toBeLessThan(20 * 5000)
  }
})
