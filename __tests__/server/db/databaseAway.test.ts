/** The database server is really stopped under a running server, and started again. */
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { startServerProcess, type ServerProcess } from '@tests/kit/processes'
import { until } from '@tests/kit/waiting'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const ME = '/app/api/v1/accounts/me'
const RECOVERED_WITHIN_MS = 30_000
const ANSWERED_WITHIN_MS = 10_000
const describeIf = hasPostgres ? describe : describe.skip

describeIf('データベースが落ちて、戻る', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  let servers: ServerProcess[] = []
  // The first server makes the tables and their rows. Each test then starts with the database stopped.
  beforeAll(async () => {
    cluster = await createCluster()
    cluster.start()
    await start(['--fixture'])
    await stopAll()
  }, 400_000)
  const stopAll = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    servers = []
    cluster.stop()
  }
  afterEach(stopAll)
  afterAll(() => {
    cluster.remove()
  })
  const start = async (args: string[] = []) => {
    const server = await startServerProcess({ DATABASE_URL: cluster.url }, args)
    servers.push(server)
    return server
  }
  const statusOf = async (server: ServerProcess, path: string, cookie?: string) =>
    (await server.call('GET', path, undefined, cookie)).status
  const recovered = async (server: ServerProcess) => {
    await until(async () => (await statusOf(server, '/readyz')) === 200, {
      withinMs: RECOVERED_WITHIN_MS,
    })
  }
  const expectAway = async (server: ServerProcess, cookie: string, message: RegExp) => {
    const from = Date.now()
    const answer = await server.call('GET', ME, undefined, cookie)
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({
        code: 'unavailable',
        messages: [expect.stringMatching(message)],
      }),
    ])
    expect(Date.now() - from).toBeLessThan(ANSWERED_WITHIN_MS)
    expect(await statusOf(server, '/readyz')).toBe(503)
    expect(await statusOf(server, '/healthz')).toBe(200)
  }

  test('動いているあいだに落ちれば、503で待つように言い、戻れば自分で元に戻る', async () => {
    cluster.start()
    const server = await start()
    const cookie = await server.signIn('manager', FIXTURE_PASSWORD)
    expect([await statusOf(server, ME, cookie), await statusOf(server, '/readyz')]).toEqual([
      200, 200,
    ])
    cluster.stop()
    await expectAway(server, cookie, /^現在、データベースに接続できません。しばらくしてから/)
    const figures = await (await server.call('GET', '/metrics')).text()
    expect(figures).toMatch(/^db_up 0$/m)
    expect(figures).toMatch(/api_refusals_total\{operation="accounts.me",code="unavailable"\} 1/)
    cluster.start()
    await recovered(server)
    expect(await statusOf(server, ME, cookie)).toBe(200)
  }, 400_000)
  test('始めるときに落ちていても、動き出し、データベースが来れば自分で開く', async () => {
    const server = await start()
    await expectAway(server, '', /^現在、データベースを開けません。しばらくしてから/)
    cluster.start()
    await recovered(server)
    expect(await statusOf(server, ME)).toBe(401)
  }, 400_000)
})
