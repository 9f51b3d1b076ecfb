import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { addDays, addMinutes, dayOf, msOf } from '@/lib/date'
import * as schema from '@/server/db/schema'
import { createSimulator, startSimulator } from '@/server/demo/market/simulator'
import { seedDemo } from '@/server/demo/seed/seedDemo'
import { roomOf, writeMessage } from '@/server/modules/chat/rooms'
import { testContext, type TestContext } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
import { truncateAll } from '@tests/kit/tables'

// Friday 9:41 in Tokyo.
const NOW = new Date('2026-11-20T00:41:00Z')
const TODAY = dayOf(NOW)
const {
  chatMessages,
  chatRooms,
  employmentNotices,
  matchings,
  offerings,
  qualificationDocuments,
  users,
} = schema
let context: TestContext
const exec = (text: string) => context.engine.exec(text)
async function fillWithDemo() {
  await exec(truncateAll)
  await asSystem((db) => seedDemo(db, { now: NOW, passwordHash: 'hash' }))
}
beforeEach(async () => {
  context = await testContext()
  await context.reset('demo', fillWithDemo)
  context.now = NOW
  for (const t of ['matchings', 'offerings', 'chat_messages', 'chat_rooms', 'client_users'])
    await exec(
      `select setval(pg_get_serial_sequence('${t}', 'id'), (select max(id) + 1 from ${t}), false)`,
    )
}, 120_000)
afterAll(() => context.reset())

const run = async (simulator: ReturnType<typeof createSimulator>, seconds: number, every = 5) => {
  for (let s = 0; s < seconds; s += every) {
    context.advanceSeconds(every)
    await simulator.step()
  }
}
const offeringOf = (id: number) =>
  asSystem(
    async (db) =>
      (
        await db.select().from(offerings).where(eq(offerings.id, id))
      )[0] as typeof offerings.$inferSelect,
  )
/** Publishes a dinner shift of the restaurant that is in five days. */
const post = (values: Partial<typeof offerings.$inferInsert> = {}) =>
  asSystem(async (db) => {
    const workOn = addDays(TODAY, 5)
    const [like] = await db
      .select()
      .from(offerings)
      .where(and(eq(offerings.clientId, 1), eq(offerings.title, 'ディナーのホールスタッフ')))
      .orderBy(offerings.id)
      .limit(1)
    const { id: _, ...rest } = like as typeof offerings.$inferSelect
    const startAt = `${workOn}T08:00:00.000Z`
    const at = context.now.toISOString()
    const [added] = await db
      .insert(offerings)
      .values({
        ...rest,
        workOn,
        startAt,
        endAt: `${workOn}T13:30:00.000Z`,
        closesAt: startAt,
        peopleWanted: 3,
        peopleMatched: 0,
        scope: 'public',
        groupIds: [],
        autoPublicAt: null,
        publishedAt: at,
        closedAt: null,
        closedReason: null,
        createdAt: at,
        hourlyWageYen: 1400,
        ...values,
      })
      .returning({ id: offerings.id })
    return (added as { id: number }).id
  })
const newMatchings = () =>
  asSystem((db) =>
    db
      .select({
        offeringId: matchings.offeringId,
        userId: matchings.userId,
        matchedAt: matchings.matchedAt,
        status: matchings.status,
        answeredAt: matchings.answeredAt,
      })
      .from(matchings)
      .where(gt(matchings.matchedAt, NOW.toISOString()))
      .orderBy(asc(matchings.id)),
  )

test('3名の求人に、公開から60秒以内に最初の1人が決まり、やがて埋まって、挨拶が届く', async () => {
  const id = await post()
  const simulator = createSimulator(context, { seed: 2 })
  await run(simulator, 60)
  expect((await offeringOf(id)).peopleMatched).toBeGreaterThanOrEqual(1)
  await run(simulator, 600, 15)
  expect((await offeringOf(id)).peopleMatched).toBe(3)
  const said = await asSystem((db) =>
    db
      .select({ side: chatMessages.side, kind: chatMessages.kind })
      .from(chatMessages)
      .where(eq(chatMessages.offeringId, id)),
  )
  expect(said.filter((m) => m.side === 'worker').length).toBeGreaterThan(0)
  expect((await newMatchings()).some((matching) => matching.answeredAt)).toBe(true)
  const opened = await asSystem((db) =>
    db.$count(
      employmentNotices,
      and(gt(employmentNotices.notifiedAt, NOW.toISOString()), isNotNull(employmentNotices.readAt)),
    ),
  )
  expect(opened).toBeGreaterThan(0)
  expect(context.logs).toEqual([])
}, 120_000)

test('同じ種からは、同じ人が同じ時刻に応募する。違う種では変わる', async () => {
  const one = async (seed: number) => {
    const id = await post()
    await run(createSimulator(context, { seed }), 300, 10)
    const made = (await newMatchings())
      .filter((matching) => matching.offeringId === id)
      .map((matching) => [matching.userId, matching.matchedAt])
    return made
  }
  const again = async (seed: number) => {
    context.now = NOW
    await exec(
      `delete from chat_messages where sent_at > '${NOW.toISOString()}'; set session_replication_role = replica; delete from employment_notices where notified_at > '${NOW.toISOString()}'; set session_replication_role = default; delete from matchings where matched_at > '${NOW.toISOString()}'; update chat_rooms set latest_offering_id = null where latest_offering_id in (select id from offerings where created_at >= '${NOW.toISOString()}'); delete from offerings where created_at >= '${NOW.toISOString()}'; select setval(pg_get_serial_sequence('offerings', 'id'), (select max(id) + 1 from offerings), false)`,
    )
    return one(seed)
  }
  const first = await one(1)
  expect(first.length).toBeGreaterThan(0)
  expect(await again(1)).toEqual(first)
  expect(await again(2)).not.toEqual(first)
}, 120_000)

test('デモであえて空けてある求人は、そのまま空いている', async () => {
  const open = () =>
    asSystem((db) =>
      db
        .select({ id: offerings.id, n: offerings.peopleMatched })
        .from(offerings)
        .where(
          and(
            gt(offerings.startAt, addMinutes(NOW, 600)),
            sql`${offerings.peopleMatched} < ${offerings.peopleWanted}`,
          ),
        )
        .orderBy(offerings.id),
    )
  const before = await open()
  await run(createSimulator(context), 600, 30)
  expect(await open()).toEqual(before)
}, 120_000)

test('公開範囲の外の人は応募せず、グループ限定ならグループの人だけが応募する', async () => {
  const id = await post({ scope: 'group', groupIds: [101] })
  await run(createSimulator(context), 300, 10)
  const came = (await newMatchings())
    .filter((matching) => matching.offeringId === id)
    .map((matching) => matching.userId)
  const members = await asSystem((db) =>
    db
      .select({ userId: schema.groupUsers.userId })
      .from(schema.groupUsers)
      .where(eq(schema.groupUsers.groupId, 101)),
  )
  expect(came.length).toBeGreaterThan(0)
  expect(came.filter((userId) => !members.some((member) => member.userId === userId))).toEqual([])
}, 120_000)

test('証明書を求める求人を見た人のうち、資格があって証明書をまだ出していない人が提出する', async () => {
  const [like] = await asSystem((db) =>
    db
      .select()
      .from(offerings)
      .where(sql`terms @> '{"qualificationDocumentRequired":true}'::jsonb`)
      .orderBy(offerings.id)
      .limit(1),
  )
  const { clientId, offerId, title, terms } = like as typeof offerings.$inferSelect
  // Eight workers near the store have the qualification; about seven of ten hand in a certificate.
  await exec(
    `update users set qualification_ids = '${JSON.stringify(terms.qualificationIds)}' where id in (select u.id from users u
       join clients c on c.prefecture_code = u.prefecture_code where c.id = ${clientId} order by u.id limit 8)`,
  )
  await post({ clientId, offerId, title, terms })
  const kept = () =>
    asSystem((db) =>
      db
        .select({
          qualificationId: qualificationDocuments.qualificationId,
          holds: users.qualificationIds,
        })
        .from(qualificationDocuments)
        .innerJoin(users, eq(users.id, qualificationDocuments.userId))
        .where(isNull(qualificationDocuments.clientId)),
    )
  expect(await kept()).toEqual([])
  await run(createSimulator(context), 660, 60)
  const handedIn = await kept()
  expect(handedIn.length).toBeGreaterThan(0)
  expect(handedIn.filter((one) => !one.holds.includes(one.qualificationId))).toEqual([])
})
test('遅れている人はすぐには現れず、やがて着く。予定のある人は開始の前後に来て、終わると帰る', async () => {
  const simulator = createSimulator(context)
  const ofToday = () =>
    asSystem((db) =>
      db
        .select({
          startAt: offerings.startAt,
          endAt: offerings.endAt,
          clientId: offerings.clientId,
          checkedInAt: matchings.checkedInAt,
          checkedOutAt: matchings.checkedOutAt,
          status: matchings.status,
        })
        .from(matchings)
        .innerJoin(
          offerings,
          and(eq(offerings.clientId, matchings.clientId), eq(offerings.id, matchings.offeringId)),
        )
        .where(and(eq(offerings.workOn, TODAY), eq(offerings.clientId, 1))),
    )
  const late = (rows: Awaited<ReturnType<typeof ofToday>>) =>
    rows.filter(
      (row) =>
        row.status === 'established' &&
        !row.checkedInAt &&
        msOf(row.startAt) < context.now.getTime(),
    )
  expect(late(await ofToday())).toHaveLength(1)
  await run(simulator, 300, 30)
  expect(late(await ofToday())).toHaveLength(1)
  await run(simulator, 3600, 60)
  expect(late(await ofToday())).toHaveLength(0)
  context.now = new Date(msOf(`${TODAY}T17:10:00+09:00`))
  await run(simulator, 300, 60)
  const dinner = (await ofToday()).filter((r) => r.startAt === `${TODAY}T08:00:00.000Z`)
  expect(dinner.filter((r) => r.checkedInAt).length).toBeGreaterThan(0)
  const endedLongAgo = (await ofToday()).filter(
    (r) => r.checkedInAt && msOf(r.endAt) < msOf(`${TODAY}T16:00:00+09:00`),
  )
  expect(endedLongAgo.length).toBeGreaterThan(0)
  expect(endedLongAgo.every((r) => r.status === 'worked')).toBe(true)
  expect(context.logs).toEqual([])
}, 120_000)

test('サーバーが2日止まっていても、その間の出退勤は予定どおりに補われる', async () => {
  const simulator = createSimulator(context)
  await simulator.step()
  context.advanceSeconds(2 * 86_400)
  await run(simulator, 60, 15)
  const ended = await asSystem((db) =>
    db
      .select({
        status: matchings.status,
        checkedInAt: matchings.checkedInAt,
        startAt: offerings.startAt,
      })
      .from(matchings)
      .innerJoin(offerings, eq(offerings.id, matchings.offeringId))
      .where(
        and(
          gt(offerings.startAt, NOW.toISOString()),
          sql`${offerings.endAt} < ${addMinutes(context.now, -120)}`,
        ),
      ),
  )
  const expected = ended.filter((m) => m.status !== 'cancel' && m.status !== 'rejected')
  expect(expected.filter((m) => m.status === 'worked').length).toBeGreaterThan(
    expected.length * 0.9,
  )
  expect(
    expected.filter(
      (m) => m.checkedInAt && Math.abs(msOf(m.checkedInAt) - msOf(m.startAt)) > 21 * 60_000,
    ),
  ).toEqual([])
  expect(context.logs).toEqual([])
}, 120_000)

test('店舗が書いたメッセージに、2分以内に返事が来て、自動メッセージには返事をしない', async () => {
  const simulator = createSimulator(context)
  // A worker who has nothing else to write: matched a while ago, for a later day.
  const [room] = await asSystem((db) =>
    db
      .select()
      .from(chatRooms)
      .innerJoin(
        matchings,
        and(eq(matchings.clientId, chatRooms.clientId), eq(matchings.userId, chatRooms.userId)),
      )
      .innerJoin(offerings, eq(offerings.id, matchings.offeringId))
      .where(
        and(
          eq(chatRooms.clientId, 1),
          eq(chatRooms.latestOfferingId, offerings.id),
          eq(matchings.status, 'established'),
          sql`${matchings.matchedAt} < ${addMinutes(NOW, -1440)}`,
          gt(offerings.startAt, addMinutes(NOW, 1440)),
        ),
      )
      .orderBy(chatRooms.id)
      .limit(1),
  )
  const { clientId, userId } = (room as { chat_rooms: typeof chatRooms.$inferSelect }).chat_rooms
  const write = (kind: 'text' | 'auto') =>
    asSystem(async (db) =>
      writeMessage(
        db,
        await roomOf(db, clientId, userId),
        { side: 'client', kind, body: '明日はよろしくお願いします。' },
        context.now,
      ),
    )
  const last = () => asSystem((db) => roomOf(db, clientId, userId).then((r) => r.lastMessageSide))
  await write('auto')
  await run(simulator, 150, 15)
  expect(await last()).toBe('client')
  // Workers answer one message of three.
  for (let n = 0; n < 3 && (await last()) === 'client'; n++) {
    await write('text')
    await run(simulator, 120, 15)
  }
  expect(await last()).toBe('worker')
}, 120_000)

describe('動かし続ける', () => {
  const away = (log: () => void) => ({
    db: {
      ...context.db,
      tx: async () => {
        throw new Error('away')
      },
    },
    clock: () => NOW,
    log,
  })
  test('データベースが答えなくても、また見に行く', async () => {
    let looks = 0
    let stop = async () => {}
    await new Promise<void>((twice) => {
      stop = startSimulator(
        away(() => ++looks === 2 && twice()),
        { speed: 30 },
      )
    })
    await stop()
  })
  test('止めると、次に見に行く時刻を待たずに止まる', async () => {
    let stop = async () => {}
    // The market looks again in an hour.
    await new Promise<void>((once) => {
      stop = startSimulator(away(once), { speed: 1 / 1200 })
    })
    await stop()
  }, 5000)
})
