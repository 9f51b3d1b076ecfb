import { request } from 'node:http'
import { startDemonstration } from '../kit/processes'
import { readAtOnce } from './readers'

const SERVER_ENV = { LIMITS_SCALE: '1000' }

const SESSIONS = 20
/** The largest effect that one slow call, an export or a snapshot, may have on others. */
const MAX_P99_OVER_P50 = 10
const MAX_CALL_MS = 5000

/** Latency figure: 20 sessions read at once from the production server on the embedded database. */
export async function slowCallsFigure() {
  const startedAt = Date.now()
  const server = await startDemonstration('latency', SERVER_ENV)
  const figure = await readAtOnce(server.url, SESSIONS)
  await server.stop()
  const { p50, p99, slowest } = figure.ms
  return {
    suite: 'reads of 20 sessions at once',
    ...figure,
    failed: figure.refused + Number(p99 > MAX_P99_OVER_P50 * p50) + Number(slowest > MAX_CALL_MS),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}

const SENDERS = 4
const READERS = 4
/** The longest that reads of others may take beside the senders, in multiples of their time without them. */
const MAX_RATIO = 3

/** A megabyte as ninety thousand unknown fields, and as a few long texts: what is slow to parse, and to refuse. */
const BODIES = [
  Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`k${n}`, 1])),
  { email: 'a@example.com', password: 'x', more: ['a'.repeat(999_000)] },
].map((body) => Buffer.from(JSON.stringify(body)))
const PATHS = ['/sign_in', '/account_setup_tokens']

/** Sends a body on a connection of its own; resolves when it was answered, or the connection was closed. */
const sendOnce = (url: string, body: Buffer, saysLength: boolean) =>
  new Promise<void>((resolve) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        'X-App': 'X-App',
        'Content-Type': 'application/json',
        ...(saysLength ? { 'Content-Length': body.length } : {}),
      },
    })
    sent.on('response', (answer) => answer.resume())
    sent.on('error', () => undefined)
    sent.on('close', resolve)
    sent.end(body)
  })
/** Sends large bodies without a session until it is stopped; half of them do not say how long they are. */
async function send(url: string, stopped: AbortSignal) {
  for (let count = 0; !stopped.aborted; count++) {
    const body = BODIES[count % 2] as Buffer
    const path = PATHS[count % 4 < 2 ? 0 : 1] as string
    await sendOnce(`${url}/app/api/v1${path}`, body, count % 8 < 4)
  }
}

/** Latency figure: others read while four senders without a session send bodies of a megabyte as fast as they can. */
export async function largeBodiesFigure() {
  const startedAt = Date.now()
  const server = await startDemonstration('large-bodies', SERVER_ENV)
  const read = () => readAtOnce(server.url, READERS)
  await read()
  const without = await read()
  const stopping = new AbortController()
  const senders = Array.from({ length: SENDERS }, () => send(server.url, stopping.signal))
  const beside = await read()
  stopping.abort()
  await Promise.all(senders)
  await server.stop()
  const ratio = beside.ms.p50 / without.ms.p50
  return {
    suite: 'reads beside four senders of bodies of 1 MB',
    without: without.ms,
    beside: beside.ms,
    ratio: Math.round(ratio * 10) / 10,
    failed: beside.refused + Number(ratio > MAX_RATIO),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}
