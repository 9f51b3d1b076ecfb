import { eq } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import type { Notification } from 'pg'
import { staleResources } from '@/contracts/endpoint'
import { reviews } from '@/contracts/reviews'
import { shownIn } from '@/contracts/shownIn'
import { routes } from '@/server/app'
import { listenOn } from '@/server/db/listen'
import { closingDays, memberships, offerings } from '@/server/db/schema'
import { createEventStream, STREAM_LIMITS } from '@/server/modules/events/stream'
import { ChangeFeed, changeOf } from '@/server/platform/changes'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { browser, type TestContext, type Who } from '@tests/kit/app'
import { eventReader } from '@tests/kit/eventReader'
import { addOffering, prepareStore, writeRows } from '@tests/kit/serverKit'
import { flushPromises, until } from '@tests/kit/waiting'

const STREAM = '/app/api/v1/accounts/me/events'
const SHIFT = 71
let context: TestContext
const opened: { close: () => Promise<void> }[] = []
beforeEach(async () => {
  context = await prepareStore()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close().catch(() => undefined)))
})

async function open(who: Who) {
  const client = await browser(who)
  const response = await client.call('GET', STREAM)
  const reader = response.ok ? eventReader(response) : undefined
  if (reader) opened.push(reader)
  return { client, response, next: () => reader?.next() }
}
const change = (table: string, clientId: number) =>
  context.changes.publish({ kind: 'store', table, clientId })

describe('データベースの知らせ', () => {
  /** Returns the messages that the commit of `work` sends. */
  async function messagesOf(work: () => Promise<unknown>) {
    const heard: string[] = []
    const hear = (message = '') => heard.push(message)
    const { embedded, postgres } = context.engine
    const stop = embedded
      ? await embedded.inTurn(async (client) => {
          const onNotification = ({ payload }: Notification) => {
            hear(payload)
          }
          client.on('notification', onNotification)
          await client.query('listen changes')
          return () => client.off('notification', onNotification)
        })
      : await listenOn(postgres?.options.connectionString ?? '')(hear)
    await work()
    // PostgreSQL sends notifications over another connection than the answer, in the order of the commits.
    await context.engine.exec("notify changes, 'last'")
    await until(() => heard.includes('last'))
    await stop()
    return heard.filter((message) => message !== 'last')
  }

  test('書き込みが確定すると、表と店舗を1回だけ知らせる', async () => {
    const heard = await messagesOf(() =>
      writeRows(async (db) => {
        await addOffering(db, { id: SHIFT })
        await db.update(offerings).set({ peopleWanted: 2 }).where(eq(offerings.id, SHIFT))
        await addOffering(db, { id: SHIFT + 1, clientId: 12, offerId: 5012 })
      }),
    )
    expect(heard.sort()).toEqual(['offerings:11', 'offerings:12'])
  })
  test('取り消した書き込みは知らせない', async () => {
    const heard = await messagesOf(() =>
      writeRows(async (db) => {
        await addOffering(db, { id: SHIFT })
        throw new Error('rolled back')
      }).catch(() => undefined),
    )
    expect(heard).toEqual([])
  })
  test('店舗に絞った書き込みも、権限の変更も知らせる', async () => {
    const heard = await messagesOf(async () => {
      await context.db.tx({ companyId: 1, clientId: 11 }, (db) => addOffering(db, { id: SHIFT }))
      await writeRows((db) =>
        db
          .update(memberships)
          .set({ role: 'viewer' })
          .where(eq(memberships.accountId, fixtureAccounts.staff.id)),
      )
    })
    expect(heard).toEqual(['offerings:11', `accounts:${fixtureAccounts.staff.id}`])
  })
  test('休みの日の変更を、カレンダーのために知らせる', async () => {
    const heard = await messagesOf(() =>
      writeRows((db) =>
        db.insert(closingDays).values({
          clientId: 11,
          kind: 'single',
          startsOn: '2026-12-29',
          endsOn: '2026-12-31',
          createdAt: '2026-11-01T00:00:00Z',
        }),
      ),
    )
    expect(heard).toEqual(['closing_days:11'])
    expect(shownIn.closingDays).toContain('closingDays')
  })
  test('知らせる表には、それを見せる読み取りの名がある', async () => {
    const rows = await context.engine.rows(
      `select c.relname as name, count(*)::int as triggers from pg_trigger t join pg_class c on c.oid = t.tgrelid
        join pg_proc p on p.oid = t.tgfoid where p.proname = 'announce_store_change' group by 1 order by 1`,
    )
    expect(rows).not.toHaveLength(0)
    expect(rows.filter(({ triggers }) => triggers !== 3)).toEqual([])
    expect(
      rows
        .filter(({ name }) => !Object.hasOwn(shownIn, toCamelCase(String(name))))
        .map(({ name }) => name),
    ).toEqual([])
  })
  test('読み取りの名は、どれも契約にある。表の名は、どれもデータベースにある', async () => {
    const resources = new Set(routes.map(({ endpoint }) => endpoint.resource))
    expect(
      [...new Set(Object.values(shownIn).flat())].filter((name) => !resources.has(name)),
    ).toEqual([])
    const tables = await context.engine.rows(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const names = new Set(tables.map(({ name }) => toCamelCase(String(name))))
    expect(Object.keys(shownIn).filter((name) => !names.has(name))).toEqual([])
  })
  test('ほかの人が見るものは、書いた本人の画面で古くなるものと同じ', async () => {
    const { next } = await open('manager')
    change('reviews', 11)
    const told = (await next())?.stores[11] ?? []
    expect(told).toEqual(expect.arrayContaining(['companyReviews', 'offerings', 'matchings']))
    const stale = staleResources(reviews.create)
    expect(told.filter((name) => !stale.has(name))).toEqual([])
  })
  test('ほかの文字列は、変更として扱わない', () => {
    expect([changeOf('offerings:11'), changeOf('offerings:x'), changeOf(undefined)]).toEqual([
      { kind: 'store', table: 'offerings', clientId: 11 },
      undefined,
      { kind: 'gap' },
    ])
  })
})

describe('変更の配信', () => {
  test('自分の店舗の変更だけが、まとめて届く', async () => {
    const { response, next } = await open('manager')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ])
    expect(response.headers.get('Cache-Control')).toContain('no-transform')
    change('chat_claims', 21)
    change('chat_claims', 12)
    change('chat_claims', 11)
    change('chat_claims', 11)
    change('long_term_candidates', 11)
    expect(await next()).toEqual({
      stores: {
        11: [
          'chatRooms',
          'matchings',
          'longTermJobs',
          'dashboard',
          'graduates',
          'workers',
          'accounts',
        ],
      },
      isGap: false,
    })
  })
  test('企業の管理者には、その企業のどの店舗の変更も届く', async () => {
    const { next } = await open('company')
    change('chat_claims', 21)
    change('chat_claims', 12)
    expect(await next()).toMatchObject({ stores: { 12: ['chatRooms', 'matchings'] } })
  })
  test('店舗の中を見られない経理担当には、店舗の変更を知らせない', async () => {
    const { next } = await open('accounting')
    change('chat_claims', 11)
    context.changes.publish({ kind: 'gap' })
    expect(await next()).toEqual({ stores: {}, isGap: true })
  })
  test('ログインしていなければ開けない', async () => {
    const response = await (await browser()).call('GET', STREAM)
    expect(response.status).toBe(401)
  })
  test('ログアウトすると、すぐに終わる', async () => {
    const { client, next } = await open('manager')
    await client.call('DELETE', '/app/api/v1/sign_out')
    context.changes.publish({ kind: 'account', accountId: fixtureAccounts.manager.id })
    expect(await next()).toBeUndefined()
  })
  test('店舗の権限を失うと、その店舗の変更は届かない', async () => {
    const { next } = await open('company')
    await writeRows((db) =>
      db
        .update(memberships)
        .set({ companyId: 1, clientId: 12, role: 'viewer' })
        .where(eq(memberships.accountId, fixtureAccounts.company.id)),
    )
    context.changes.publish({ kind: 'account', accountId: fixtureAccounts.company.id })
    change('chat_claims', 11)
    change('chat_claims', 12)
    expect(await next()).toEqual({ stores: { 12: ['chatRooms', 'matchings'] }, isGap: false })
  })
  test('1つのアカウントで開けるのは10まで。閉じれば、また開ける', async () => {
    for (let n = 1; n <= 10; n++) expect((await open('viewer')).response.status).toBe(200)
    const refused = await open('viewer')
    expect([refused.response.status, refused.response.headers.get('Retry-After')]).toEqual([
      429,
      '60',
    ])
    await opened.splice(0, 1)[0]?.close()
    expect((await open('viewer')).response.status).toBe(200)
  })
})

describe('配信の終わりと、読まない相手', () => {
  const limits = { ...STREAM_LIMITS, collect: 0 }
  function prepare(overrides: Partial<Parameters<typeof createEventStream>[0]> = {}) {
    const feed = new ChangeFeed()
    const onEnd = jest.fn()
    const readStores = () => Promise.resolve(new Set([11]))
    const now = () => 0
    const stream = createEventStream({
      feed,
      accountId: 1,
      readStores,
      now,
      onEnd,
      limits,
      ...overrides,
    })
    return { feed, onEnd, reader: eventReader(new Response(stream)) }
  }

  test('サーバーが止まるときは、配信を終える', async () => {
    const { feed, onEnd, reader } = prepare()
    feed.close()
    expect(await reader.next()).toBeUndefined()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
  test('止まりはじめたサーバーは、新しい配信を始めない', async () => {
    const feed = new ChangeFeed()
    feed.close()
    expect(await prepare({ feed }).reader.next()).toBeUndefined()
  })
  test('データベースに届かない間も、配信は続く', async () => {
    let isAway = false
    const readStores = () =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(new Set([11]))
    const { feed, reader } = prepare({ readStores })
    await flushPromises()
    isAway = true
    feed.publish({ kind: 'account', accountId: 1 })
    await flushPromises()
    feed.publish({ kind: 'store', table: 'reviews', clientId: 11 })
    expect(await reader.next()).toMatchObject({
      stores: { 11: shownIn.reviews },
    })
  })
  test('権限を読んでいる間の変更も、読み終えると届く', async () => {
    let answer: (stores: Set<number>) => void = () => undefined
    const readStores = () =>
      new Promise<Set<number>>((resolve) => {
        answer = resolve
      })
    const { feed, reader } = prepare({ readStores })
    feed.publish({ kind: 'store', table: 'reviews', clientId: 11 })
    feed.publish({ kind: 'store', table: 'reviews', clientId: 12 })
    await flushPromises()
    answer(new Set([12]))
    expect(Object.keys((await reader.next())?.stores ?? {})).toEqual(['12'])
  })
  test('読まれない間の変更は、1つの知らせにまとまる', async () => {
    const feed = new ChangeFeed()
    const stream = createEventStream({
      feed,
      accountId: 1,
      readStores: () => Promise.resolve(new Set([11])),
      now: () => 0,
      onEnd: () => {},
      limits,
    })
    await flushPromises()
    for (let n = 0; n < 50; n++) {
      feed.publish({ kind: 'store', table: 'chat_claims', clientId: 11 })
      await flushPromises(1)
    }
    feed.publish({ kind: 'store', table: 'reviews', clientId: 11 })
    await flushPromises(1)
    const reader = eventReader(new Response(stream))
    const events = []
    for (let n = 0; n < 5; n++) {
      const event = await reader.next()
      events.push(event?.stores[11])
      if (event?.stores[11]?.includes('reviews')) break
    }
    expect(events.at(-1)).toEqual(expect.arrayContaining(['chatRooms', 'reviews']))
    expect(events.length).toBeLessThanOrEqual(4)
  })
})
