import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sumBy } from '@/lib/sumBy'
import { callApi, readJson, signInForCookie } from '../kit/apiCalls'
import { freePort } from '../kit/freePort'
import {
  beginWithDemonstration,
  type Running,
  startConsole,
  temporaryDataDir,
} from '../kit/processes'

const accountNames = ['company', 'store', 'staff']
const WRITERS = 6
const SERVER_ENV = { LIMITS_SCALE: '1000', MARKET_SIMULATOR: 'off' }
/** The fields of a chat message that the durability figure compares. */
type ChatMessage = { id: number; body: string; sendKey: string | null }
type MessagePage = { messages: ChatMessage[]; hasMore: boolean; sendRefusal: string | null }

/** What writers and reader share while the server is killed and started again. */
type ChatRun = {
  /** URL of the running server; changes with each start. */
  url: string
  /** Set when the last round is over: writers and reader stop. */
  isOver: boolean
  cookies: string[]
  /** API path of the room in which all write. */
  roomPath: string
  /** Messages up to this id were in the room before. */
  startId: number
  /** How many sends had to be repeated. */
  resendCount: number
}

/** Reads as the store manager. */
const read = <T>({ url, cookies }: ChatRun, path: string) =>
  readJson<T>(url, path, cookies[1] ?? '')

/** The path of the first room of the manager's first store in which the store may write; empty when there is none. */
async function findWritableRoom(run: ChatRun): Promise<string> {
  const { items: clients } = await read<{ items: { id: number }[] }>(
    run,
    '/accounts/me/accessible_resources/clients',
  )
  const rooms = `/clients/${clients[0]?.id ?? 0}/chat_rooms`
  const { items } = await read<{ items: { uid: string }[] }>(run, rooms)
  for (const { uid } of items) {
    const { sendRefusal } = await read<MessagePage>(run, `${rooms}/${uid}`)
    if (sendRefusal === null) return `${rooms}/${uid}`
  }
  return ''
}

/** Sends one message; false when the server did not confirm it. Throws on a response that a repeat cannot change. */
async function sendOnce(
  { url, roomPath }: ChatRun,
  cookie: string,
  message: { body: string; sendKey: string },
): Promise<boolean> {
  const path = `${roomPath}/messages`
  const response = await callApi(url, { method: 'POST', path, cookie, body: message }).catch(
    () => undefined,
  )
  if (!response) return false
  const isRepeatable = response.ok || response.status === 429 || response.status >= 500
  if (!isRepeatable) throw new Error(`send: ${response.status} ${await response.text()}`)
  if (!response.ok) return false
  // The connection may break within the body: the confirmation was not received then.
  return response.text().then(
    () => true,
    () => false,
  )
}

/** Writes messages until the run is over; repeats each under its key until it is confirmed, as the console does. */
async function writeMessages(run: ChatRun, writer: number, keyPrefix: string, sentKeys: string[]) {
  const cookie = run.cookies[writer % run.cookies.length] ?? ''
  for (let count = 0; !run.isOver; count++) {
    const sendKey = `${keyPrefix}-${writer}-${count}`
    while (!(await sendOnce(run, cookie, { body: `停電 ${writer}-${count}`, sendKey }))) {
      run.resendCount++
      await sleep(100)
    }
    sentKeys.push(sendKey)
  }
}

/** Reads on from the last known message. Returns whether more may follow. */
async function readNext(run: ChatRun, messages: ChatMessage[]) {
  const lastId = messages.at(-1)?.id ?? run.startId
  const page = await read<MessagePage>(run, `${run.roomPath}?after=${lastId}`)
  messages.push(...page.messages)
  return page.hasMore
}

async function readUntilOver(run: ChatRun, messages: ChatMessage[]) {
  while (!run.isOver) {
    // While the server is down nothing is read.
    await readNext(run, messages).catch(() => undefined)
    await sleep(50)
  }
}

/** The positions in the log of each key. */
function positionsByKey(log: readonly ChatMessage[]) {
  const positions = new Map<string, number[]>()
  log.forEach(({ sendKey }, index) => {
    if (sendKey !== null) positions.set(sendKey, [...(positions.get(sendKey) ?? []), index])
  })
  return positions
}

/**
 * Acknowledged messages that are missing, doubled, or not in the order in which their writer sent them.
 * @param sentKeys the keys of each writer in the order of sending
 */
function faultsOf(log: readonly ChatMessage[], sentKeys: readonly (readonly string[])[]): string[] {
  const positions = positionsByKey(log)
  const faultOf = (key: string, previousKey: string | undefined) => {
    const [position, ...repeated] = positions.get(key) ?? []
    const previous = positions.get(previousKey ?? '')?.[0] ?? -1
    if (position === undefined) return [`lost ${key}`]
    if (repeated.length > 0) return [`doubled ${key}`]
    return position < previous ? [`out of order ${key}`] : []
  }
  return sentKeys.flatMap((keys) => keys.flatMap((key, index) => faultOf(key, keys[index - 1])))
}

/**
 * The check must notice a missing message, a doubled one and two of one writer in the wrong order: returns how many
 * of the three it noticed.
 */
function countNoticedFaults(
  log: readonly ChatMessage[],
  sentKeys: readonly (readonly string[])[],
): number {
  const [first, second] = (sentKeys[0] ?? [])
    .map((key) => log.find(({ sendKey }) => sendKey === key))
    .filter((message) => message !== undefined)
  if (!first || !second) return 0
  const swapped = log.map((message) => {
    if (message === first) return second
    return message === second ? first : message
  })
  const wrongLogs = [log.filter((message) => message !== first), [...log, first], swapped]
  return wrongLogs.filter((wrong) => faultsOf(wrong, sentKeys).length > 0).length
}

/**
 * Durability figure: kill -9 of the production server while six writers send to one room over HTTP and one reader
 * polls for new messages. In the end every acknowledged message exists once and in order, and the reader has received
 * exactly the same log.
 */
export async function killFigure() {
  const rounds = Number(process.env['KILL_ROUNDS'] ?? 20)
  const dataDir = beginWithDemonstration(temporaryDataDir('kill'))
  const startedAt = Date.now()
  const run: ChatRun = {
    url: '',
    isOver: false,
    cookies: [],
    roomPath: '',
    startId: 0,
    resendCount: 0,
  }
  let server: Running | undefined
  async function startServer() {
    server = await startConsole(dataDir, SERVER_ENV, await freePort())
    run.url = server.url
    await callApi(run.url, { path: '/accounts/me' })
  }
  await startServer()
  // One after the other: signing in is meant to be slow.
  for (const name of accountNames) run.cookies.push(await signInForCookie(run.url, name))
  run.roomPath = await findWritableRoom(run)
  run.startId = (await read<MessagePage>(run, run.roomPath)).messages.at(-1)?.id ?? 0

  const sentKeys = Array.from({ length: WRITERS }, (): string[] => [])
  const receivedMessages: ChatMessage[] = []
  const reading = readUntilOver(run, receivedMessages)
  const writing = Promise.all(
    sentKeys.map((keys, writer) => writeMessages(run, writer, `kill-${startedAt}`, keys)),
  )
  for (let round = 1; round <= rounds; round++) {
    await sleep(randomInt(400, 1800))
    await server?.stop('SIGKILL')
    await startServer()
  }
  await sleep(500)
  run.isOver = true
  await Promise.all([writing, reading])
  // All messages that were sent during the run, in the order of the server.
  const log: ChatMessage[] = []
  for (const messages of [receivedMessages, log]) while (await readNext(run, messages));
  await server?.stop()

  const faults = faultsOf(log, sentKeys)
  const idsOf = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id).join()
  const readerDiffers = Number(idsOf(receivedMessages) !== idsOf(log))
  const noticed = countNoticedFaults(log, sentKeys)
  const acknowledged = sumBy(sentKeys, (keys) => keys.length)
  return {
    suite: 'kill -9 over HTTP',
    rounds,
    writers: WRITERS,
    acknowledged,
    sentAgain: run.resendCount,
    faults: faults.length,
    readerDiffers,
    failed: faults.length + readerDiffers + Number(noticed !== 3) + Number(acknowledged === 0),
    selfCheck: `${noticed} of 3 noticed`,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}
