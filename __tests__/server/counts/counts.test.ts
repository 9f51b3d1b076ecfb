import { eq, sql } from 'drizzle-orm'
import { chatRooms, factCheckTasks, offerings, userBlocks } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { testContext } from '@tests/kit/app'
import { addMatch, addOffering, addWorker } from '@tests/kit/serverKit'
import { companyCounts } from './companyCounts'
import { callsOf, FRIDAY_EVENING, FRIDAY_MORNING, seedCounts } from './countsKit'
import { storeCounts } from './storeCounts'
import { walk } from './walk'

const SHIFT = 900_001
const leftEarly = 900_001
const absent = 900_002
const calledOff = 900_003

/**
 * Adds rows that are easy to count wrongly to the restaurant: a running shift with a worker who has left, one who is
 * absent and one who was cancelled after the start; an offering of today that is published in the afternoon; a blocked
 * worker with unread messages; 事業実態確認 that are returned, overdue and done.
 */
async function awkward(db: Tx) {
  for (const [id, name] of [
    [leftEarly, '早川 直'],
    [absent, '安藤 恵'],
    [calledOff, '戸田 進'],
  ] as const)
    await addWorker(db, { id, name }, { clientId: 1 })
  const ofRestaurant = { clientId: 1, offerId: 1, day: '2026-11-20' }
  await addOffering(db, { ...ofRestaurant, id: SHIFT, from: '08:00', to: '13:00', peopleWanted: 3 })
  await addMatch(db, SHIFT, leftEarly, {
    status: 'worked',
    checkedInAt: '2026-11-19T23:00:00Z',
    checkedOutAt: '2026-11-20T00:30:00Z',
  })
  await addMatch(db, SHIFT, absent, { status: 'absence', absenceKind: 'no_show' })
  await addMatch(db, SHIFT, calledOff, {
    status: 'cancel',
    cancelBy: 'user',
    cancelledAt: '2026-11-19T23:30:00Z',
  })
  await db
    .update(offerings)
    .set({ peopleMatched: sql`${offerings.peopleMatched} + 2` })
    .where(eq(offerings.id, SHIFT))
  await addOffering(db, {
    ...ofRestaurant,
    id: SHIFT + 1,
    from: '18:00',
    to: '22:00',
    publishedAt: '2026-11-20T06:00:00Z',
  })
  await db.insert(chatRooms).values({
    uid: 'awkward',
    clientId: 1,
    userId: leftEarly,
    latestOfferingId: SHIFT,
    unreadCount: 3,
    lastMessageAt: '2026-11-20T00:31:00Z',
    lastMessageBody: 'お先に失礼しました',
    lastMessageSide: 'worker',
    createdAt: '2026-11-01T00:00:00Z',
  })
  const ofFactCheck = { clientId: 1, kind: 'photo' as const, title: '看板の写真', instructions: '' }
  const asked = { dueAt: '2026-11-21T00:00:00Z', createdAt: '2026-11-18T00:00:00Z' }
  await db.insert(factCheckTasks).values([
    { ...ofFactCheck, ...asked, status: 'returned', returnReason: '読めません。' },
    { ...ofFactCheck, ...asked, dueAt: '2026-11-19T00:00:00Z' },
    { ...ofFactCheck, ...asked, status: 'approved' },
  ])
  await db.insert(userBlocks).values({
    companyId: 1,
    clientId: 1,
    userId: leftEarly,
    reasonCode: 'other',
    blockedAt: '2026-11-20T00:32:00Z',
  })
}

beforeAll(() => seedCounts(awkward), 240_000)
afterAll(async () => (await testContext()).reset())

// Each store is compared by its own account or by head office, and in the evening by an account with fewer rights.
test.each([
  ['店舗管理者、朝', 'store@example.com', FRIDAY_MORNING, [1, 2]],
  ['店舗スタッフ、夜', 'staff@example.com', FRIDAY_EVENING, [1]],
  ['閲覧のみ、朝', 'viewer@example.com', FRIDAY_MORNING, [1]],
  ['企業管理者、朝', 'company@example.com', FRIDAY_MORNING, [3]],
  ['別の企業の管理者、朝', 'other@example.com', FRIDAY_MORNING, [4]],
] as const)(
  '%s: 画面の数は、開いた一覧の件数と同じ',
  async (_, email, now, clientIds) => {
    const context = await testContext()
    context.now = now
    const { wrong } = await walk(storeCounts, await callsOf(email), clientIds)
    expect(wrong).toEqual([])
  },
  240_000,
)

test('店舗一覧と店舗の選択の数は、その店舗で開く一覧の件数と同じ', async () => {
  const context = await testContext()
  context.now = FRIDAY_MORNING
  const { wrong, compared } = await walk(companyCounts, await callsOf('company@example.com'))
  expect(wrong).toEqual([])
  // The added shift must be among what was compared, or no difference could show.
  expect([...compared].filter(([, count]) => count === 0)).toEqual([])
}, 240_000)
