import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryOptions, Results } from '@electric-sql/pglite'
import { describe, type LogEntry } from '@/server/platform/logger'
import { createStatementNames } from '@/server/db/namedStatements'
import { EngineAway } from './errors'
import { EngineThread } from './thread'
import { createTurns } from './turns'

/** Bounds in milliseconds. */
type EngineLimits = {
  /** For one statement; beyond it the engine counts as stuck and is replaced. */
  statement: number
  /** For opening with recovery and for a checkpoint. */
  maintenance: number
  /** How long a transaction waits for the one connection. */
  turn: number
  /** Between two tries to open the database again. */
  retry: number
  close: number
}
export const ENGINE_LIMITS: EngineLimits = {
  statement: 15_000,
  maintenance: 120_000,
  turn: 4000,
  retry: 2000,
  close: 1000,
}
type Log = (entry: LogEntry) => void
type Statement = <T = Record<string, unknown>>(
  sql: string,
  params?: readonly unknown[],
  options?: QueryOptions,
) => Promise<Results<T>>
export type EngineTransaction = { query: Statement }

/**
 * The embedded database behind the part of PGlite's interface that Drizzle uses. The database runs in
 * a thread; when that stops answering, it is ended and the directory is opened anew, as after a crash.
 */
export class EmbeddedEngine {
  private readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Refuses the statements and transactions that wait for their turn. */
  readonly refuseWaiting: () => void
  private readonly listeners = new Set<(message: string | undefined) => void>()
  private readonly nameOf = createStatementNames()
  private isClosed = false

  private constructor(
    private readonly dataDir: string,
    private readonly log: Log,
    private readonly limits: EngineLimits,
    private thread: EngineThread | undefined,
  ) {
    const turns = createTurns(limits.turn)
    this.inTurn = turns.inTurn
    this.refuseWaiting = turns.refuseWaiting
  }

  /** Opens a data directory and makes it if there is none. Throws why it does not open. */
  static async open(dataDir: string, log: Log, limits = ENGINE_LIMITS): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(dataDir, log, limits, undefined)
    engine.thread = await engine.startThread()
    return engine
  }

  readonly query: Statement = (sql, params, options) =>
    this.inTurn(() => this.run(this.requireThread(), sql, params, options))

  /** Statements without an answer that may take long. */
  exec(sql: string): Promise<void> {
    return this.inTurn(() => this.requireThread().send('exec', { sql }, this.limits.maintenance))
  }

  /** Runs `fn` in a transaction: committed when it resolves, rolled back when it rejects. */
  transaction<T>(fn: (tx: EngineTransaction) => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      // The whole transaction stays on the thread it began on: a new thread knows nothing of it.
      const thread = this.requireThread()
      const query: Statement = (sql, params, options) => this.run(thread, sql, params, options)
      await query('begin')
      let result: T
      try {
        result = await fn({ query })
      } catch (error) {
        // Without the thread there is nothing to roll back.
        await query('rollback').catch(() => {})
        throw error
      }
      await query('commit')
      return result
    })
  }

  /** Calls `onMessage` with each message of a commit, and with undefined when messages may have been lost. */
  listen(onMessage: (message: string | undefined) => void): () => void {
    this.listeners.add(onMessage)
    return () => {
      this.listeners.delete(onMessage)
    }
  }

  /** Closes the database, or ends it where it does not answer in time. */
  async close(): Promise<void> {
    this.isClosed = true
    const { thread } = this
    this.thread = undefined
    if (!thread) return
    await thread.send('close', {}, this.limits.close).catch(() => {})
    await thread.terminate()
  }

  private requireThread(): EngineThread {
    if (!this.thread) throw new EngineAway('the engine is being opened again')
    return this.thread
  }

  private async run<T>(
    thread: EngineThread,
    sql: string,
    params: readonly unknown[] = [],
    { rowMode = 'object', parsers = {} }: QueryOptions = {},
  ): Promise<Results<T>> {
    const name = params.length > 0 ? this.nameOf(sql) : undefined
    const request = { sql, name, params, rowMode, textTypes: Object.keys(parsers) }
    return (await thread.send('query', request, this.limits.statement)) as Results<T>
  }

  private tell(message: string | undefined) {
    for (const onMessage of this.listeners) onMessage(message)
  }

  private async startThread(): Promise<EngineThread> {
    const thread: EngineThread = new EngineThread(
      this.dataDir,
      (reason) => {
        // A thread that never opened is handled by the code that opens it.
        if (this.thread === thread) void this.replace(thread, reason)
      },
      (message) => {
        this.tell(message)
      },
    )
    try {
      await thread.opened(this.limits.maintenance)
      return thread
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }

  /** Tries until it succeeds: while the disk is full, the database cannot be opened either. */
  private async replace(broken: EngineThread, reason: string) {
    this.thread = undefined
    this.log({ level: 'error', event: `database engine: ${reason}; it is started again` })
    // Two engines on one directory would destroy it: the next one starts when this one is gone.
    await broken.terminate()
    for (let attempt = 1; !this.isClosed; attempt++) {
      try {
        const thread = await this.startThread()
        if (this.isClosed) await thread.terminate()
        else this.thread = thread
        this.tell(undefined)
        this.log({ level: 'warn', event: 'database engine: started again', attempt })
        return
      } catch (error) {
        if (attempt === 1)
          this.log({ level: 'error', event: 'database engine: not opened', error: describe(error) })
        await sleep(this.limits.retry)
      }
    }
  }
}
