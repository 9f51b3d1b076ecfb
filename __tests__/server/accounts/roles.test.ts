import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { createPostgresDatabase, openDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { connect } from '@/server/db/pool'
import { companies } from '@/server/db/schema'
import { seedIfEmpty } from '@/server/demo/seedIfEmpty'
import { databaseRefusalOf } from '@/server/platform/health'
import { testContext, type TestContext } from '@tests/kit/app'

// The embedded database has one role, a superuser, and one process by its lock: roles and simultaneous starts
// exist on PostgreSQL only.
const shared = process.env['DATABASE_URL']
const onPostgres = shared ? describe : describe.skip

onPostgres('PostgreSQL', () => {
  const name = `console_roles_${process.pid}`
  const owner = `${name}_owner`
  const app = `${name}_app`
  /** Each test has a database of its own. */
  let database = name
  let databases = 0
  const urlOf = (role: string) => {
    const url = new URL(shared ?? '')
    url.pathname = `/${database}`
    url.username = role
    url.password = role
    return url.href
  }
  let context: TestContext
  let admin: Pool
  beforeAll(async () => {
    context = await testContext()
    admin = connect(shared ?? '', 1)
    // These are the commands of docs/OPERATIONS.md, here and in beforeEach.
    await admin.query(`create role ${owner} login password '${owner}'`)
    await admin.query(`create role ${app} login password '${app}'`)
    await admin.query(`grant app_tenant, app_system to ${owner}, ${app}`)
  })
  beforeEach(async () => {
    databases += 1
    database = `${name}_${databases}`
    await admin.query(`create database ${database} owner ${owner}`)
  })
  afterEach(() => admin.query(`drop database if exists ${database} with (force)`))
  afterAll(async () => {
    await admin.query(`drop role ${owner}, ${app}`)
    await admin.end()
  })
  const opened = () => openDatabase({ url: urlOf(app) })
  const migrated = () => migrateDatabase(urlOf(owner))

  test('移行していないデータベースでは始まらず、何をすればよいかを言う', async () => {
    await expect(opened()).rejects.toThrow('npm run migrate')
  })
  test('以前の版の表があるデータベースは、移行も起動もせず、空のものを求める', async () => {
    await migrated()
    const client = connect(urlOf(owner), 1)
    await client.query("update drizzle.__drizzle_migrations set hash = 'older', created_at = 1")
    await client.end()
    await expect(migrated()).rejects.toThrow('空のデータベースを新しく用意し')
    await expect(opened()).rejects.toThrow('空のデータベースを新しく用意し')
  })
  test('新しい版が移行したデータベースは、移行も起動もせず、その版を求める', async () => {
    await migrated()
    const client = connect(urlOf(owner), 1)
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.UTC(2100, 0)})`,
    )
    await client.end()
    await expect(migrated()).rejects.toThrow('このプログラムより新しい版のものです')
    await expect(opened()).rejects.toThrow('このプログラムより新しい版のものです')
  })
  test('持ち主でない役割の移行は、表を作らず、どの役割で行うかを言う', async () => {
    const superuser = new URL(shared ?? '')
    superuser.pathname = `/${database}`
    const advice = `表の持ち主「${owner}」の DATABASE_URL で`
    await expect(migrateDatabase(superuser.href)).rejects.toThrow(advice)
    await expect(migrateDatabase(urlOf(app))).rejects.toThrow(advice)
    expect(await migrated()).toBeGreaterThan(0)
    await expect(migrateDatabase(superuser.href)).rejects.toThrow(advice)
  }, 120_000)
  test('日本語を入れられない文字コードのデータベースは、移行しない', async () => {
    await admin.query(`drop database ${database}`)
    await admin.query(
      `create database ${database} owner ${owner} encoding 'SQL_ASCII' locale 'C' template template0`,
    )
    await expect(migrated()).rejects.toThrow('データベースの文字コードが SQL_ASCII です')
  })
  test('データベースがなくなっている間は、呼び出しのせいにせず、503で答える', async () => {
    await migrated()
    const db = await opened()
    await admin.query(`drop database ${database} with (force)`)
    // The first call may still find a connection that the server has just ended; later ones find no database.
    const statuses = []
    for (let call = 0; call < 3; call++)
      statuses.push(
        await db
          .tx('system', (tx) => tx.$count(companies))
          .catch((error: unknown) => databaseRefusalOf(error)?.status),
      )
    expect(statuses).toEqual([503, 503, 503])
    await db.close()
  })
  test('同時に3つ移行しても、行うのは1つ。もう一度では何もしない', async () => {
    const counts = await Promise.all([1, 2, 3].map(migrated))
    expect(counts.filter((count) => count > 0)).toHaveLength(1)
    expect(await migrated()).toBe(0)
  }, 120_000)
  test('同時に起動した3台のうち、1台がデモのデータを入れる', async () => {
    await migrated()
    const servers = await Promise.all([opened(), opened(), opened()])
    const seeded = await Promise.all(
      servers.map((db) => seedIfEmpty(db, { now: context.now, random: context.random, scale: 1 })),
    )
    expect([
      seeded.filter(Boolean).length,
      await servers[0]?.tx('system', (db) => db.$count(companies)),
      await servers[0]?.tx({ companyId: 2 }, (db) => db.$count(companies)),
    ]).toEqual([1, 3, 1])
    await Promise.all(servers.map((db) => db.close()))
  }, 180_000)
  test('サーバーの役割は、表を変えられず、権限を外せない', async () => {
    await migrated()
    const client = connect(urlOf(app), 1)
    for (const statement of [
      'alter table offers disable row level security',
      'drop policy visible on offers',
      'create table mine (id int)',
      'truncate audit_log',
    ])
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
    await client.end()
  })
  test('表の持ち主でも、app_systemでなければ、1行も見えない', async () => {
    await migrated()
    const client = connect(urlOf(owner), 1)
    const db = createPostgresDatabase(client)
    const addCompany = () =>
      db.tx('system', (tx) => tx.execute(sql`insert into companies (name) values ('x')`))
    const count = () => db.tx('system', (tx) => tx.$count(companies))
    await addCompany()
    await admin.query(`revoke app_system from ${owner}`)
    expect(await count()).toBe(0)
    await expect(addCompany()).rejects.toMatchObject({ cause: { code: '42501' } })
    await admin.query(`grant app_system to ${owner}`)
    expect(await count()).toBe(1)
    await db.close()
  })
})
