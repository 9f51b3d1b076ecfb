/** A backup is really dumped, restored and opened by a server; what was lost on the way is named. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { startServerProcess } from '@tests/kit/processes'
import {
  compareWith,
  dumpDatabase,
  restoreDatabase,
  type Restored,
} from '../../../scripts/drill/drill'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const describeIf = hasPostgres ? describe : describe.skip

describeIf('控えから戻す訓練', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  let folder: string
  let source: Awaited<ReturnType<typeof dumpDatabase>>
  let copy: Restored | undefined
  const file = () => join(folder, 'console.dump')
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'drill-test-'))
    cluster = await createCluster()
    cluster.start()
    const server = await startServerProcess({ DATABASE_URL: cluster.url }, ['--fixture'])
    await server.stop()
    source = await dumpDatabase(cluster.url, file())
  }, 400_000)
  afterEach(async () => {
    await copy?.remove()
    copy = undefined
  })
  afterAll(() => {
    cluster.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const onCluster = async (statement: string): Promise<unknown[]> => {
    const client = new Client(cluster.url)
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows
  }
  const restore = async () => {
    copy = await restoreDatabase(cluster.url, file(), source)
    return copy
  }

  test('戻したものは行も権限も元と同じで、何も持たない役割のサーバーが開いて、ログインできる', async () => {
    const restored = await restore()
    expect(source.inventory.get('rows public.clients')).toMatch(/^[1-9]\d* rows/)
    expect([...source.inventory.keys()].some((name) => name.startsWith('policy system on'))).toBe(
      true,
    )
    expect(await compareWith(source, restored)).toEqual([])
    const server = await startServerProcess({ DATABASE_URL: restored.url })
    expect(await server.signIn('manager', FIXTURE_PASSWORD)).toContain('access=')
    await server.stop()
  })

  test('失われた行、変わった値、外れた行の保護と権限を、名前で言う', async () => {
    const restored = await restore()
    const { db } = restored
    await db.execute('delete from rate_limits')
    await db.execute('delete from drizzle.__drizzle_migrations where id = 1')
    await db.execute('update offers set lock_version = lock_version + 1')
    await db.execute('alter table offers no force row level security')
    await db.execute('drop policy system on offers')
    await db.execute('revoke select on offers from app_tenant')
    const names = (await compareWith(source, restored)).map((line) => line.split(': ')[0])
    expect(names).toEqual([
      'grant SELECT to app_tenant on offers',
      'policy system on public.offers',
      'rows drizzle.__drizzle_migrations',
      'rows public.offers',
      'table offers',
    ])
  })

  test('すべての行を読めない役割では、控えを取らずに理由を言う', async () => {
    await onCluster('create role console_reader login in role app_system')
    const url = cluster.url.replace('console@', 'console_reader@')
    await expect(dumpDatabase(url, file())).rejects.toThrow('BYPASSRLS')
  })

  test('訓練が終われば、データベースも役割も残らない', async () => {
    await (await restore()).remove()
    copy = undefined
    const left = await onCluster(`
      select datname::text from pg_database where datname like 'drill%'
      union all select rolname::text from pg_roles where rolname like 'drill%'`)
    expect(left).toHaveLength(0)
  })
})
