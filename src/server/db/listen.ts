import { clearInterval, setInterval } from 'node:timers'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHANGES_CHANNEL, type Listen } from '@/server/platform/changes'
import { connectionOptions, WatchedClient } from './pool'

const RECONNECT_MS = 1000
const HEARTBEAT_MS = 5000

/**
 * Listens for the notifications of PostgreSQL at `url` on a separate connection beside the pool. A connection that is
 * lost or does not answer its heartbeat is opened again; a failed try is repeated every second. Rejects if the first
 * connection cannot be opened.
 */
export const listenOn =
  (url: string): Listen =>
  async (onMessage) => {
    const stopped = new AbortController()
    let client = await open()

    async function open(): Promise<WatchedClient> {
      const opened = new WatchedClient(connectionOptions(url))
      opened.on('notification', ({ payload }) => {
        onMessage(payload)
      })
      // `end` follows each loss; without a listener of `error` it would end the process.
      opened.on('error', () => {})
      try {
        await opened.connect()
        await opened.query(`listen ${CHANGES_CHANNEL}`)
      } catch (error) {
        await opened.end()
        throw error
      }
      // This connection sends nothing by itself, so one that a firewall has dropped would stay silent for ever.
      const heartbeat = setInterval(() => {
        opened.markFresh()
        opened.query('select 1').catch(() => {})
      }, HEARTBEAT_MS).unref()
      opened.once('end', () => {
        clearInterval(heartbeat)
        void reopen()
      })
      return opened
    }
    async function reopen(): Promise<void> {
      while (!stopped.signal.aborted) {
        try {
          await sleep(RECONNECT_MS, undefined, { ref: false, signal: stopped.signal })
          client = await open()
          if (stopped.signal.aborted) await client.end()
          else onMessage(undefined)
          return
        } catch {
          // The database is still away, or `stop` was called meanwhile.
        }
      }
    }
    return async () => {
      stopped.abort()
      await client.end()
    }
  }
