import { resolve } from 'node:path'
import { setImmediate, setTimeout, clearTimeout } from 'node:timers'
import { Worker } from 'node:worker_threads'
import type { Results } from '@electric-sql/pglite'
import { EngineAway, type PlainError, toError } from './errors'

type QueryRequest = {
  sql: string
  /** The name of its prepared statement. */
  name: string | undefined
  params: readonly unknown[]
  rowMode: 'array' | 'object'
  /** Object ids of the types whose values stay as PostgreSQL wrote them. */
  textTypes: readonly string[]
}
/** What the thread does, with the argument and the result of each method. */
type Methods = {
  query: { request: QueryRequest; result: Results<unknown> }
  exec: { request: { sql: string }; result: undefined }
  close: { request: object; result: undefined }
}
type Method = keyof Methods
type Opened = { isOpen: true } | { isOpen: false; error: PlainError }
type Answer = { id: number; result: unknown } | { id: number; error: PlainError }
/** What the database announces at the commit of a change. */
type Notification = { notification: string }
type Pending = {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

// Found at run time, like the migrations: a bundler that followed the path would compile the file into another place.
const threadFile = () =>
  resolve(/* turbopackIgnore: true */ 'src/server/db/embedded/engineThread.mjs')

/** After these errors PostgreSQL does not go on: it would exit, and WebAssembly stops where it is. */
const endsEngine = ({ name = '', severity = '' }: PlainError) =>
  ['FATAL', 'PANIC'].includes(severity) || ['RuntimeError', 'ExitStatus'].includes(name)

/** The thread with the database in it. `onEnded` is called once: it no longer works and must be replaced. */
export class EngineThread {
  private readonly worker: Worker
  private readonly pending = new Map<number, Pending>()
  private lastId = 0
  private hasEnded = false

  constructor(
    dataDir: string,
    private readonly onEnded: (reason: string) => void,
    private readonly onNotification: (message: string) => void,
  ) {
    // Without the flags of this process: the thread needs no compiler of TypeScript.
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
        this.worker.on('message', (answer: Answer | Notification) => {
          if ('notification' in answer) this.onNotification(answer.notification)
          else this.settle(answer)
        })
        if (message.isOpen) done()
        else fail(toError(message.error))
      })
    })
  }

  /** Sends a request. One that takes longer than `withinMs` ends the thread: nothing else can interrupt the engine. */
  send<M extends Method>(
    method: M,
    request: Methods[M]['request'],
    withinMs: number,
  ): Promise<Methods[M]['result']> {
    if (this.hasEnded) return Promise.reject(new EngineAway('the engine has ended'))
    const id = ++this.lastId
    return new Promise((done, reject) => {
      const timer = setTimeout(() => {
        // After a long turn of this thread the timer may come before an answer that has already arrived.
        setImmediate(() => {
          if (this.pending.has(id)) this.end(`a call took more than ${withinMs} ms`)
        })
      }, withinMs)
      this.pending.set(id, { resolve: done as (result: unknown) => void, reject, timer })
      this.worker.postMessage({ id, method, ...request })
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
    if (!('error' in answer)) {
      call.resolve(answer.result)
      return
    }
    if (endsEngine(answer.error)) {
      call.reject(new EngineAway('the engine has ended'))
      this.end(`the engine stopped: ${answer.error.code ?? answer.error.name}`)
    } else call.reject(toError(answer.error))
  }

  private end(reason: string) {
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
  }
}
