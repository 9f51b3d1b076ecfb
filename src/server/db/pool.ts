import { clearTimeout, setImmediate, setTimeout } from 'node:timers'
import { Pool, type Client, type ClientBase, type ClientConfig, type PoolClient } from 'pg'
import { noteChanges } from './announcements'
import { PipelinedClient, textOf } from './pipelinedClient'

const STATEMENT_TIMEOUT_MS = 10_000
/** Generous, because seeding demonstration data blocks the event loop and with it other transactions of the process. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000
const CONNECT_TIMEOUT_MS = 10_000
/** A working server ends a statement by itself after `STATEMENT_TIMEOUT_MS`. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000
/** The first statement after a checkout is `begin`, which takes no time. */
const FIRST_ANSWER_TIMEOUT_MS = 4_000
const KEEP_ALIVE_MS = 5_000
/** Data is on SSD or cached, so the planner should prefer the index. */
const RANDOM_PAGE_COST = 1.1
/**
 * The statement that lifts the server's time limit until the end of the transaction. The pool then lifts its own too.
 */
const LIFTS_LIMIT = /^set local statement_timeout = 0$/

/** Ends a connection: what waits on it fails, and the pool replaces it. */
export function abandon({ connection }: Pick<Client, 'connection'>) {
  const error = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
  connection.stream.destroy(error)
}

/**
 * A connection that gives up when its server does not answer: the host hangs, or a firewall has dropped the connection.
 * Only the server itself would end such a statement, so without it calls and jobs would wait for minutes. What waits
 * fails with `ETIMEDOUT`.
 */
export class WatchedClient extends PipelinedClient {
  private isFresh = true
  private isLimited = true

  constructor(config: ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...query: unknown[]) => unknown
    this.query = ((...query: unknown[]) => {
      const timeout = this.isFresh ? FIRST_ANSWER_TIMEOUT_MS : ANSWER_TIMEOUT_MS
      this.isFresh = false
      if (LIFTS_LIMIT.test(textOf(query[0]) ?? '')) this.isLimited = false
      const answer = send(...query)
      if (this.isLimited && answer instanceof Promise) this.watch(answer, timeout)
      return answer
    }) as typeof this.query
  }

  /** A transaction begins on this connection. */
  markFresh() {
    this.isFresh = true
    this.isLimited = true
  }

  giveUp() {
    abandon(this)
  }

  private watch(answer: Promise<unknown>, timeoutMs: number) {
    let isAnswered = false
    const timer = setTimeout(() => {
      // If this process was busy, the answer may have arrived unread: it is read before the immediate runs.
      setImmediate(() => {
        if (isAnswered) return
        this.giveUp()
        this.emit('silent')
      })
    }, timeoutMs)
    const settle = () => {
      isAnswered = true
      clearTimeout(timer)
    }
    answer.then(settle, settle)
  }
}

/** After a switch of servers the old address may lead to a replica, which can only be read. */
async function refuseReadOnly(client: ClientBase) {
  const { rows } = await client.query<{ readOnly: string }>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  )
  if (rows[0]?.readOnly === 'on')
    throw Object.assign(new Error('cannot write: the database is a replica'), { code: '25006' })
}

/** What every connection to PostgreSQL at `url` has in common. */
export const connectionOptions = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
})

/**
 * A connection pool with time limits for connecting, statements, answers and idle transactions. It takes no connection
 * to a database that cannot be written.
 */
export function connect(url: string, max = 10): Pool {
  const pool = new Pool({
    ...connectionOptions(url),
    max,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    options: `-c TimeZone=UTC -c app.announce=after_commit -c random_page_cost=${RANDOM_PAGE_COST}`,
    // pg calls it with the configuration, which its types leave out.
    Client: WatchedClient as unknown as new () => ClientBase,
    onConnect: refuseReadOnly,
  })
  noteChanges(pool)
  const idle = new Set<PoolClient>()
  // A lost connection fails the query that runs on it, and the pool replaces it. Without a listener the event of an
  // idle one, or of one between two queries, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // The other connections lead to the same server: calls must not fail on them one by one.
    client.on('silent' as 'end', () => {
      for (const other of idle) (other as unknown as WatchedClient).giveUp()
    })
  })
  pool.on('acquire', (client) => {
    idle.delete(client)
    ;(client as unknown as WatchedClient).markFresh()
  })
  pool.on('release', (_, client) => idle.add(client))
  pool.on('remove', (client) => idle.delete(client))
  return pool
}
