import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startConsole, temporary, type Running } from '../kit/processes'
import { call, cookieOf } from './kill'

const people = ['company', 'store', 'staff']
const WRITERS = 6
type Message = { id: number; body: string; sendKey: string | null }
type Stretch = { messages: Message[]; hasMore: boolean; sendRefusal: string | null }

/** What is wrong with a log: messages that were acknowledged and are not there once, or not in the order in which their writer wrote them. */
export function faultsOf(log: readonly Message[], written: readonly (readonly string[])[]) {
  const places = new Map<string, number[]>()
  log.forEach((message, at) => {
    if (message.sendKey !== null)
      places.set(message.sendKey, [...(places.get(message.sendKey) ?? []), at])
  })
  return written.flatMap((keys) =>
    keys.flatMap((key, n) => {
      const [at, ...more] = places.get(key) ?? []
      const before = places.get(keys[n - 1] ?? '')?.[0] ?? -1
      return at === undefined
        ? [`lost ${key}`]
        : more.length > 0
          ? [`doubled ${key}`]
          : at < before
            ? [`out of order ${key}`]
            : []
    }),
  )
}

/**
 * kill -9 of the production server while several people write in one room over HTTP. Each sends a message again under its key until the server says yes, as the console
 * does; one reads along by what follows the last message they know. In the end everything is there once and in order, and the reader has seen just that.
 */
export async function killChatFigure() {
  const rounds = Number(process.env['KILL_ROUNDS'] ?? 20)
  const dir = temporary('kill-chat')
  const env = { LIMITS_SCALE: '1000', MARKET_SIMULATOR: 'off' }
  const from = Date.now()
  let server: Running | undefined
  let url = ''
  let over = false
  let again = 0
  async function up() {
    server = await startConsole(dir, env, await freePort())
    url = server.url
    await call(url, '', 'GET', '/accounts/me')
  }
  await up()
  const cookies = await Promise.all(people.map((who) => cookieOf(url, who)))
  const json = async <T>(path: string, cookie = cookies[1] ?? '') =>
    (await call(url, cookie, 'GET', path)).json() as Promise<T>
  const clientId =
    (await json<{ items: { id: number }[] }>('/accounts/me/accessible_resources/clients')).items[0]
      ?.id ?? 0
  const rooms = `/clients/${clientId}/chat_rooms`
  let path = ''
  for (const { uid } of (await json<{ items: { uid: string }[] }>(rooms)).items)
    if (path === '' && (await json<Stretch>(`${rooms}/${uid}`)).sendRefusal === null)
      path = `${rooms}/${uid}`
  const start = (await json<Stretch>(path)).messages.at(-1)?.id ?? 0

  const written = Array.from({ length: WRITERS }, (): string[] => [])
  async function write(keys: string[], writer: number) {
    for (let n = 0; !over; n++) {
      const sendKey = `kill-chat-${from}-${writer}-${n}`
      for (let done = false; !done;) {
        const answer = await call(
          url,
          cookies[writer % people.length] ?? '',
          'POST',
          `${path}/messages`,
          { body: `停電 ${writer}-${n}`, sendKey },
        ).catch(() => undefined)
        if (answer && !answer.ok && answer.status !== 429 && answer.status < 500)
          throw new Error(`send: ${answer.status} ${await answer.text()}`)
        done =
          answer?.ok === true &&
          (await answer.text().then(
            () => true,
            () => false,
          ))
        if (!done) {
          again++
          await sleep(100)
        }
      }
      keys.push(sendKey)
    }
  }
  const seen: Message[] = []
  async function follow() {
    const stretch = await json<Stretch>(`${path}?after=${seen.at(-1)?.id ?? start}`).catch(
      () => undefined,
    )
    if (stretch && Array.isArray(stretch.messages)) seen.push(...stretch.messages)
    return stretch
  }
  const reading = (async () => {
    while (!over) {
      await follow()
      await sleep(50)
    }
  })()
  const writing = Promise.all(written.map((keys, writer) => write(keys, writer)))
  for (let round = 1; round <= rounds; round++) {
    await sleep(randomInt(400, 1800))
    await server?.stop('SIGKILL')
    await up()
  }
  await sleep(500)
  over = true
  await Promise.all([writing, reading])
  for (let more = true; more;) more = (await follow())?.hasMore !== false
  const log: Message[] = []
  for (let more = true; more;) {
    const stretch = await json<Stretch>(`${path}?after=${log.at(-1)?.id ?? start}`)
    log.push(...stretch.messages)
    more = stretch.hasMore
  }
  await server?.stop()
  const faults = faultsOf(log, written)
  const otherwise = Number(seen.map((m) => m.id).join() !== log.map((m) => m.id).join())
  // The check can fail: without a message, with one twice, and with two of one writer the other way round.
  const [first, second] = (written[0] ?? [])
    .map((key) => log.find((m) => m.sendKey === key))
    .filter((m) => m !== undefined)
  const noticed =
    first && second
      ? [
          log.filter((m) => m !== first),
          [...log, first],
          log.map((m) => (m === first ? second : m === second ? first : m)),
        ].filter((wrong) => faultsOf(wrong, written).length > 0).length
      : 0
  const acknowledged = written.reduce((sum, keys) => sum + keys.length, 0)
  return {
    suite: 'chat over kill -9',
    rounds,
    writers: WRITERS,
    acknowledged,
    sentAgain: again,
    faults: faults.length,
    readerDiffers: otherwise,
    failed: faults.length + otherwise + Number(noticed !== 3) + Number(acknowledged === 0),
    selfCheck: `${noticed} of 3 noticed`,
    seconds: Math.round((Date.now() - from) / 1000),
  }
}
