/** Two processes over one PostgreSQL: pages connected to one of them are notified of what the other one writes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { eventReader } from '@tests/kit/eventReader'
import { startServerProcess, type ServerProcess } from '@tests/kit/processes'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const STREAM = '/app/api/v1/accounts/me/events'
const ROOMS = '/app/api/v1/clients/11/chat_rooms'
const testIf = hasPostgres ? test : test.skip

/** The manager marks the messages of a room as read, which is a write of the store. */
async function writeIn(server: ServerProcess, cookie: string) {
  const list = await server.call('GET', ROOMS, undefined, cookie)
  const { items } = (await list.json()) as { items: { uid: string }[] }
  const uid = items[0]?.uid ?? ''
  const body = {
    body: '本日はよろしくお願いします。',
    sendKey: 'c0ffee00-0000-4000-8000-000000000001',
  }
  const sent = await server.call('POST', `${ROOMS}/${uid}/messages`, body, cookie)
  if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`)
}
type Reader = ReturnType<typeof eventReader>
/** Returns the first event about chat. Events of a background job may come before it. */
async function nextOfChat(reader: Reader) {
  for (;;) {
    const event = await reader.next()
    if (!event || event.stores[11]?.includes('chatRooms')) return event
  }
}
async function hearsOf(hearer: ServerProcess, writer: ServerProcess) {
  const cookie = await hearer.signIn('manager', FIXTURE_PASSWORD)
  const reader = eventReader(await hearer.call('GET', STREAM, undefined, cookie))
  const event = nextOfChat(reader)
  await writeIn(writer, cookie)
  return { event: await event, reader }
}

testIf(
  '片方のプロセスの書き込みが、もう片方につながる画面に届く。止めるときも待たせない',
  async () => {
    const cluster = await createCluster()
    const servers: ServerProcess[] = []
    try {
      cluster.start()
      const env = { DATABASE_URL: cluster.url }
      servers.push(await startServerProcess(env, ['--fixture']))
      servers.push(await startServerProcess(env))
      const [first, second] = servers as [ServerProcess, ServerProcess]
      const { event, reader } = await hearsOf(first, second)
      expect(event?.stores[11]).toEqual(expect.arrayContaining(['chatRooms', 'dashboard']))
      const startedAt = Date.now()
      expect(await first.stop('SIGTERM')).toBe(0)
      expect(Date.now() - startedAt).toBeLessThan(5000)
      expect(await nextOfChat(reader).catch(() => undefined)).toBeUndefined()
    } finally {
      for (const { child } of servers) child.kill('SIGKILL')
      cluster.remove()
    }
  },
  400_000,
)

test('組み込みのデータベースでも、書き込みが届く', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-changes-'))
  const server = await startServerProcess({ DATA_DIR: join(folder, 'data') }, ['--fixture'])
  try {
    const { event } = await hearsOf(server, server)
    expect(event?.stores[11]).toEqual(expect.arrayContaining(['chatRooms', 'dashboard']))
  } finally {
    server.child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}, 400_000)
