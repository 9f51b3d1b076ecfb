import { resolve } from 'node:path'
import { setImmediate, setTimeout, clearTimeout } from 'node:timers'
import { Worker } from 'node:worker_threads'
import { EngineAway, type PlainError, toError } from './errors'
import { ThreadStream } from './threadStream'

/** What the thread does, with the argument and the result of each method. */
type Methods = {
  /** Messages of PostgreSQL's protocol, and the answers to them. */
  exchange: { request: { bytes: Uint8Array }; result: Uint8Array[] }
  close: { request: object; result: undefined }
}
type Method = keyof Methods
type Opened = { isOpen: true } | { isOpen: false; error: PlainError }
type Answer = { id: number; result: unknown } | { id: number; error: PlainError }
type Pending = {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

// Found at run time, like the migrations: a bundler that followed the path would compile the file into another place.
const threadFile = () =>
  resolve(/* turbopackIgnore: true */ 'src/server/db/embedded/engineThread.mjs')

/** The thread that the database runs in. `onEnded` is called once: the thread no longer works and must be replaced. */
export class EngineThread {
  private readonly worker: Worker
  private readonly pending = new Map<number, Pending>()
  private lastId = 0
  hasEnded = false
  /** The socket of a connection to the database. */
  readonly stream = new ThreadStream((bytes) =>
    this.send('exchange', { bytes }, this.withinMs, [bytes.buffer]),
  )

  /** `withinMs`: the bound for each exchange. */
  constructor(
    dataDir: string,
    public withinMs: number,
    private readonly onEnded: (reason: string) => void,
  ) {
    // Without the flags of this process: the thread is plain JavaScript and needs no compiler.
    this.worker = new Worker(threadFile(), { workerData: { dataDir }, execArgv: [] })
    this.worker.on('error', (error) => {
      this.end(`the thread failed: ${error.name}`)
    })
    this.worker.on('exit', () => {
      this.end('the thread ended')
    })
  }

  /** Resolves when the database answers. Rejects with the reason why it does not open. */
  opened(withinMs: number): Promise<void> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        fail(new EngineAway('the database did not open in time'))
      }, withinMs)
      this.worker.on('exit', () => {
        clearTimeout(timer)
        fail(new EngineAway('the thread ended while the database opened'))
      })
      this.worker.once('message', (message: Opened) => {
        clearTimeout(timer)
        this.worker.on('message', (answer: Answer) => {
          this.settle(answer)
        })
        if (message.isOpen) done()
        else fail(toError(message.error))
      })
    })
  }

  /**
   * Sends a request. If it takes longer than `withinMs`, the thread is ended, because nothing else can interrupt the
   * engine. `moved`: memory that is transferred instead of copied.
   */
  send<M extends Method>(
    method: M,
    request: Methods[M]['request'],
    withinMs: number,
    moved: ArrayBuffer[] = [],
  ): Promise<Methods[M]['result']> {
    if (this.hasEnded) return Promise.reject(new EngineAway('the engine has ended'))
    const id = ++this.lastId
    return new Promise((done, reject) => {
      const timer = setTimeout(() => {
        // While this thread was busy, an answer may have arrived that is not handled yet: it comes before the timer
        // counts.
        setImmediate(() => {
          if (this.pending.has(id)) this.end(`a call took more than ${withinMs} ms`)
        })
      }, withinMs)
      this.pending.set(id, { resolve: done as (result: unknown) => void, reject, timer })
      this.worker.postMessage({ id, method, ...request }, moved)
    })
  }

  /** Stops the thread wherever it is. Its files are closed when this resolves. */
  async terminate(): Promise<void> {
    this.hasEnded = true
    this.rejectPending()
    await this.worker.terminate()
  }

  private settle(answer: Answer) {
    const call = this.pending.get(answer.id)
    if (!call) return
    this.pending.delete(answer.id)
    clearTimeout(call.timer)
    if (!('error' in answer)) call.resolve(answer.result)
    else {
      call.reject(new EngineAway('the engine has ended'))
      this.end(`the engine stopped: ${answer.error.name}`)
    }
  }

  /** Marks the thread as ended and rejects its pending requests; it has to be replaced. */
  end(reason: string) {
    if (this.hasEnded) return
    this.hasEnded = true
    this.rejectPending()
    this.onEnded(reason)
  }

  private rejectPending() {
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer)
      reject(new EngineAway('the engine has ended'))
    }
    this.pending.clear()
    this.stream.destroy(new EngineAway('the engine has ended'))
  }
}
