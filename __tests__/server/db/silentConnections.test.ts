/** PostgreSQL stops answering without closing anything, and a replica is where the primary was. */
import { createServer, connect as connectSocket, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { createPostgresDatabase, openDatabase } from '@/server/db/client'
import { listenOn } from '@/server/db/listen'
import { connect } from '@/server/db/pool'
import { databaseRefusalOf } from '@/server/platform/health'
import { until } from '@tests/kit/waiting'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const POOL_SIZE = 3
const BACK_WITHIN_MS = 15_000
const describeIf = hasPostgres ? describe : describe.skip

/** A proxy in front of PostgreSQL that acts like a firewall: `forget` drops everything on the open connections. */
async function startFirewall(to: number) {
  const sockets: Socket[] = []
  const server = createServer((client) => {
    const database = connectSocket(to, '127.0.0.1')
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) socket.on('error', () => socket.destroy())
    sockets.push(client, database)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `postgres://console@127.0.0.1:${port}/postgres`,
    forget: () => {
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describeIf('答えない接続', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  let firewall: Awaited<ReturnType<typeof startFirewall>>
  beforeAll(async () => {
    cluster = await createCluster()
    cluster.start()
    firewall = await startFirewall(Number(new URL(cluster.url).port))
  })
  afterAll(() => {
    firewall.close()
    cluster.remove()
  })

  test('使っている接続も空いている接続も見限り、15秒のうちにまた答える', async () => {
    const pool = connect(firewall.url, POOL_SIZE)
    const db = createPostgresDatabase(pool)
    const select = () => db.tx('system', (tx) => tx.execute(sql`select 1 as one`))
    await Promise.all(Array.from({ length: POOL_SIZE }, select))
    const from = Date.now()
    const statusOf = async (call: Promise<unknown>) =>
      call.then(
        () => 200,
        (error: unknown) => databaseRefusalOf(error)?.status,
      )
    const busy = db.tx('system', async (tx) => {
      firewall.forget()
      await tx.execute(sql`select 1`)
    })
    const answers = [statusOf(busy), statusOf(select())]
    expect(await answers[1]).toBe(503)
    // The third connection was idle. No call may be the one that finds it dead.
    expect(await select()).toMatchObject({ rows: [{ one: 1 }] })
    expect(await answers[0]).toBe(503)
    expect(Date.now() - from).toBeLessThan(BACK_WITHIN_MS)
    await db.close()
  })

  test('変更を聞く接続も、答えなければつなぎ直し、聞き逃しがあり得ると伝える', async () => {
    const heard: (string | undefined)[] = []
    const stop = await listenOn(firewall.url)((message) => heard.push(message))
    firewall.forget()
    await until(() => heard.length === 1, { withinMs: BACK_WITHIN_MS })
    expect(heard).toEqual([undefined])
    await stop()
  })

  test('読み取り専用のデータベースには503で断り、書けるようになれば、すぐに続けられる', async () => {
    const admin = connect(cluster.url, 1)
    const pool = connect(cluster.url, 1)
    const db = createPostgresDatabase(pool)
    const write = () =>
      db.tx('system', (tx) => tx.execute(sql`create temporary table t () on commit drop`))
    const refusalOf = () => write().catch((error: unknown) => databaseRefusalOf(error)?.status)
    const setReadOnly = async (value: 'on' | 'off') => {
      await admin.query('set default_transaction_read_only = off')
      await admin.query(`alter system set default_transaction_read_only = ${value}`)
      await admin.query('select pg_reload_conf()')
    }
    await db.tx('system', (tx) => tx.execute(sql`select 1`))
    await setReadOnly('on')
    try {
      // The server tried once on the open connection and once on a new one.
      await until(async () => (await refusalOf()) === 503)
      expect(await refusalOf()).toBe(503)
      await expect(openDatabase({ url: cluster.url })).rejects.toThrow(/読み取り専用の複製/)
    } finally {
      await setReadOnly('off')
    }
    await until(async () => (await refusalOf()) !== 503)
    await write()
    await Promise.all([db.close(), admin.end()])
  })

  test('ほかの呼び出しが持つ行を待ちきれなければ、混み合っていると503で断る', async () => {
    const holder = connect(cluster.url, 1)
    await holder.query('select pg_advisory_lock(1)')
    const db = createPostgresDatabase(connect(cluster.url, 1))
    const error: unknown = await db
      .tx('system', async (tx) => {
        await tx.execute(sql`set local statement_timeout = 100`)
        await tx.execute(sql`select pg_advisory_xact_lock(1)`)
      })
      .catch((reason: unknown) => reason)
    expect(databaseRefusalOf(error)).toMatchObject({ status: 503, body: { code: 'busy' } })
    await Promise.all([holder.end(), db.close()])
  })

  test.each([
    ['パスワードが違う', (url: URL) => (url.username = 'nobody'), /役割名とパスワード/],
    ['データベースがない', (url: URL) => (url.pathname = '/nowhere'), /「nowhere」がありません/],
    ['ポートが閉じている', (url: URL) => (url.port = '1'), /127\.0\.0\.1:1 につながりません/],
    ['ホストがない', (url: URL) => (url.hostname = 'no-such-host.invalid'), /見つかりません/],
  ])('%s とき、開けない理由と、することを言う', async (_, change, message) => {
    const url = new URL(cluster.url)
    change(url)
    await expect(openDatabase({ url: url.href })).rejects.toThrow(message)
  })
})
