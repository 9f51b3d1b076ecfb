// People at work: writers that repeat each call under its key until it is acknowledged, readers, a browser that opens a
// page, and open streams of events.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { draftCall, type Session, type Store } from './offers'

const CALL_TIMEOUT_MS = 60_000
const REPEAT_AFTER_MS = 200
const READ_EVERY_MS = 50
const PAGE_EVERY_MS = 500
const RECONNECT_MS = 500

/** The result of a call; `broken`: no answer arrived, `proxy`: the proxy answered with its own page. */
type Outcome = number | 'broken' | 'proxy'
export type Called = { who: string; from: number; to: number; outcome: Outcome }
export const isAnswered = ({ outcome }: Called) =>
  typeof outcome === 'number' && outcome >= 200 && outcome < 300

export class Clients {
  readonly calls: Called[] = []
  /** The titles of the offers whose creation was acknowledged. */
  readonly acknowledged: string[] = []
  /** When each stream was told that it may have missed changes, or ended, which tells a page the same. */
  readonly told: { who: string; at: number }[] = []
  private readonly stopped = new AbortController()
  private readonly work: Promise<void>[] = []

  /** The prefix of the titles that these clients write. */
  private readonly mark = randomUUID().slice(0, 8)

  constructor(private readonly session: Session) {}

  private get isOver() {
    return this.stopped.signal.aborted
  }

  private async call(who: string, url: string, init: RequestInit = {}) {
    const from = Date.now()
    const outcome = await fetch(url, {
      ...init,
      headers: {
        'X-App': 'X-App',
        'Content-Type': 'application/json',
        Cookie: this.session.cookie,
        ...init.headers,
      },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
      .then(async (response): Promise<Outcome> => {
        const text = await response.text()
        return !response.ok && text.startsWith('<') ? 'proxy' : response.status
      })
      // The connection may also break within the body.
      .catch((): Outcome => 'broken')
    const called = { who, from, to: Date.now(), outcome }
    this.calls.push(called)
    return called
  }

  private async write(url: string, writer: number) {
    const { stores } = this.session
    const store = stores[writer % stores.length] as Store
    for (let count = 0; !this.isOver; count++) {
      const title = `訓練 ${this.mark} ${writer}-${count}`
      const { method, path, body } = draftCall(store, title)
      const init = {
        method,
        headers: { 'Idempotency-Key': randomUUID() },
        body: JSON.stringify(body),
      }
      for (;;) {
        if (isAnswered(await this.call(`writer ${writer}`, `${url}/app/api/v1${path}`, init))) {
          this.acknowledged.push(title)
          break
        }
        if (this.isOver) return
        await sleep(REPEAT_AFTER_MS)
      }
    }
  }

  private async read(who: string, url: string, everyMs: number) {
    while (!this.isOver) {
      await this.call(who, url)
      await sleep(everyMs)
    }
  }

  /** A stream is opened again when it ends, as a browser does. */
  private async listen(who: string, url: string) {
    while (!this.isOver) {
      await this.readStream(who, url).catch(() => undefined)
      if (this.isOver) return
      this.told.push({ who, at: Date.now() })
      await sleep(RECONNECT_MS)
    }
  }
  private async readStream(who: string, url: string) {
    const response = await fetch(`${url}/app/api/v1/accounts/me/events`, {
      headers: { 'X-App': 'X-App', Cookie: this.session.cookie },
      signal: this.stopped.signal,
    })
    if (!response.ok || !response.body) return
    for await (const part of response.body.pipeThrough(new TextDecoderStream()))
      if (part.includes('"isGap":true')) this.told.push({ who, at: Date.now() })
  }

  /** Starts `count` writers on these addresses in turn, each in a store of its own as long as there are enough. */
  startWriters(urls: readonly string[], count: number) {
    for (let writer = 0; writer < count; writer++)
      this.work.push(this.write(urls[writer % urls.length] as string, writer))
  }
  /** Starts readers of lists and of a page, through the proxy. */
  startReaders(url: string, count: number) {
    const lists = ['offers', 'offerings', 'groups', 'todos']
    for (let reader = 0; reader < count; reader++) {
      const { clientId } = this.session.stores[reader % this.session.stores.length] as Store
      const path = `/app/api/v1/clients/${clientId}/${lists[reader % lists.length]}`
      this.work.push(this.read(`reader ${reader}`, url + path, READ_EVERY_MS))
    }
    this.work.push(this.read('page', `${url}/login`, PAGE_EVERY_MS))
  }
  /** Opens a stream on each of the addresses. */
  startStreams(urls: readonly string[]) {
    for (const url of urls) this.work.push(this.listen(url, url))
  }

  /** The streams that were told since then that changes may have been missed. */
  toldSince(since: number) {
    return new Set(this.told.filter(({ at }) => at >= since).map(({ who }) => who))
  }

  /** Waits until that many streams were told, but not longer than a page may have to wait for it. */
  async waitUntilTold(since: number, streams: number, withinMs: number) {
    for (const until = Date.now() + withinMs; Date.now() < until; await sleep(200))
      if (this.toldSince(since).size >= streams) return
  }

  /** Waits until each client has been answered after `since` and nobody was refused for `quietMs`. */
  async waitUntilServed(since: number, { quietMs = 3000, withinMs = 90_000 } = {}) {
    const names = new Set(this.calls.map(({ who }) => who))
    for (const until = Date.now() + withinMs; Date.now() < until; await sleep(200)) {
      const after = this.calls.filter(({ from }) => from >= since)
      const served = new Set(after.filter(isAnswered).map(({ who }) => who))
      const lastRefusal = Math.max(
        since,
        ...after.filter((it) => !isAnswered(it)).map((it) => it.to),
      )
      if (served.size === names.size && Date.now() - lastRefusal > quietMs) return
    }
  }

  async stop() {
    this.stopped.abort()
    await Promise.all(this.work)
  }
}
