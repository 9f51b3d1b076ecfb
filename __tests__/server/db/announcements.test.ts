/**
 * Changes are announced after the commit, because a NOTIFY inside the transaction would hold a lock of the whole server
 * until its commit ends (PostgreSQL alone).
 */
import { eq, inArray, sql } from 'drizzle-orm'
import { createPostgresDatabase } from '@/server/db/client'
import { listenOn } from '@/server/db/listen'
import { migrateDatabase } from '@/server/db/migrate'
import { connect } from '@/server/db/pool'
import { clients, offers, qualificationDocuments, users } from '@/server/db/schema'
import type { Database } from '@/server/db/transaction'
import { cardPicture } from '@/server/demo/seed/cardPicture'
import { handInCertificate } from '@/server/worker-app/handInCertificate'
import { seedFixture } from '@tests/fixtures/fixture'
import { until } from '@tests/kit/waiting'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const describeIf = hasPostgres ? describe : describe.skip

describeIf('知らせは確定のあと', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  let db: Database
  beforeAll(async () => {
    cluster = await createCluster()
    cluster.start()
    await migrateDatabase(cluster.url)
    db = createPostgresDatabase(connect(cluster.url))
    await db.tx('system', seedFixture)
  }, 120_000)
  afterAll(async () => {
    await db.close()
    cluster.remove()
  })
  const rename = (clientId: number) =>
    db.tx('system', async (tx) => {
      // Does not wait for the standby itself: it can only wait for another commit.
      await tx.execute(sql`set local synchronous_commit = local`)
      await tx.update(offers).set({ title: '変更後' }).where(eq(offers.clientId, clientId))
    })

  test('確定した変更を1回だけ知らせ、取り消した変更は知らせない', async () => {
    const heard: (string | undefined)[] = []
    const stop = await listenOn(cluster.url)((message) => heard.push(message))
    await db
      .tx('system', async (tx) => {
        await tx.update(offers).set({ title: '取り消し' }).where(eq(offers.clientId, 12))
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await db.tx('system', async (tx) => {
      await tx.update(offers).set({ title: '1回目' }).where(eq(offers.clientId, 11))
      await tx.update(offers).set({ title: '2回目' }).where(eq(offers.clientId, 11))
    })
    await rename(12)
    await until(() => heard.length >= 2)
    await stop()
    expect(heard).toEqual(['offers:11', 'offers:12'])
  })

  test('どの店舗のものでもない証明書も、提出して確認できる', async () => {
    await db.tx('system', async (tx) => {
      const [worker] = await tx.select({ id: users.id }).from(users).limit(1)
      const { id } = await handInCertificate({ db: tx, now: new Date() }, worker?.id ?? 0, {
        qualificationId: 1,
        expiresOn: null,
        picture: cardPicture(),
      })
      await tx
        .update(qualificationDocuments)
        .set({ status: 'checked', checkedAt: new Date().toISOString() })
        .where(eq(qualificationDocuments.id, id))
    })
  })

  test('いくつ変えても、知らせは1つの文で送る', async () => {
    const pool = connect(cluster.url, 1)
    const sent: string[] = []
    pool.on('connect', (client) => {
      const send = client.query.bind(client) as (...query: unknown[]) => unknown
      client.query = ((...query: unknown[]) => {
        const [asked] = query as [string | { text: string }]
        sent.push(typeof asked === 'string' ? asked : asked.text)
        return send(...query)
      }) as typeof client.query
    })
    const heard: (string | undefined)[] = []
    const stop = await listenOn(cluster.url)((message) => heard.push(message))
    const other = createPostgresDatabase(pool)
    await other.tx('system', async (tx) => {
      await tx
        .update(offers)
        .set({ title: '2店舗' })
        .where(inArray(offers.clientId, [11, 12]))
    })
    await other.close()
    await until(() => heard.length >= 2)
    await stop()
    expect(heard.toSorted()).toEqual(['offers:11', 'offers:12'])
    const [announcement, ...others] = sent.slice(sent.indexOf('commit') + 1)
    expect(announcement).toContain('pg_notify')
    expect(announcement).not.toContain(';')
    expect(others).toEqual([])
  })

  test('遠い複製を待つ書き込みがあっても、ほかの書き込みは待たない', async () => {
    const admin = connect(cluster.url, 1)
    const setStandby = async (name: string) => {
      await admin.query(`alter system set synchronous_standby_names = '${name}'`)
      await admin.query('select pg_reload_conf()')
    }
    await setStandby('absent')
    try {
      await until(
        async () =>
          (await admin.query('show synchronous_standby_names')).rows[0]
            ?.synchronous_standby_names === 'absent',
      )
      // The processes of PostgreSQL hear of a setting one by one: the first writes may not wait yet.
      let write: Promise<unknown> | undefined
      await until(async () => {
        write ??= db
          .tx('system', (tx) =>
            tx.update(offers).set({ title: '待つ' }).where(eq(offers.clientId, 11)),
          )
          .finally(() => {
            write = undefined
          })
        const waiting = await admin.query(
          "select 1 from pg_stat_activity where wait_event = 'SyncRep' and backend_type = 'client backend'",
        )
        return waiting.rowCount === 1
      })
      // If it had to wait for the other commit, it would fail at the statement timeout.
      await rename(12)
      await setStandby('')
      await write
    } finally {
      await setStandby('')
      await admin.end()
    }
    expect(await db.tx('system', (tx) => tx.$count(clients))).toBeGreaterThan(0)
  })
})
