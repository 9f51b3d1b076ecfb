import { createServer, type AddressInfo, type Socket } from 'node:net'
import { explainOpening } from '@/server/db/openingError'
import { connectionOptions, WatchedClient } from '@/server/db/pool'

/** Returns the message that the operator gets if this answers instead of PostgreSQL. */
async function saidWhen(onConnection: (socket: Socket) => void, more = '') {
  const server = createServer(onConnection).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const url = `postgres://console_app:secret@127.0.0.1:${port}/console${more}`
  const client = new WatchedClient(connectionOptions(url))
  const error = await client.connect().catch((reason: unknown) => reason)
  server.close()
  // Drizzle wraps the error like this.
  const wrapped = new Error('Failed query: select hash from migrations', { cause: error })
  return String((explainOpening(wrapped, url) as Error).message).replaceAll(`${port}`, 'PORT')
}

test.each<[string, (socket: Socket) => void, string, RegExp]>([
  [
    'すぐに閉じる',
    (socket) => socket.end(),
    '',
    /127\.0\.0\.1:PORT が、つないだ直後に接続を閉じま/,
  ],
  [
    '途中で切る',
    (socket) => socket.once('data', () => socket.resetAndDestroy()),
    '',
    /つないだ直後に接続を閉じました。PostgreSQL のポートか/,
  ],
  [
    '暗号化を断る',
    (socket) => socket.once('data', () => socket.write('N')),
    '?sslmode=verify-full',
    /暗号化した接続 \(SSL\) を受け付けません。DATABASE_URL の sslmode/,
  ],
])('PostgreSQLの代わりに、%sものがあるとき', async (_, onConnection, more, said) => {
  expect(await saidWhen(onConnection, more)).toMatch(said)
})
test('原因がわからないときは、もとの理由をそのまま言い、問い合わせの文は言わない', () => {
  const failure = new Error('out of shared memory')
  const wrapped = new Error('Failed query: select 1', { cause: failure })
  expect(explainOpening(wrapped, 'postgres://a:b@db/console')).toBe(failure)
})
