import { AsyncResource } from 'node:async_hooks'
import type { LogEntry } from './logger'

/** The channel on which the database announces changes (see the triggers `announce_…` of the migrations). */
export const CHANGES_CHANNEL = 'changes'
/**
 * An announcement of the database: rows of a table of a store changed, the sessions or rights of an account changed, or
 * messages may have been lost.
 */
export type Change =
  | { kind: 'store'; table: string; clientId: number }
  | { kind: 'account'; accountId: number }
  | { kind: 'gap' }
type Listener = (change: Change) => void
type Stop = () => void | Promise<void>
/** Receives each message of the channel, and undefined when the connection was lost and is there again. */
export type Listen = (onMessage: (message: string | undefined) => void) => Promise<Stop>

const ACCOUNTS_TABLE = 'accounts'

/** The change that a message `table:id` announces; undefined for any other text. */
export function changeOf(message: string | undefined): Change | undefined {
  if (message === undefined) return { kind: 'gap' }
  const [, table, digits] = /^([a-z_]+):(\d{1,15})$/.exec(message) ?? []
  if (table === undefined) return undefined
  const id = Number(digits)
  return table === ACCOUNTS_TABLE
    ? { kind: 'account', accountId: id }
    : { kind: 'store', table, clientId: id }
}

/** Distributes the changes that this process receives to its subscribers. */
export class ChangeFeed {
  private readonly listeners = new Set<Listener>()
  private readonly closers = new Set<() => void>()
  private hasEnded = false

  get isClosed() {
    return this.hasEnded
  }
  publish(change: Change) {
    for (const listener of this.listeners) listener(change)
  }
  /** `onClose` is called when the server stops. Returns a function that ends the subscription. */
  subscribe(onChange: Listener, onClose: () => void): () => void {
    // Messages may arrive during a transaction; listeners must not run inside it.
    const listener = AsyncResource.bind(onChange)
    this.listeners.add(listener)
    this.closers.add(onClose)
    return () => {
      this.listeners.delete(listener)
      this.closers.delete(onClose)
    }
  }
  /** Ends every subscription and takes no new one: the server stops. */
  close() {
    this.hasEnded = true
    for (const close of [...this.closers]) close()
  }
}

/**
 * Feeds the announcements of the database. Without it pages still see changes by polling, so a failure is logged, not
 * thrown.
 */
export async function followDatabase(
  listen: Listen,
  feed: ChangeFeed,
  log: (entry: LogEntry) => void,
): Promise<Stop> {
  try {
    return await listen((message) => {
      const change = changeOf(message)
      if (change) feed.publish(change)
    })
  } catch {
    log({ level: 'warn', event: 'changes are not heard: pages poll instead' })
    return () => {}
  }
}
