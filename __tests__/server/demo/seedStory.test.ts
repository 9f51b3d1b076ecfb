import { sql } from 'drizzle-orm'
import { positions } from '@/domain/data/positions'
import { checkOffer } from '@/domain/offers/offerCheck'
import { bonusStatus } from '@/domain/pay/bonus'
import { addDays } from '@/lib/date'
import { ClientScope } from '@/server/auth/tenantScope'
import * as schema from '@/server/db/schema'
import { areaMedianYen } from '@/server/modules/offerings/areaWage'
import { checkMatches } from '@/server/modules/storeCancellations/records/matchChecks'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit fills the database with the demonstration, once for all tests of the file.
import {
  NOW,
  TODAY,
  accounts,
  groupUsers,
  grouped,
  groups,
  memberships,
  noticeReads,
  notices,
  rows,
  shiftOf,
  userBadges,
  userBlocks,
  context,
} from './seedKit'

/** The restaurant as its manager may see it. */
const restaurantScope = () =>
  asSystem((db) =>
    ClientScope.check(
      db,
      {
        ...{ id: 3, sessionId: 1, name: '', email: '' },
        memberships: [{ companyId: 1, clientId: 1, role: 'clientManager' }],
      },
      1,
    ),
  )

test('6つのアカウントが、決められた役割と店舗を持つ', async () => {
  const held = await asSystem((db) =>
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
  ).toEqual(['1 13', '1 27', '1 12', '2 14', '2 23', ...Array<string>(5).fill('3 13')])
})
test('食堂の話: 昨日の8名が評価待ち、修正依頼が4件(うち3件は打刻どおり)、遅れている人の未読メッセージ、明日のランチは1名不足', async () => {
  const own = rows.matchings.filter((matching) => matching.clientId === 1)
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
    rows.fixes
      .filter((fix) => fix.status === 'requested')
      .map((fix) => [fix.clientId, fix.reasonKinds[0]]),
  ).toEqual([
    [1, 'late'],
    [1, 'overtime'],
    [1, 'late'],
    [1, 'qr_failure'],
    // Head office answers corrections of several stores.
    [2, 'overtime'],
    [2, 'late'],
    [3, 'overtime'],
  ])
  expect(
    rows.fixes.filter((fix) => fix.status === 'requested' && fix.dueAt <= NOW.toISOString()),
  ).toEqual([])
  expect(await asSystem((db) => db.$count(schema.jobs, sql`${schema.jobs.kind} = 'fixDue'`))).toBe(
    7,
  )
  const late = own.find(
    (m) =>
      m.status === 'established' &&
      !m.checkedInAt &&
      shiftOf(m.offeringId).startAt < NOW.toISOString(),
  )
  expect(
    rows.rooms.find((room) => room.clientId === 1 && room.userId === late?.userId),
  ).toMatchObject({
    unreadCount: 1,
    lastMessageSide: 'worker',
    lastMessageBody: expect.stringContaining('遅れそうです'),
  })
  const lunch = rows.offerings.find(
    (offering) =>
      offering.clientId === 1 &&
      offering.workOn === addDays(TODAY, 1) &&
      offering.title === 'ランチのホールスタッフ',
  )
  expect((lunch?.peopleWanted ?? 0) - (lunch?.peopleMatched ?? 0)).toBe(1)
})
test('食堂のマッチングの確認: 募集の条件に合わなくなった人がいて、未回答の1名は店長が確認済み', async () => {
  const scope = await restaurantScope()
  const { withProblems, confirmed } = await context.db.tx({ companyId: 1, clientId: 1 }, (db) =>
    checkMatches({ db, scope, now: NOW }),
  )
  const titleOf = (matchingId: number) => {
    const matching = rows.matchings.find(({ id }) => id === matchingId)
    return rows.offerings.find(({ id }) => id === matching?.offeringId)?.title
  }
  const problems = withProblems.flatMap(({ findings }) => findings.map(({ text }) => text))
  expect(problems).toContain('募集の条件「Good率が80%以上」に合っていません')
  expect(problems).toContain('働く前の質問が未回答')
  expect(
    confirmed.map(({ matchingId, findings, confirmation }) => [
      titleOf(matchingId),
      findings.map(({ text }) => text),
      confirmation?.confirmedByName,
    ]),
  ).toEqual([['ランチのホールスタッフ', ['働く前の質問が未回答'], '森下 由香']])
  const { confirmedAt } = confirmed[0]?.confirmation ?? {}
  expect(Date.parse(confirmedAt ?? '')).toBeLessThan(NOW.getTime())
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
    rows.rooms.filter((room) => room.clientId === 1 && room.unreadCount > 0).length,
  ).toBeGreaterThanOrEqual(3)
  // One of them is being settled, about a shift that is still to come.
  const [claim, ...more] = rows.claims
  const talked = rows.rooms.filter((room) => room.state === 'in_negotiation')
  expect([more.length, talked.map((r) => r.id)]).toEqual([0, [claim?.roomId]])
  expect(rows.matchings.find((matching) => matching.id === claim?.matchingId)).toMatchObject({
    status: 'established',
    offeringId: claim?.offeringId,
    userId: talked[0]?.userId,
  })
})
test('使えるひな形は掲載基準を満たし、要修正・下書き・アーカイブが食堂に1件ずつある', () => {
  const errors = rows.offers
    .filter((offer) => offer.status === 'usable')
    .flatMap((offer) =>
      checkOffer({ title: offer.title, content: offer.content })
        .issues.filter((issue) => issue.level === 'error')
        .map((issue) => `${offer.title}: ${issue.field} ${issue.matchedText}`),
    )
  expect(errors).toEqual([])
  const own = rows.offers.filter((offer) => offer.clientId === 1)
  expect([
    own.filter((o) => o.status === 'violated' && o.screeningReasons.length > 0).length,
    own.filter((o) => o.status === 'draft').length,
    own.filter((o) => o.archivedAt).length,
  ]).toEqual([1, 1, 1])
})
test('グループ、ブロック2件、お知らせ8件(重要な2件が未読)がある', async () => {
  const [names, blocked, news, read, members] = await asSystem((db) =>
    Promise.all([
      db.select({ name: groups.name, clientId: groups.clientId }).from(groups),
      db.select().from(userBlocks),
      db.select().from(notices),
      db.select().from(noticeReads),
      db.$count(groupUsers),
    ]),
  )
  expect(names.filter((name) => name.clientId === 1).map((name) => name.name)).toEqual(
    expect.arrayContaining(['お気に入り', 'ホール経験者']),
  )
  expect(names.some((name) => name.clientId === null)).toBe(true)
  expect(members).toBeGreaterThan(100)
  expect(blocked.map((b) => b.clientId)).toEqual([1, null])
  const expected = rows.matchings
    .filter((matching) => matching.status === 'established' && matching.clientId <= 3)
    .map((matching) => matching.userId)
  expect(blocked.filter((b) => expected.includes(b.userId))).toEqual([])
  expect([
    news.length,
    news.filter((n) => !read.some((r) => r.noticeId === n.id)).map((n) => n.category),
  ]).toEqual([8, ['important', 'important']])
})
test('バッジはどれも選べる業務の名を持ち、ボーナス契約は適用中と開始前と終了がある', async () => {
  const names = new Set(positions.map((position) => position.name))
  const held = await asSystem((db) =>
    db.selectDistinct({ position: userBadges.position }).from(userBadges),
  )
  expect(held.length).toBeGreaterThan(5)
  expect(held.filter(({ position }) => !names.has(position))).toEqual([])
  const { bonuses } = rows
  expect([...new Set(bonuses.map((bonus) => bonusStatus(bonus, NOW)))].sort()).toEqual([
    'active',
    'ended',
    'upcoming',
  ])
  const promised = rows.matchings.flatMap((matching) => matching.scheduledPay.bonuses ?? [])
  expect([...new Set(promised.map((b) => `${b.per} ${b.payer}`))].sort()).toEqual([
    'hour company',
    'match company',
    'match platform',
  ])
  expect(
    bonuses.filter((bonus) =>
      bonus.offerIds.some(
        (id) => rows.offers.find((offer) => offer.id === id)?.clientId !== bonus.clientId,
      ),
    ),
  ).toEqual([])
})
test('名前には、めずらしい字と海外の名前がある', () => {
  const names = rows.users.map((user) => user.name).join(' ')
  for (const part of ['髙橋', '﨑田', '濵', '德永', '𠮷野', 'グエン']) expect(names).toContain(part)
  expect(rows.users.filter((user) => !/^[ァ-ヶー]+$/.test(user.kanaKey))).toEqual([])
})

test('食堂の職種には、近隣の時給がわかるだけの、ほかの企業の求人がある', async () => {
  const scope = await restaurantScope()
  const medians = await context.db.tx({ companyId: 1, clientId: 1 }, async (db) => {
    const found: Record<string, number | null> = {}
    for (const [name, occupationId] of Object.entries({
      hall: 1,
      kitchen: 2,
      dish: 3,
      register: 4,
    }))
      found[name] = await areaMedianYen(db, scope, {
        prefectureCode: '13',
        occupationId,
        today: TODAY,
      })
    return found
  })
  // 1,280 yen in Tokyo since October 1, 2026; the third of five stores pays 100, 50, 60 and 40 yen more.
  expect(medians).toEqual({ hall: 1380, kitchen: 1330, dish: 1340, register: 1320 })
})
