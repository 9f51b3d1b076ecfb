import { ApiError } from '@/api/ApiError'
import { retryDelay } from '@/api/swrDefaults'
import type { ChangeEvent } from '@/contracts/events/changeEvent'
import { readEvents } from './readEvents'

const LOCK_NAME = 'live-changes'
const MAX_ATTEMPT = 6
/** The messages between tabs. `ask`: a tab that has just been opened asks for the status. */
type Message =
  | { kind: 'event'; event: ChangeEvent }
  | { kind: 'status'; isLive: boolean }
  | { kind: 'ask' }
type Listeners = { onEvent: (event: ChangeEvent) => void; onStatus: (isLive: boolean) => void }

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
const retryAfterOf = (error: unknown) => (error instanceof ApiError ? error.retryAfter : undefined)
/** Whether the browser can share one connection. Without it each tab polls. */
const canShare = () => 'locks' in navigator && typeof BroadcastChannel !== 'undefined'

/** Keeps a connection open until the signal aborts. While there is none, `onStatus(false)` makes the tabs poll. */
async function stayConnected(signal: AbortSignal, { onEvent, onStatus }: Listeners) {
  let attempt = 0
  while (!signal.aborted) {
    let retryAfter: number | undefined
    try {
      await readEvents(signal, {
        onOpen: () => {
          attempt = 0
          onStatus(true)
        },
        onEvent,
      })
    } catch (error) {
      retryAfter = retryAfterOf(error)
    }
    if (signal.aborted) return
    onStatus(false)
    attempt = Math.min(attempt + 1, MAX_ATTEMPT)
    await wait(retryDelay(attempt, retryAfter), signal)
  }
}

/**
 * Delivers changes to this tab: one tab of the browser holds the connection and passes on its events, the others wait
 * to take its place. Returns a function that ends it.
 */
export function followChanges(accountId: number, listeners: Listeners): () => void {
  if (!canShare()) return () => {}
  const ending = new AbortController()
  const name = `${LOCK_NAME}-${accountId}`
  const channel = new BroadcastChannel(name)
  let ownStatus: boolean | undefined
  const tell = (message: Message) => {
    if (!ending.signal.aborted) channel.postMessage(message)
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      if (ownStatus !== undefined) tell({ kind: 'status', isLive: ownStatus })
    } else if (data.kind === 'status') listeners.onStatus(data.isLive)
    else listeners.onEvent(data.event)
  }
  tell({ kind: 'ask' })
  void navigator.locks
    .request(name, { signal: ending.signal }, () =>
      stayConnected(ending.signal, {
        onEvent: (event) => {
          listeners.onEvent(event)
          tell({ kind: 'event', event })
        },
        onStatus: (isLive) => {
          ownStatus = isLive
          listeners.onStatus(isLive)
          tell({ kind: 'status', isLive })
        },
      }),
    )
    .catch(() => undefined)
  return () => {
    // The tab that takes over announces its own status; until then the others poll.
    if (ownStatus) tell({ kind: 'status', isLive: false })
    ending.abort()
    channel.close()
    listeners.onStatus(false)
  }
}
