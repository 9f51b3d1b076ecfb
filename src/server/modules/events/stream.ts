// Node's timers are imported, because in component tests the global ones are those of jsdom without unref().
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'
import { toCamelCase } from 'drizzle-orm/casing'
import type { ChangeEvent } from '@/contracts/events/changeEvent'
import { shownIn, type ShownTable } from '@/contracts/shownIn'
import type { Change, ChangeFeed } from '@/server/platform/changes'

/** Bounds in milliseconds. */
type StreamLimits = {
  /** Changes within this time are one event. */
  collect: number
  /** Proxies and browsers end a connection on which nothing is sent. */
  heartbeat: number
  /** The interval of the checks of the session. A change of the session is checked at once. */
  check: number
  /** A reader that receives nothing for this time counts as disconnected. */
  stalled: number
}
export const STREAM_LIMITS: StreamLimits = {
  collect: 300,
  heartbeat: 20_000,
  check: 120_000,
  stalled: 60_000,
}
/** A reader with this many untaken events counts as slow, and further changes are merged. */
const EVENTS_AHEAD = 4
type Options = {
  feed: ChangeFeed
  accountId: number
  /** The stores whose changes the account may receive; undefined: the session has ended. */
  readStores: () => Promise<ReadonlySet<number> | undefined>
  now: () => number
  onEnd: () => void
  limits?: StreamLimits
}

/** The unsent changes: at most every resource of every store, however slow the reader is. */
class PendingChanges {
  private stores = new Map<number, Set<string>>()
  private isGap = false

  add(clientId: number, resources: readonly string[]) {
    const pendingResources = this.stores.get(clientId) ?? new Set()
    for (const name of resources) pendingResources.add(name)
    this.stores.set(clientId, pendingResources)
  }
  addGap() {
    this.isGap = true
  }
  get isEmpty() {
    return !this.isGap && this.stores.size === 0
  }
  /** Drops the changes of stores that the account cannot open. */
  keepOnly(open: ReadonlySet<number>) {
    this.stores = new Map([...this.stores].filter(([clientId]) => open.has(clientId)))
  }
  take(): ChangeEvent {
    const stores = Object.fromEntries([...this.stores].map(([id, names]) => [id, [...names]]))
    const event = { stores, isGap: this.isGap }
    this.stores = new Map()
    this.isGap = false
    return event
  }
}

/** A browser that is notified of changes. */
class Connection {
  private readonly pending = new PendingChanges()
  private readonly encoder = new TextEncoder()
  private readonly timers: NodeJS.Timeout[] = []
  private collecting: NodeJS.Timeout | undefined
  /** Undefined until they have been read; until then changes are collected. */
  private stores: ReadonlySet<number> | undefined
  private checks = 0
  private unsubscribe = () => {}
  private lastTakenAt = 0
  private hasEnded = false

  constructor(
    private readonly options: Required<Options>,
    private readonly controller: ReadableStreamDefaultController<Uint8Array>,
  ) {}

  async start() {
    const { feed, limits, now } = this.options
    this.lastTakenAt = now()
    // The subscription begins before the stores are read, so that no change in between is lost.
    this.unsubscribe = feed.subscribe(
      (change) => {
        this.onChange(change)
      },
      () => {
        this.end()
      },
    )
    if (feed.isClosed) this.end()
    await this.checkAccess()
    if (this.hasEnded) return
    this.timers.push(
      setInterval(() => {
        this.sendHeartbeat()
      }, limits.heartbeat).unref(),
      setInterval(() => {
        void this.checkAccess()
      }, limits.check).unref(),
    )
    this.send('retry: 5000\n\n')
  }

  /** The reader has taken what was sent. */
  pull() {
    this.lastTakenAt = this.options.now()
    if (!this.collecting) this.flush()
  }

  end() {
    if (this.hasEnded) return
    this.hasEnded = true
    this.unsubscribe()
    for (const timer of this.timers) clearInterval(timer)
    clearTimeout(this.collecting)
    this.options.onEnd()
    try {
      this.controller.close()
    } catch {
      // The browser has closed it.
    }
  }

  private onChange(change: Change) {
    if (change.kind === 'account') {
      if (change.accountId === this.options.accountId) void this.checkAccess()
      return
    }
    if (change.kind === 'gap') this.pending.addGap()
    else if (this.stores?.has(change.clientId) ?? true)
      this.pending.add(change.clientId, shownIn[toCamelCase(change.table) as ShownTable])
    if (this.pending.isEmpty) return
    this.collecting ??= setTimeout(() => {
      this.collecting = undefined
      this.flush()
    }, this.options.limits.collect).unref()
  }

  /**
   * Reads the stores again whose changes the account may receive, and ends the stream if the session has ended. While
   * the database cannot be reached, the previous stores apply.
   */
  private async checkAccess() {
    this.checks += 1
    const stores = await this.options.readStores().catch(() => this.stores)
    this.checks -= 1
    if (!stores) {
      this.end()
      return
    }
    this.stores = stores
    this.pending.keepOnly(stores)
    if (!this.collecting) this.flush()
  }

  private sendHeartbeat() {
    if (this.isBehind && this.options.now() - this.lastTakenAt > this.options.limits.stalled)
      this.end()
    else if (!this.isBehind) this.send(':\n\n')
  }

  private get isBehind() {
    return (this.controller.desiredSize ?? 0) <= 0
  }

  /** Sends the pending changes, unless the stores are being read: the account may just have lost one. */
  private flush() {
    if (this.hasEnded || this.checks > 0 || this.pending.isEmpty || this.isBehind) return
    this.send(`data: ${JSON.stringify(this.pending.take())}\n\n`)
  }

  private send(text: string) {
    if (!this.hasEnded) this.controller.enqueue(this.encoder.encode(text))
  }
}

/** The stream of one browser. What a slow reader has not taken is merged into its next event. */
export function createEventStream(options: Options): ReadableStream<Uint8Array> {
  let connection: Connection
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        connection = new Connection({ limits: STREAM_LIMITS, ...options }, controller)
        return connection.start()
      },
      pull: () => {
        connection.pull()
      },
      cancel: () => {
        connection.end()
      },
    },
    { highWaterMark: EVENTS_AHEAD },
  )
}
