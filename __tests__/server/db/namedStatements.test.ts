/** Statements that come again and again are planned once for each connection (PostgreSQL alone). */
import { gt, sql } from 'drizzle-orm'
import { createPostgresDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { createStatementNames } from '@/server/db/namedStatements'
import { connect } from '@/server/db/pool'
import { offers } from '@/server/db/schema'
import type { Database, Rls } from '@/server/db/transaction'
import { seedFixture } from '@tests/fixtures/fixture'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const describeIf = hasPostgres ? describe : describe.skip

describe('名前', () => {
  test('6回目から、同じ文には同じ名前を付ける', () => {
    const nameOf = createStatementNames()
    const names = Array.from({ length: 7 }, () => nameOf('select $1'))
    expect(names).toEqual([...Array<undefined>(5), 's1', 's1'])
    expect(nameOf('select $1, 2')).toBeUndefined()
  })

  test('何行も一度に書く長い文には、何度送っても付けない', () => {
    const nameOf = createStatementNames()
    const long = `insert into t values ${'($1), '.repeat(2000)}`
    for (let turn = 0; turn < 10; turn++) expect(nameOf(long)).toBeUndefined()
  })

  test('名前の数には上限がある', () => {
    const nameOf = createStatementNames()
    const named = new Set<string>()
    for (let text = 0; text < 1000; text++)
      for (let turn = 0; turn < 10; turn++) {
        const name = nameOf(`select $1, ${text}`)
        if (name !== undefined) named.add(name)
      }
    expect(named.size).toBe(400)
  })
})

describeIf('接続ごとの準備', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  let db: Database
  beforeAll(async () => {
    cluster = await createCluster()
    cluster.start()
    await migrateDatabase(cluster.url)
    db = createPostgresDatabase(connect(cluster.url, 1))
    await db.tx('system', seedFixture)
  }, 120_000)
  afterAll(async () => {
    await db.close()
    cluster.remove()
  })
  const storesOf = (rls: Rls) =>
    db.tx(rls, async (tx) => {
      const rows = await tx
        .selectDistinct({ clientId: offers.clientId })
        .from(offers)
        .where(gt(offers.id, 0))
        .orderBy(offers.clientId)
      return rows.map(({ clientId }) => clientId)
    })

  test('準備した文も、読むたびにその店舗の行だけを返す', async () => {
    const all = await storesOf('system')
    expect(all.length).toBeGreaterThan(2)
    for (let turn = 0; turn < 8; turn++) {
      expect(await storesOf({ companyId: 1, clientId: 11 })).toEqual([11])
      expect(await storesOf({ companyId: 1, clientId: 12 })).toEqual([12])
      expect(await storesOf('system')).toEqual(all)
    }
    const [prepared] = await db.tx('system', (tx) =>
      tx
        .select({ n: sql<number>`count(*)::int` })
        .from(sql`pg_prepared_statements`)
        .where(sql`statement like 'select distinct "client_id" from "offers"%'`),
    )
    expect(prepared).toEqual({ n: 1 })
  })
})
