/**
 * Several subjects: users, user file and blocks and certification. They share a file because each file loads the server
 * anew (docs/TESTING.md).
 */
import { and, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import { userListQuery } from '@/contracts/workers/query'
import type {
  ReviewFromClient,
  User,
  UserGroupsResult,
  UserMemo,
  UserOffering,
  UserList,
  UserDetail,
} from '@/contracts/workers/schemas'
import { readQuery } from '@/lib/query'
import { myNumberRefusal } from '@/lib/text/myNumber'
import { ClientScope } from '@/server/auth/tenantScope'
import {
  groupUsers,
  matchings,
  reviews,
  userBadges,
  users,
  auditLog,
  brandUserReports,
  clients,
  userBlocks,
} from '@/server/db/schema'
import { listUsers } from '@/server/modules/workers/list'
import { apply } from '@/server/worker-app/apply'
import { findByLink, offeringsFor } from '@/server/worker-app/find'
import { testContext, type Who, browser } from '@tests/kit/app'
import { rowsByHeading } from '@tests/kit/csv'
import { rowsRead } from '@tests/kit/rowsRead'
import {
  addMatch,
  addOffer,
  addOffering,
  callStore,
  MORNING,
  writeRows,
  callApi,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the workers of `people` in store 11, and two who are unknown there.
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

describe('users', () => {
  describe('ワーカーの一覧', () => {
    test('この店舗を知るワーカーだけが、最終勤務の新しい順に、次の予定・グループ・今月の上限とならぶ', async () => {
      const { items, totalCount, counts } = await readUsers('', 'manager')
      expect([totalCount, items.map((item) => item.userId)]).toEqual([
        4,
        [MISAKI, LINH, SAKURA, NEW],
      ])
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
      expect(JSON.stringify(items)).not.toContain('〚')
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
    test('Good率の絞り込みは、画面に出る、四捨五入した率による', async () => {
      await writeRows((db) =>
        db.update(users).set({ goodCount: 189, reviewCount: 200 }).where(eq(users.id, LINH)),
      )
      expect(await listedUserIds('?minGoodRate=95')).toContain(LINH)
      expect(await listedUserIds('?minGoodRate=96')).not.toContain(LINH)
    })
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
          title: '〚となりの求人〛',
        })
        await addMatch(db, 8100, LINH, { status: 'worked', paymentStatus: 'confirmed' })
      })
      const found = await readUser(LINH, 'manager')
      expect(found.limits?.month.usedYen).toBe(3 * 8094)
      expect(
        JSON.stringify([
          found,
          (await callStore('viewer', 'GET', `/users/${LINH}/offerings`)).body,
        ]),
      ).not.toContain('〚')
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
            position: '〚レジ〛',
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
          reviewedByName: '〚人4〛',
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
      expect(body.groups).toMatchObject([
        { id: favorites, isDefault: true },
        { name: '土日に強い' },
      ])
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
    test('見ていたグループを言う変更は、そのあとにほかの人が足したグループを外さない', async () => {
      const favorites = 111
      const set = (groupIds: number[], knownIds: number[]) =>
        callStore<UserGroupsResult>('clientStaff', 'PUT', `/users/${LINH}/groups`, {
          groupIds,
          knownIds,
        })
      // Both pages have seen only OWN. One adds the favourites, the other removes OWN.
      await set([OWN, favorites], [OWN])
      const { status, body } = await set([], [OWN])
      expect([status, body.groups.map(({ id }) => id)]).toEqual([200, [favorites, COMPANY]])
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
          updatedByName: '〚人5〛',
          updatedAt: MORNING.toISOString(),
          lockVersion: 2,
        },
      ])
      const late = await callStore<{ messages: string[] }>(
        'manager',
        'PUT',
        `/users/${LINH}/memo`,
        {
          memo: '別のメモ',
          lockVersion: 1,
        },
      )
      expect([late.status, late.body.messages[0]]).toEqual([
        409,
        '〚人5〛さんが先に更新しました。最新の内容を読み込んでから、もう一度保存してください。',
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
})

describe('user file', () => {
  const fileOf = async (search = '', who: Who = 'manager', clientId = 11) =>
    (await browser(who)).call('GET', `/app/api/v1/clients/${clientId}/users/users.csv${search}`)
  const rowsOf = async (search = '', who?: Who) => rowsIn(await fileOf(search, who))
  /** A file is sent while it is written. A reader who stops reading still occupies one of the exports. */
  const rowsIn = async (response: Response) => rowsByHeading(await response.text())

  test('一覧に出ることだけが、一覧と同じ順に並ぶ', async () => {
    const response = await fileOf()
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('2026-11-20_みのり食堂 渋谷宮益坂店_ワーカー一覧.csv')}`,
    )
    const rows = await rowsIn(response)
    expect(rows.map((row) => row['氏名'])).toEqual([
      '髙橋 美咲',
      'グエン ティ リン',
      '德永 さくら',
      '尾﨑 真由',
    ])
    expect(rows[1]).toEqual({
      氏名: 'グエン ティ リン',
      フリガナ: 'NGUYEN THI LINH',
      年齢: '27',
      認定: '認定',
      卒業: '',
      サポーター: 'サポーター',
      ブロック: '',
      '勤務回数(この店舗)': '12',
      '勤務回数(全体)': '148',
      'Good率(%)': '98',
      '直前キャンセル率(%)': '0',
      最終勤務: '2026-11-19',
      次の予定: '2026-11-20 17:00',
      グループ: 'ホール経験者、土日に強い',
      '今月の報酬(円)': String(2 * 8094),
      // The screen says 77,999円まで, which is the sum of earned and left.
      '今月の上限(円)': '77999',
      '今月の残り(円)': String(78_000 - 1 - 2 * 8094),
    })
    expect(rows[3]).toMatchObject({ 'Good率(%)': '', 最終勤務: '', 次の予定: '' })
    expect(await (await fileOf()).text()).not.toContain('レジ締め')
  })

  test('画面の条件で絞られ、並びも同じになる', async () => {
    await callStore('manager', 'POST', '/user_block_lists', {
      userIds: [MISAKI],
      reasonCode: 'attitude',
      note: '',
      scope: 'client',
    })
    for (const search of [
      '?nameKana=たかはし',
      '?list_type=worked&sortKey=worked_count&sortDirection=asc',
      '?list_type=blocked',
      '?minWorkedCount=5',
    ]) {
      const { items }: UserList = await readUsers(search, 'manager')
      expect(items).not.toHaveLength(0)
      expect((await rowsOf(search)).map((row) => row['氏名'])).toEqual(
        items.map(({ name }) => name),
      )
    }
  })

  test('式に見える名前は、式にならない', async () => {
    await writeRows((db) => db.update(users).set({ name: '=1+1' }).where(eq(users.id, MISAKI)))
    expect((await rowsOf())[0]?.['氏名']).toBe("'=1+1")
  })

  test('出せるのは名簿の権限がある人だけで、ほかの企業には店舗が見えない', async () => {
    expect((await fileOf('', 'clientStaff')).status).toBe(403)
    expect((await fileOf('', 'viewer')).status).toBe(403)
    expect((await fileOf('', 'other')).status).toBe(404)
    expect((await fileOf('?sortKey=nothing')).status).toBe(422)
  })

  test('ほかの店舗だけが知るワーカーも、ほかの店舗のグループも入らない', async () => {
    const text = await (await fileOf('', 'company', 12)).text()
    expect(text).not.toMatch(/髙橋 美咲|德永|ホール経験者/)
  })

  test('保存したことは操作の記録に残る', async () => {
    expect((await fileOf()).status).toBe(200)
    const { body } = await callApi<{ items: { kind: string; text: string }[] }>(
      'company',
      'GET',
      '/companies/1/activities',
    )
    expect(body.items[0]).toMatchObject({ kind: 'personalData', text: 'ワーカーの一覧を保存' })
  })
})

describe('blocks and certification', () => {
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
        (
          await callStore('clientStaff', 'PUT', '/users/trusted', {
            userIds: [LINH],
            trusted: false,
          })
        ).status,
      ).toBe(403)
    })
    test('卒業ワーカーの登録を二人が同時に直すと、あとの人は断られ、先の人のメモが残る', async () => {
      const hired = { kind: 'hired', hiredOn: null, employmentType: null, note: '' }
      const save = (overrides: Partial<typeof hired>, previous: object | null) =>
        callStore<{ code?: string }>('manager', 'POST', `/users/${LINH}/graduates`, {
          active: true,
          ...hired,
          ...overrides,
          previousGraduation: previous,
        })
      expect((await save({}, null)).status).toBe(200)
      expect((await save({ note: '12月から勤務' }, hired)).status).toBe(200)
      for (const previous of [hired, null]) {
        const { status, body } = await save({ kind: 'former_staff' }, previous)
        expect([status, body.code]).toEqual([409, 'stale'])
      }
      expect(await readUser(LINH)).toMatchObject({
        graduation: { ...hired, note: '12月から勤務' },
      })
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
        graduation: { ...hired, registeredByName: '〚人4〛' },
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
    const blocking = (overrides: object = {}) => ({
      userIds: [MISAKI],
      reasonCode: 'attitude',
      note: '',
      scope: 'client',
      ...overrides,
    })
    const seenBy = async (userId: number) =>
      (await testContext()).db.tx('system', async (db) =>
        (await offeringsFor(db, userId, (await testContext()).now)).map((o) => o.id),
      )

    test('ブロックされたワーカーには、求人が見えず、リンクも開かず、申し込みもできない。もとの勤務はそのまま', async () => {
      const context = await testContext()
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
        await context.db.tx('system', (db) => findByLink(db, MISAKI, 'the-link', context.now)),
      ).toBeUndefined()
      await expect(
        context.db.tx('system', (db) => apply({ db, now: context.now }, MISAKI, 8003)),
      ).rejects.toThrow()
      expect(await readUser(LINH)).toMatchObject({
        blocked: 'client',
        trusted: false,
        nextShift: { offeringId: DINNER },
        groups: [{ name: '土日に強い' }],
        blocks: [
          {
            scope: 'client',
            reasonCode: 'attitude',
            note: 'お客様から苦情',
            blockedByName: '〚人4〛',
          },
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
          note: '〚となりの理由〛',
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
      expect([status, body['number']]).toEqual([200, expect.stringMatching(/^R-\d{6,}$/)])
      expect(
        await (await testContext()).db.tx('system', (db) => db.select().from(brandUserReports)),
      ).toMatchObject([{ ...report, clientId: 11, reportedBy: 4 }])
    })
    test.each([
      ['本文が短い', { body: 'うるさかった' }, 422],
      ['これからの日', { occurredOn: '2026-11-21' }, 422],
      ['その人のいない求人', { userId: MISAKI }, 404],
      ['知らない人', { userId: STRANGER, offeringId: null }, 404],
    ])('%s通報は、受け付けない', async (_, overrides, status) =>
      expect(
        (await callStore('manager', 'POST', '/brand_user_reports', { ...report, ...overrides }))
          .status,
      ).toBe(status),
    )
  })
})
