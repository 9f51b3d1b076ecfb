import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { callApi } from '../kit/apiCalls'
import { freePort } from '../kit/freePort'
import {
  beginWithDemonstration,
  type Running,
  startConsole,
  temporaryDataDir,
} from '../kit/processes'
import { draftCall, openSession, type Session, type Store } from '../kit/templates'

const WRITERS = 8
const accountNames = ['company', 'store', 'other', 'staff']

/** Recorded when the server confirmed the request. A request without a response may or may not have been committed. */
type Acknowledged = { session: Session; id: number; title: string }

/**
 * Creates offers one after the other until the server stops answering; adds the acknowledged ones to
 * `acknowledged`.
 */
async function createOffers(
  url: string,
  session: Session,
  name: string,
  acknowledged: Acknowledged[],
) {
  const { cookie, stores } = session
  for (let count = 0; ; count++) {
    const title = `${name} ${count}`
    try {
      const response = await callApi(url, { cookie, ...draftCall(stores[0] as Store, title) })
      if (response.ok) {
        const { id } = (await response.json()) as { id: number }
        acknowledged.push({ session, id, title })
      } else if (response.status !== 429)
        throw new Error(`create: ${response.status} ${await response.text()}`)
      else await sleep(200)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('create:')) throw error
      return
    }
  }
}

/** Acknowledged offers that are missing or have another title. */
async function findLostOffers(url: string, acknowledged: readonly Acknowledged[]) {
  const lost: Acknowledged[] = []
  for (const offer of acknowledged) {
    const { cookie, stores } = offer.session
    const path = `/clients/${stores[0]?.clientId}/offers/${offer.id}`
    const response = await callApi(url, { path, cookie })
    if (!response.ok || ((await response.json()) as { title: string }).title !== offer.title)
      lost.push(offer)
  }
  return lost
}

/**
 * The check must notice an id that was never acknowledged and a title that differs: answers how many of the two it
 * noticed.
 */
async function countNoticedFaults(url: string, sample: Acknowledged | undefined) {
  if (!sample) return 0
  const wrong = [
    { ...sample, id: 999_999_999 },
    { ...sample, title: 'x' },
  ]
  return (await findLostOffers(url, wrong)).length
}

/**
 * Durability figure: kill -9 of the production server under eight HTTP writers. What it acknowledged must exist after
 * the restart.
 */
export async function killFigure() {
  const rounds = Number(process.env['KILL_ROUNDS'] ?? 20)
  const dataDir = beginWithDemonstration(temporaryDataDir('kill'))
  const env = { LIMITS_SCALE: '1000', MARKET_SIMULATOR: 'off' }
  const startedAt = Date.now()
  const startDurations: number[] = []
  let server: Running | undefined
  let acknowledgedCount = 0
  let lostCount = 0
  let sample: Acknowledged | undefined
  // The server counts as started when the database answers, too.
  async function startServer() {
    const from = Date.now()
    server = await startConsole(dataDir, env, await freePort())
    await callApi(server.url, { path: '/accounts/me' })
    return { url: server.url, ms: Date.now() - from }
  }
  let { url } = await startServer()
  const sessions = await Promise.all(accountNames.map((name) => openSession(url, name)))
  for (let round = 1; round <= rounds; round++) {
    const acknowledged: Acknowledged[] = []
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      createOffers(
        url,
        sessions[index % sessions.length] as Session,
        `停電 ${round}-${index}`,
        acknowledged,
      ),
    )
    await sleep(randomInt(400, 1800))
    await server?.stop('SIGKILL')
    await Promise.all(writers)
    const restarted = await startServer()
    url = restarted.url
    startDurations.push(restarted.ms)
    lostCount += (await findLostOffers(url, acknowledged)).length
    acknowledgedCount += acknowledged.length
    sample = acknowledged[0] ?? sample
  }
  const noticed = await countNoticedFaults(url, sample)
  await server?.stop()
  return {
    suite: 'kill -9 over HTTP',
    rounds,
    writers: WRITERS,
    acknowledged: acknowledgedCount,
    lost: lostCount,
    failed: lostCount + Number(noticed !== 2) + Number(acknowledgedCount === 0),
    selfCheck: `${noticed} of 2 noticed`,
    backAfterMs: { slowest: Math.max(...startDurations) },
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}
