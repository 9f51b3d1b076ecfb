import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { liveMatchingStatuses, seatedMatchingStatuses } from '@/contracts/matchings/enums'
import { offeringStatuses } from '@/contracts/offerings/enums'
import { bonusesOn, bonusStatus } from '@/domain/pay/bonus'
import { positions } from '@/domain/data/positions'
import { cannotTakeShift, limitYearOf, mynumberRequestableFromYen } from '@/domain/workers/limits'
import { matchingStatusAt } from '@/domain/matchings/matching'
import { minimumWageOn } from '@/domain/pay/minimumWage'
import { checkOffer } from '@/domain/offers/offerCheck'
import { isFull, isUnfilled, offeringStatusAt } from '@/domain/offerings/offering'
import { payOf } from '@/domain/pay/pay'
import { addDays, dayOf, msOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import * as schema from '@/server/db/schema'
import { randomFrom } from '@/server/demo/market/random'
import { makePeople } from '@/server/demo/seed/people'
import { bonusRows } from '@/server/demo/seed/bonuses'
import { offersOf, storesOf } from '@/server/demo/seed/posting'
import { seedDemo } from '@/server/demo/seed/seedDemo'
import { makeShifts } from '@/server/demo/seed/shifts/makeShifts'
import { REGULAR_COUNT } from '@/server/demo/seed/shifts/period'
import { loadOf, overlaps } from '@/server/lookups/shiftLoad'
import { testContext, type TestContext } from '@tests/kit/app'

// Friday 9:41 in Tokyo.
const NOW = new Date('2026-11-20T00:41:00Z')
const TODAY = dayOf(NOW)
const {
  accounts,
  bonusContracts,
  chatClaims,
  chatMessages,
  chatRooms,
  clients,
  clientUsers,
  fixPaymentRequests,
  groups,
  groupUsers,
  matchings,
  memberships,
  noticeReads,
  notices,
  offerings,
  offers,
  reviews,
  userBadges,
  userBlocks,
  users,
} = schema
const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table as PgTable))
let world: TestContext
let rows: Awaited<ReturnType<typeof read>>
const system = <T>(fn: (db: Tx) => Promise<T>) => world.db.tx('system', fn)
const fill = async () => {
  await world.engine.exec(`truncate ${tables.join(', ')} restart identity cascade`)
  return system((db) => seedDemo(db, { now: NOW, passwordHash: 'hash' }))
}
const read = () =>
  system(async (db) => ({
    offerings: await db.select().from(offerings).orderBy(offerings.id),
    matchings: await db.select().from(matchings).orderBy(matchings.id),
    users: await db.select().from(users),
    clients: await db.select().from(clients).orderBy(clients.id),
    offers: await db.select().from(offers),
    rooms: await db.select().from(chatRooms),
    claims: await db.select().from(chatClaims),
    messages: await db.select().from(chatMessages).orderBy(chatMessages.id),
    fixes: await db.select().from(fixPaymentRequests),
    bonuses: await db.select().from(bonusContracts).orderBy(bonusContracts.id),
    clientUsers: await db.select().from(clientUsers),
    reviews: await db.select().from(reviews),
  }))
beforeAll(async () => {
  world = await testContext()
  await fill()
  rows = await read()
}, 120_000)
afterAll(() => world.reset())
const shiftOf = (offeringId: number) =>
  rows.offerings.find((o) => o.id === offeringId) as typeof offerings.$inferSelect
const grouped = <T>(all: readonly T[], key: (one: T) => string | number) =>
  all.reduce(
    (map, one) => map.set(key(one), [...(map.get(key(one)) ?? []), one]),
    new Map<string | number, T[]>(),
  )

test('同じ種と日時からは、同じ行ができる', async () => {
  const first = await world.digest()
  await fill()
  expect(await world.digest()).toBe(first)
}, 120_000)

test('6つのアカウントが、決められた役割と店舗を持つ', async () => {
  const held = await system((db) =>
    db
      .select({
        email: accounts.email,
        role: memberships.role,
        companyId: memberships.companyId,
        clientId: memberships.clientId,
      })
      .from(memberships)
      .innerJoin(accounts, sql`${accounts.id} = ${memberships.accountId}`)
      .orderBy(memberships.id),
  )
  expect(held).toEqual([
    { email: 'company@example.com', role: 'companyAdmin', companyId: 1, clientId: null },
    { email: 'accounting@example.com', role: 'accounting', companyId: 1, clientId: null },
    { email: 'store@example.com', role: 'clientManager', companyId: 1, clientId: 1 },
    { email: 'store@example.com', role: 'clientManager', companyId: 1, clientId: 2 },
    { email: 'staff@example.com', role: 'clientStaff', companyId: 1, clientId: 1 },
    { email: 'viewer@example.com', role: 'viewer', companyId: 1, clientId: 1 },
    { email: 'other@example.com', role: 'companyAdmin', companyId: 2, clientId: null },
  ])
  expect(
    rows.clients.map(({ companyId, prefectureCode }) => `${companyId} ${prefectureCode}`),
  ).toEqual(['1 13', '1 27', '1 12', '2 14', '2 23'])
})

test('求人はおよそ2,000件で、90日前から21日後まで、すべての状態がある', () => {
  expect(rows.offerings.length).toBeGreaterThan(1900)
  expect(rows.users).toHaveLength(240)
  expect([...new Set(rows.offerings.map((o) => offeringStatusAt(o, NOW)))].sort()).toEqual(
    [...offeringStatuses].sort(),
  )
  const days = [...new Set(rows.offerings.map((o) => o.workOn))].sort()
  const from = addDays(TODAY, -90)
  expect([days.filter((day) => day >= from).length, days.at(-1)]).toEqual([112, addDays(TODAY, 21)])
  const restaurant = rows.offerings.filter((o) => o.clientId === 1)
  expect(restaurant.some((o) => isUnfilled(o, NOW))).toBe(true)
  expect(restaurant.some((o) => offeringStatusAt(o, NOW) === 'published' && isFull(o))).toBe(true)
  expect(
    restaurant.some((o) => offeringStatusAt(o, NOW) === 'published' && o.peopleMatched === 0),
  ).toBe(true)
})
test('それより前は、食堂とスーパーの常連4名ずつの勤務だけ。どちらでも、だれかの年の報酬が、マイナンバーを頼める額に届く', () => {
  const before = rows.offerings.filter((o) => o.workOn < addDays(TODAY, -90))
  const seated = rows.matchings.filter(
    (m) =>
      before.some((o) => o.id === m.offeringId) &&
      (seatedMatchingStatuses as readonly string[]).includes(m.status),
  )
  expect([
    new Set(before.map((o) => `${o.clientId} ${o.peopleMatched}`)),
    before.length < 180,
  ]).toEqual([new Set(['1 1', '2 1']), true])
  const regularsOf = (clientId: number) => [
    ...new Set(seated.filter((m) => m.clientId === clientId).map((m) => m.userId)),
  ]
  const year = limitYearOf(TODAY)
  const yenOf = (userId: number) =>
    rows.matchings
      .filter(
        (m) =>
          m.userId === userId &&
          m.clientId <= 3 &&
          ['established', 'worked'].includes(m.status) &&
          shiftOf(m.offeringId).workOn >= year.fromOn,
      )
      .reduce(
        (sum, { scheduledPay, fixedPay }) =>
          sum + (fixedPay ?? scheduledPay).grossYen - (fixedPay ?? scheduledPay).transportationYen,
        0,
      )
  for (const clientId of [1, 2]) {
    expect(regularsOf(clientId)).toHaveLength(REGULAR_COUNT)
    expect(regularsOf(clientId).some((id) => yenOf(id) >= mynumberRequestableFromYen)).toBe(true)
  }
})
test('マッチングにもすべての状態がある', () => {
  const status = rows.matchings.map((m) => {
    const { startAt, endAt } = shiftOf(m.offeringId)
    return matchingStatusAt({ ...m, startAt, endAt }, NOW)
  })
  expect([...new Set(status)].sort()).toEqual([
    'absence',
    'cancel',
    'established',
    'late',
    'rejected',
    'worked',
  ])
})

test('埋まった席の数は、席を持つマッチングの数と等しく、募集人数を超えない', () => {
  const seated = grouped(
    rows.matchings.filter((m) => (seatedMatchingStatuses as readonly string[]).includes(m.status)),
    (m) => m.offeringId,
  )
  expect(
    rows.offerings.filter(
      (o) =>
        o.peopleMatched !== (seated.get(o.id)?.length ?? 0) || o.peopleMatched > o.peopleWanted,
    ),
  ).toEqual([])
})
test('時給は、勤務日の最低賃金以上', () => {
  const prefecture = new Map(rows.clients.map((c) => [c.id, c.prefectureCode ?? '']))
  expect(
    rows.offerings.filter(
      (o) =>
        o.hourlyWageYen <
        (minimumWageOn(prefecture.get(o.clientId) ?? '', o.workOn)?.yen ?? Infinity),
    ),
  ).toEqual([])
})
test('報酬は、計算の規則と一致する', () => {
  expect(rows.matchings.map((m) => m.scheduledPay)).toEqual(
    rows.matchings.map(({ offeringId }) =>
      payOf({ ...shiftOf(offeringId), bonuses: promisedOn(shiftOf(offeringId)) }),
    ),
  )
  for (const fix of rows.fixes) {
    const matching = rows.matchings.find(
      (m) => m.id === fix.matchingId,
    ) as typeof matchings.$inferSelect
    expect(fix.requested.grossYen).toBe(
      payOf({
        ...fix.requested,
        hourlyWageYen: matching.hourlyWageYen,
        transportationYen: matching.transportationYen,
        bonuses: promisedOn(shiftOf(matching.offeringId)),
      }).grossYen,
    )
    expect(matching.fixedPay?.grossYen).toBe(
      fix.status === 'requested'
        ? undefined
        : fix.status === 'approved' || fix.status === 'auto_approved'
          ? fix.requested.grossYen
          : matching.scheduledPay.grossYen,
    )
  }
})
const promisedOn = ({ clientId, offerId, workOn }: ReturnType<typeof shiftOf>) =>
  bonusesOn(
    rows.bonuses.filter((b) => b.clientId === clientId),
    offerId,
    workOn,
  )

test('だれも同じ時間に二つの勤務を持たず、応募の上限を超えない', () => {
  const company = new Map(rows.clients.map((c) => [c.id, c.companyId]))
  const wrong: string[] = []
  for (const [userId, own] of grouped(
    rows.matchings.filter((m) => (liveMatchingStatuses as readonly string[]).includes(m.status)),
    (m) => m.userId,
  )) {
    const held = own.map((m) => ({
      ...shiftOf(m.offeringId),
      companyId: company.get(m.clientId) ?? 0,
      pay: m.scheduledPay,
    }))
    held.forEach((shift, i) => {
      const others = held.slice(0, i)
      if (others.some((other) => overlaps(other, shift)))
        wrong.push(`${userId}: overlap ${shift.id}`)
      const reason = cannotTakeShift(loadOf(others, shift.companyId, shift.workOn), {
        ...shift.pay,
        workOn: shift.workOn,
      })
      if (reason) wrong.push(`${userId}: ${reason}`)
    })
  }
  expect(wrong).toEqual([])
})

test.each(['00:02', '00:40', '03:10', '06:40', '09:41', '13:00', '17:30', '21:50', '23:58'])(
  '%s に作っても、どの店舗にも今日これから来る人か勤務中の人がいて、食堂には遅れている人がいる',
  (time) => {
    const now = new Date(msOf(`2026-11-20T${time}:00+09:00`))
    const people = makePeople(randomFrom(1), 240, TODAY)
    const stores = storesOf(1)
    const offers = offersOf(stores, now)
    const { shifts } = makeShifts(randomFrom(2), {
      offers,
      bonuses: bonusRows(offers, now),
      people,
      stores,
      perSlot: 1,
      now,
    })
    const comes = shifts.filter(
      ({ row, matched }) =>
        msOf(row.endAt) > now.getTime() &&
        msOf(row.startAt) < msOf(addDays(dayOf(now), 1)) &&
        matched.some((m) => m.status === 'established'),
    )
    expect([...new Set(comes.map(({ row }) => row.clientId))].sort()).toEqual([1, 2, 3, 4, 5])
    const late = comes
      .filter(({ row }) => row.clientId === 1)
      .flatMap(({ row, matched }) =>
        matched.filter(
          (m) =>
            matchingStatusAt(
              {
                status: 'established',
                checkedInAt: m.checkedInAt ?? null,
                checkedOutAt: null,
                startAt: row.startAt,
                endAt: row.endAt,
              },
              now,
            ) === 'late',
        ),
      )
    expect(late.length).toBeGreaterThan(0)
  },
)

test('食堂の話: 昨日の8名が評価待ち、修正依頼が4件(うち3件は打刻どおり)、遅れている人の未読メッセージ、明日のランチは1名不足', async () => {
  const own = rows.matchings.filter((m) => m.clientId === 1)
  const waiting = grouped(
    own.filter(
      (m) => m.status === 'worked' && !m.reviewedAt && shiftOf(m.offeringId).workOn < TODAY,
    ),
    (m) => m.offeringId,
  )
  expect([...waiting].map(([id, all]) => [shiftOf(Number(id)).workOn, all.length])).toEqual([
    [addDays(TODAY, -1), 8],
  ])
  expect(
    rows.fixes.filter((f) => f.status === 'requested').map((f) => [f.clientId, f.reasonKinds[0]]),
  ).toEqual([
    [1, 'late'],
    [1, 'overtime'],
    [1, 'late'],
    [1, 'qr_failure'],
  ])
  expect(
    rows.fixes.filter((f) => f.status === 'requested' && f.dueAt <= NOW.toISOString()),
  ).toEqual([])
  expect(await system((db) => db.$count(schema.jobs, sql`${schema.jobs.kind} = 'fixDue'`))).toBe(4)
  const late = own.find(
    (m) =>
      m.status === 'established' &&
      !m.checkedInAt &&
      shiftOf(m.offeringId).startAt < NOW.toISOString(),
  )
  expect(rows.rooms.find((r) => r.clientId === 1 && r.userId === late?.userId)).toMatchObject({
    unreadCount: 1,
    lastMessageSide: 'worker',
    lastMessageBody: expect.stringContaining('遅れそうです'),
  })
  const lunch = rows.offerings.find(
    (o) =>
      o.clientId === 1 && o.workOn === addDays(TODAY, 1) && o.title === 'ランチのホールスタッフ',
  )
  expect((lunch?.peopleWanted ?? 0) - (lunch?.peopleMatched ?? 0)).toBe(1)
})
test('未読の数と最後のメッセージは、メッセージそのものと一致する', () => {
  const said = grouped(rows.messages, (m) => m.roomId)
  for (const room of rows.rooms) {
    const own = said.get(room.id) ?? []
    const last = own.at(-1)
    expect([room.id, room.lastMessageAt, room.lastMessageSide]).toEqual([
      room.id,
      last?.sentAt ?? null,
      last?.side ?? null,
    ])
    expect([room.id, room.unreadCount]).toEqual([
      room.id,
      own.filter((m) => m.side === 'worker' && m.sentAt > (room.clientLastReadAt ?? '')).length,
    ])
  }
  expect(
    rows.rooms.filter((r) => r.clientId === 1 && r.unreadCount > 0).length,
  ).toBeGreaterThanOrEqual(3)
  // One of them is being settled, about a shift that is still to come.
  const [claim, ...more] = rows.claims
  const talked = rows.rooms.filter((r) => r.state === 'in_negotiation')
  expect([more.length, talked.map((r) => r.id)]).toEqual([0, [claim?.roomId]])
  expect(rows.matchings.find((m) => m.id === claim?.matchingId)).toMatchObject({
    status: 'established',
    offeringId: claim?.offeringId,
    userId: talked[0]?.userId,
  })
})
test('店舗とワーカーの関係は、勤務の回数と一致する', () => {
  const worked = grouped(
    rows.matchings.filter((m) => m.status === 'worked'),
    (m) => `${m.clientId} ${m.userId}`,
  )
  expect(
    rows.clientUsers.filter(
      (r) => r.workedCount !== (worked.get(`${r.clientId} ${r.userId}`)?.length ?? 0),
    ),
  ).toEqual([])
  expect(
    rows.matchings.filter(
      (m) => Boolean(m.reviewedAt) !== rows.reviews.some((r) => r.matchingId === m.id),
    ),
  ).toEqual([])
})
test('使えるひな形は掲載基準を満たし、要修正・下書き・アーカイブが食堂に1件ずつある', () => {
  const errors = rows.offers
    .filter((o) => o.status === 'usable')
    .flatMap((o) =>
      checkOffer({ title: o.title, content: o.content })
        .issues.filter((i) => i.level === 'error')
        .map((i) => `${o.title}: ${i.field} ${i.matchedText}`),
    )
  expect(errors).toEqual([])
  const own = rows.offers.filter((o) => o.clientId === 1)
  expect([
    own.filter((o) => o.status === 'violated' && o.screeningReasons.length > 0).length,
    own.filter((o) => o.status === 'draft').length,
    own.filter((o) => o.archivedAt).length,
  ]).toEqual([1, 1, 1])
})
test('グループ、ブロック2件、お知らせ8件(重要な2件が未読)がある', async () => {
  const [names, blocked, news, read, members] = await system((db) =>
    Promise.all([
      db.select({ name: groups.name, clientId: groups.clientId }).from(groups),
      db.select().from(userBlocks),
      db.select().from(notices),
      db.select().from(noticeReads),
      db.$count(groupUsers),
    ]),
  )
  expect(names.filter((g) => g.clientId === 1).map((g) => g.name)).toEqual(
    expect.arrayContaining(['お気に入り', 'ホール経験者']),
  )
  expect(names.some((g) => g.clientId === null)).toBe(true)
  expect(members).toBeGreaterThan(100)
  expect(blocked.map((b) => b.clientId)).toEqual([1, null])
  const expected = rows.matchings
    .filter((m) => m.status === 'established' && m.clientId <= 3)
    .map((m) => m.userId)
  expect(blocked.filter((b) => expected.includes(b.userId))).toEqual([])
  expect([
    news.length,
    news.filter((n) => !read.some((r) => r.noticeId === n.id)).map((n) => n.category),
  ]).toEqual([8, ['important', 'important']])
})
test('バッジはどれも選べる業務の名を持ち、ボーナス契約は適用中と開始前と終了がある', async () => {
  const names = new Set(positions.map((p) => p.name))
  const held = await system((db) =>
    db.selectDistinct({ position: userBadges.position }).from(userBadges),
  )
  expect(held.length).toBeGreaterThan(5)
  expect(held.filter(({ position }) => !names.has(position))).toEqual([])
  const { bonuses } = rows
  expect([...new Set(bonuses.map((b) => bonusStatus(b, NOW)))].sort()).toEqual([
    'active',
    'ended',
    'upcoming',
  ])
  const promised = rows.matchings.flatMap((m) => m.scheduledPay.bonuses ?? [])
  expect([...new Set(promised.map((b) => `${b.per} ${b.payer}`))].sort()).toEqual([
    'hour company',
    'match company',
    'match platform',
  ])
  expect(
    bonuses.filter((b) =>
      b.offerIds.some((id) => rows.offers.find((o) => o.id === id)?.clientId !== b.clientId),
    ),
  ).toEqual([])
})

test('あとから加わる行は、作られた行の番号と重ならない', async () => {
  const added = await system((db) =>
    db
      .insert(groups)
      .values({
        companyId: 1,
        clientId: 1,
        name: '新しいグループ',
        createdAt: NOW.toISOString(),
        updatedAt: NOW.toISOString(),
      })
      .returning({ id: groups.id }),
  )
  expect(added[0]?.id).toBeGreaterThan(106)
})
test('名前には、めずらしい字と海外の名前がある', () => {
  const names = rows.users.map((u) => u.name).join(' ')
  for (const part of ['髙橋', '﨑田', '濵', '德永', '𠮷野', 'グエン']) expect(names).toContain(part)
  expect(rows.users.filter((u) => !/^[ァ-ヶー]+$/.test(u.kanaKey))).toEqual([])
})
