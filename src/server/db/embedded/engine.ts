import { setTimeout as sleep } from 'node:timers/promises'
import { connectEmbedded, type PipelinedClient } from '@/server/db/pipelinedClient'
import { CHANGES_CHANNEL } from '@/server/platform/changes'
import { describe, type LogEntry } from '@/server/platform/logger'
import { EngineAway } from './errors'
import { EngineThread } from './thread'
import { createTurns } from './turns'

/** Bounds in milliseconds. */
type EngineLimits = {
  /** For one statement. An engine that takes longer counts as stuck and is replaced. */
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
type Engine = { thread: EngineThread; client: PipelinedClient }

/**
 * The embedded database and the one connection to it. The database runs in a thread. If the thread stops answering, it
 * is ended and the directory is opened again, as after a crash (ADR 31).
 */
export class EmbeddedEngine {
  private readonly takeTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Refuses the statements and transactions that wait for their turn. */
  readonly refuseWaiting: () => void
  private readonly listeners = new Set<(message: string | undefined) => void>()
  private isClosed = false

  private constructor(
    private readonly dataDir: string,
    private readonly log: Log,
    private readonly limits: EngineLimits,
    private engine: Engine | undefined,
  ) {
    const turns = createTurns(limits.turn)
    this.takeTurn = turns.inTurn
    this.refuseWaiting = turns.refuseWaiting
  }

  /** Opens a data directory and makes it if there is none. Throws the reason if it does not open. */
  static async open(dataDir: string, log: Log, limits = ENGINE_LIMITS): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(dataDir, log, limits, undefined)
    engine.engine = await engine.start()
    return engine
  }

  /** Runs `work` on the connection when it is free. */
  inTurn<T>(work: (client: PipelinedClient) => Promise<T>): Promise<T> {
    return this.takeTurn(async () => {
      // The whole turn uses the thread on which it began: a new thread does not know its transaction.
      const engine = this.requireEngine()
      try {
        return await work(engine.client)
      } catch (error) {
        throw this.orAway(engine, error)
      }
    })
  }

  /** Runs a statement that may take long. */
  maintain(sql: string): Promise<void> {
    return this.takeTurn(async () => {
      const { thread, client } = this.requireEngine()
      thread.withinMs = this.limits.maintenance
      try {
        await client.query(sql)
      } finally {
        thread.withinMs = this.limits.statement
      }
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
    const { thread } = this.engine ?? {}
    this.engine = undefined
    if (!thread) return
    await thread.send('close', {}, this.limits.close).catch(() => {})
    await thread.terminate()
  }

  private requireEngine(): Engine {
    if (!this.engine) throw new EngineAway('the engine is being opened again')
    return this.engine
  }

  /**
   * Returns EngineAway if the engine has ended, otherwise the error. Some errors end it: PostgreSQL exits after them.
   */
  private orAway({ thread }: Engine, error: unknown): unknown {
    if (thread.hasEnded) return new EngineAway('the engine has ended')
    const { severity = '', code = '' } = error as { severity?: string; code?: string }
    if (!['FATAL', 'PANIC'].includes(severity)) return error
    thread.end(`the engine stopped: ${code}`)
    return new EngineAway('the engine has ended')
  }

  private tell(message: string | undefined) {
    for (const onMessage of this.listeners) onMessage(message)
  }

  private async start(): Promise<Engine> {
    const { maintenance, statement } = this.limits
    const thread: EngineThread = new EngineThread(this.dataDir, maintenance, (reason) => {
      // A thread that never opened is handled by the code that opens it.
      if (this.engine?.thread === thread) void this.replace(thread, reason)
    })
    try {
      await thread.opened(maintenance)
      const client = await this.connect(thread)
      thread.withinMs = statement
      return { thread, client }
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }

  private async connect({ stream }: EngineThread): Promise<PipelinedClient> {
    const client = await connectEmbedded(stream)
    client.on('notification', ({ payload }) => {
      this.tell(payload)
    })
    await client.query(`listen ${CHANGES_CHANNEL}`)
    return client
  }

  /** Tries until it succeeds: while the disk is full, the database cannot be opened either. */
  private async replace(broken: EngineThread, reason: string) {
    this.engine = undefined
    this.log({ level: 'error', event: `database engine: ${reason}; it is started again` })
    // Two engines on one directory would destroy it: the next one starts when this one is gone.
    await broken.terminate()
    for (let attempt = 1; !this.isClosed; attempt++) {
      try {
        const engine = await this.start()
        if (this.isClosed) await engine.thread.terminate()
        else this.engine = engine
        this.tell(undefined)
        this.log({ level: 'warn', event: 'database engine: started again', attempt })
        return
      } catch (error) {
        if (attempt === 1)
          this.log({
            level: 'error',
            event: 'database engine: not opened',
            error: describe(error),
          })
        await sleep(this.limits.retry)
      }
    }
  }
}
