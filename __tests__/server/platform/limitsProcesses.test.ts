/** Two processes on one PostgreSQL: a limit over processes counts the calls of both. */
import { Client } from 'pg'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { startServerProcess, type ServerProcess } from '@tests/kit/processes'
import { cookiesOf } from '../../../scripts/kit/cookies'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const V1 = '/app/api/v1'
const ROOMS = `${V1}/clients/11/chat_rooms`
const PHONE = `${V1}/clients/11/phone_number/verification`
const describeIf = hasPostgres ? describe : describe.skip

describeIf('2つのプロセスに分けて送っても、数える限りは1つ', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  let servers: [ServerProcess, ServerProcess]
  const rows = async <Row extends object>(text: string) => {
    const client = new Client(cluster.url)
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
  /** Returns the process for call n. The two take turns. */
  const serverOf = (n: number) => servers[n % 2] as ServerProcess
  const inTurns = async (count: number, call: (server: ServerProcess) => Promise<Response>) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n++) statuses.push((await call(serverOf(n))).status)
    return statuses
  }
  const times = (count: number, status: number) => Array<number>(count).fill(status)

  beforeAll(async () => {
    cluster = await createCluster()
    cluster.start()
    const env = { DATABASE_URL: cluster.url, LIMITS_SCALE: '1' }
    const first = await startServerProcess(env, ['--fixture'])
    servers = [first, await startServerProcess(env)]
  }, 400_000)
  afterAll(() => {
    for (const { child } of servers) child.kill('SIGKILL')
    cluster.remove()
  })

  test('サインイン: 5回まちがえると、どちらのプロセスも断る', async () => {
    const wrong = { email: 'viewer@example.jp', password: 'wrong-password-2026' }
    expect(await inTurns(6, (server) => server.call('POST', `${V1}/sign_in`, wrong))).toEqual([
      ...times(5, 422),
      429,
    ])
    const right = { ...wrong, password: FIXTURE_PASSWORD }
    for (const server of servers)
      expect((await server.call('POST', `${V1}/sign_in`, right)).status).toBe(429)
  })

  test('トークン: 1分に30回まで新しくできる', async () => {
    let cookie = await servers[0].signIn('sibling', FIXTURE_PASSWORD)
    const statuses = await inTurns(31, async (server) => {
      const answer = await server.call('PATCH', `${V1}/sign_in/refresh`, {}, cookie)
      if (answer.ok) cookie = cookiesOf(answer)
      return answer
    })
    expect(statuses.slice(0, 30).every((status) => status < 300)).toBe(true)
    expect(statuses[30]).toBe(429)
  })

  test('電話のコード: 5回まちがえたコードは、正しくても使えない', async () => {
    const cookie = await servers[0].signIn('manager', FIXTURE_PASSWORD)
    const number = { phoneNumber: '0398765432', method: 'sms' }
    expect((await servers[0].call('POST', PHONE, number, cookie)).status).toBe(200)
    const [sent] = await rows<{ code: string }>(
      `select substring(payload->>'body' from '\\d{6}') as code from jobs where payload->>'to' = '0398765432'`,
    )
    const code = sent?.code ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    const enter = (entered: string) => (server: ServerProcess) =>
      server.call('PATCH', PHONE, { code: entered }, cookie)
    expect(await inTurns(5, enter(wrong))).toEqual([...times(4, 422), 409])
    expect(await inTurns(2, enter(code))).toEqual([409, 409])
  })

  test('招待と再設定のメール: 1つのアドレスに1時間3通まで', async () => {
    const email = 'invited@example.jp'
    const statuses = await inTurns(5, (server) =>
      server.call('POST', `${V1}/account_setup_tokens`, { email }),
    )
    // The answer does not tell whether a mail was sent.
    expect(new Set(statuses).size).toBe(1)
    expect(await rows(`select id from jobs where payload->>'email' = '${email}'`)).toHaveLength(3)
  })

  test('チャット: 同時に送っても、1分に30通まで', async () => {
    const cookie = await servers[0].signIn('manager', FIXTURE_PASSWORD)
    const list = await servers[0].call('GET', ROOMS, undefined, cookie)
    const { items } = (await list.json()) as { items: { uid: string }[] }
    const path = `${ROOMS}/${items[0]?.uid ?? ''}/messages`
    const statuses = await Promise.all(
      Array.from({ length: 34 }, async (_, n) => {
        const sendKey = `c0ffee00-0000-4000-8000-0000000000${n + 10}`
        return (
          await serverOf(n).call(
            'POST',
            path,
            { body: '明日はよろしくお願いします。', sendKey },
            cookie,
          )
        ).status
      }),
    )
    expect(statuses.sort()).toEqual([...times(30, 200), ...times(4, 429)])
  })
})
