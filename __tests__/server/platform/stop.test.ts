/** npm start ends with these steps (scripts/kit/gracefulStop.mjs): SIGTERM under load loses no acknowledged write. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { startServerProcess, type ServerProcess } from '@tests/kit/processes'
import { until } from '@tests/kit/waiting'

const OFFERS = '/app/api/v1/clients/11/offers'
const WRITERS = 50

let folder: string
let servers: ServerProcess[] = []
const start = async (args: string[] = []) => {
  const server = await startServerProcess({ DATA_DIR: join(folder, 'data') }, args)
  servers.push(server)
  return server
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-stop-'))
})
afterEach(() => {
  for (const { child } of servers) child.kill('SIGKILL')
  servers = []
  rmSync(folder, { recursive: true, force: true })
})
type Template = { content: unknown; masterCompanyOccupationId: number }

async function templateOf(server: ServerProcess, cookie: string): Promise<Template> {
  const list = await server.call('GET', OFFERS, undefined, cookie)
  const { items } = (await list.json()) as { items: { id: number }[] }
  const offer = await server.call('GET', `${OFFERS}/${items[0]?.id ?? 0}`, undefined, cookie)
  return (await offer.json()) as Template
}
type Writer = { server: ServerProcess; cookie: string; template: Template; name: string }
/** Creates drafts one after the other until the server accepts no more, and notes the titles it acknowledged. */
async function writeUntilRefused(
  { server, cookie, template: { content, masterCompanyOccupationId }, name }: Writer,
  acknowledged: string[],
) {
  for (let n = 0; ; n++) {
    const title = `${name}-${n}`
    const body = {
      title,
      masterCompanyOccupationId,
      content,
      draft: true,
      lockVersion: null,
      copiedFromOfferId: null,
    }
    const answer = await server.call('POST', OFFERS, body, cookie).catch(() => undefined)
    if (!answer) return
    // On a busy machine some calls wait too long and are answered that nothing was written.
    if (answer.status === 503) {
      await answer.body?.cancel()
      continue
    }
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    // An answer whose body is cut off does not acknowledge the write.
    if (!(await answer.json().catch(() => undefined))) return
    acknowledged.push(title)
  }
}

test('50人が書き込むさなかに止めても、受けたと答えた書き込みは、すべて残る', async () => {
  const server = await start(['--fixture'])
  const cookie = await server.signIn('manager', FIXTURE_PASSWORD)
  const template = await templateOf(server, cookie)
  const acknowledged: string[] = []
  const writers = Array.from({ length: WRITERS }, (_, i) =>
    writeUntilRefused({ server, cookie, template, name: `停止 ${i}` }, acknowledged),
  )
  await until(() => acknowledged.length > WRITERS / 2, { withinMs: 60_000 })
  const exitCode = await server.stop('SIGTERM')
  await Promise.all(writers)
  expect({ exitCode, output: server.output() }).toMatchObject({ exitCode: 0 })

  const again = await start()
  const kept = new Set<string>()
  for (let page = 1, isLast = false; !isLast; page++) {
    const answer = await again.call('GET', `${OFFERS}?page=${page}`, undefined, cookie)
    const { items } = (await answer.json()) as { items: { title: string }[] }
    for (const { title } of items) kept.add(title)
    isLast = items.length === 0
  }
  expect(acknowledged.filter((title) => !kept.has(title))).toEqual([])
}, 400_000)

test('SIGTERMのあと、プロキシが気づくまでは、準備ができていないと言いながら、どの呼び出しにも答える', async () => {
  const server = await startServerProcess({
    DATA_DIR: join(folder, 'data'),
    // Time enough for three calls on a busy machine.
    SHUTDOWN_DELAY_SECONDS: '8',
  })
  servers.push(server)
  const ready = async () => (await server.call('GET', '/readyz')).status
  await until(async () => (await ready()) === 200, { withinMs: 60_000 })
  const ended = server.stop('SIGTERM')
  await until(async () => (await ready()) === 503)
  const answer = await server.call('GET', '/app/api/v1/accounts/me')
  // The status does not matter. The call is answered, and its connection is not used again.
  expect([answer.status, answer.headers.get('Connection')]).toEqual([401, 'close'])
  expect(await ended).toBe(0)
}, 400_000)
