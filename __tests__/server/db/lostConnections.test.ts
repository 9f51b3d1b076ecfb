/** PostgreSQL goes away in the middle of a transaction, and under the connection that listens for changes. */
import { sql } from 'drizzle-orm'
import { createPostgresDatabase } from '@/server/db/client'
import { listenOn } from '@/server/db/listen'
import { connect } from '@/server/db/pool'
import { databaseRefusalOf } from '@/server/platform/health'
import { until } from '@tests/kit/waiting'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const POOL_SIZE = 2
const describeIf = hasPostgres ? describe : describe.skip

describeIf('接続が切れる', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  beforeAll(async () => {
    cluster = await createCluster()
    cluster.start()
  })
  afterAll(() => {
    cluster.remove()
  })

  test('トランザクションの途中で落ちれば503になり、戻れば、接続を失わずに続けられる', async () => {
    const db = createPostgresDatabase(connect(cluster.url, POOL_SIZE))
    const refusals: unknown[] = []
    // One more than the pool has: a connection that is not released would be missing in the end.
    for (let round = 0; round <= POOL_SIZE; round++) {
      await db
        .tx('system', async (tx) => {
          cluster.stop()
          await tx.execute(sql`select 1`)
        })
        .catch((error: unknown) => refusals.push(databaseRefusalOf(error)?.status))
      await db
        .tx('system', (tx) => tx.execute(sql`select 1`))
        .catch((error: unknown) => refusals.push(databaseRefusalOf(error)?.status))
      cluster.start()
    }
    expect(refusals).toEqual(Array.from({ length: 2 * (POOL_SIZE + 1) }, () => 503))
    const [first, second] = await Promise.all(
      [1, 2].map((number) =>
        db.tx('system', (tx) => tx.execute(sql`select ${number}::int as number`)),
      ),
    )
    expect([first, second]).toMatchObject([{ rows: [{ number: 1 }] }, { rows: [{ number: 2 }] }])
    await db.close()
  })

  test('空いている接続が切られても、動き続け、次の呼び出しは新しい接続で答える', async () => {
    const pool = connect(cluster.url, 1)
    const db = createPostgresDatabase(pool)
    const select = () => db.tx('system', (tx) => tx.execute(sql`select 1 as one`))
    await select()
    cluster.stop()
    cluster.start()
    await until(() => pool.totalCount === 0)
    expect(await select()).toMatchObject({ rows: [{ one: 1 }] })
    await db.close()
  })

  test('変更の知らせは、つなぎ直したときに聞き逃しがあり得ると伝え、続きを伝える', async () => {
    const heard: (string | undefined)[] = []
    const stop = await listenOn(cluster.url)((message) => heard.push(message))
    const notify = async (text: string) => {
      const pool = connect(cluster.url, 1)
      await pool.query('select pg_notify($1, $2)', ['changes', text])
      await pool.end()
    }
    await notify('offerings:11')
    await until(() => heard.length === 1)
    cluster.stop()
    cluster.start()
    await until(() => heard.length === 2, { withinMs: 10_000 })
    await notify('offerings:12')
    await until(() => heard.length === 3)
    await stop()
    expect(heard).toEqual(['offerings:11', undefined, 'offerings:12'])
  })
})
