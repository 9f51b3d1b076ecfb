import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startConsole, temporary, type Running } from '../kit/processes'

const WRITERS = 8
const PASSWORD = 'demo-password-2026'
const people = ['company', 'store', 'other', 'staff']
const APP = { 'X-App': 'X-App', 'Content-Type': 'application/json' }

type Template = { content: unknown; masterCompanyOccupationId: number }
type Session = { cookie: string; clientId: number; template: Template }
/** Written down when the server said yes; a reply that was lost may have done it or not. */
type Acknowledged = { session: Session; id: number; title: string }

/** One call to a running console. */
export async function call(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
) {
  return fetch(`${url}/app/api/v1${path}`, {
    method,
    headers: { ...APP, Cookie: cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(120_000),
  })
}
/** The session of one of the people of the demonstration. */
export async function cookieOf(url: string, who: string) {
  const answer = await call(url, '', 'POST', '/sign_in', {
    email: `${who}@example.com`,
    password: PASSWORD,
  })
  if (!answer.ok) throw new Error(`sign in as ${who}: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')
}
async function signIn(url: string, who: string): Promise<Session> {
  const cookie = await cookieOf(url, who)
  const first = async (path: string) =>
    ((await (await call(url, cookie, 'GET', path)).json()) as { items: { id: number }[] }).items[0]
      ?.id ?? 0
  const clientId = await first('/accounts/me/accessible_resources/clients')
  const template = await call(
    url,
    cookie,
    'GET',
    `/clients/${clientId}/offers/${await first(`/clients/${clientId}/offers`)}`,
  )
  return { cookie, clientId, template: (await template.json()) as Template }
}

/** Creates templates one after the other until the server is gone. */
async function write(url: string, session: Session, name: string, kept: Acknowledged[]) {
  const {
    cookie,
    clientId,
    template: { content, masterCompanyOccupationId },
  } = session
  for (let n = 0; ; n++) {
    const title = `${name} ${n}`
    try {
      const answer = await call(url, cookie, 'POST', `/clients/${clientId}/offers`, {
        title,
        masterCompanyOccupationId,
        content,
        draft: true,
        lockVersion: null,
        copiedFromOfferId: null,
      })
      if (answer.ok) kept.push({ session, id: ((await answer.json()) as { id: number }).id, title })
      else if (answer.status !== 429)
        throw new Error(`create: ${answer.status} ${await answer.text()}`)
      else await sleep(200)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('create:')) throw error
      return
    }
  }
}

/** How many of them are not there, or read otherwise. */
async function lost(url: string, kept: readonly Acknowledged[]) {
  const missing: Acknowledged[] = []
  for (const it of kept) {
    const answer = await call(
      url,
      it.session.cookie,
      'GET',
      `/clients/${it.session.clientId}/offers/${it.id}`,
    )
    if (!answer.ok || ((await answer.json()) as { title: string }).title !== it.title)
      missing.push(it)
  }
  return missing
}

/** kill -9 of the production server under eight writers over HTTP: what it acknowledged must be there when it is back. */
export async function killFigure() {
  const rounds = Number(process.env['KILL_ROUNDS'] ?? 20)
  const dir = temporary('kill')
  const env = { LIMITS_SCALE: '1000', MARKET_SIMULATOR: 'off' }
  const from = Date.now()
  const starts: number[] = []
  let server: Running | undefined
  let acknowledged = 0
  let gone = 0
  let last: Acknowledged[] = []
  // Up means that the database answers, too.
  async function up() {
    const at = Date.now()
    server = await startConsole(dir, env, await freePort())
    await call(server.url, '', 'GET', '/accounts/me')
    return { url: server.url, ms: Date.now() - at }
  }
  let { url } = await up()
  const sessions = await Promise.all(people.map((who) => signIn(url, who)))
  for (let round = 1; round <= rounds; round++) {
    const kept: Acknowledged[] = []
    const writers = Array.from({ length: WRITERS }, (_, i) =>
      write(url, sessions[i % sessions.length] as Session, `停電 ${round}-${i}`, kept),
    )
    await sleep(randomInt(400, 1800))
    await server?.stop('SIGKILL')
    await Promise.all(writers)
    const again = await up()
    url = again.url
    starts.push(again.ms)
    gone += (await lost(url, kept)).length
    acknowledged += kept.length
    if (kept.length > 0) last = kept
  }
  // The check can fail: an id that was never acknowledged, and one whose text is another, are found missing.
  const [some] = last
  const noticed = some
    ? (
        await lost(url, [
          { ...some, id: 999_999_999 },
          { ...some, title: 'x' },
        ])
      ).length
    : 0
  await server?.stop()
  const slowest = Math.max(...starts)
  return {
    suite: 'kill -9 over HTTP',
    rounds,
    writers: WRITERS,
    acknowledged,
    lost: gone,
    failed: gone + Number(noticed !== 2) + Number(acknowledged === 0),
    selfCheck: `${noticed} of 2 noticed`,
    backAfterMs: { slowest },
    seconds: Math.round((Date.now() - from) / 1000),
  }
}
