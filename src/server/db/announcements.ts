import type { Pool, PoolClient } from 'pg'
import { CHANGES_CHANNEL } from '@/server/platform/changes'

const CHANGED = /^changed ([a-z_]+:\d+)$/

/** What each connection has changed since its last commit. The triggers report it in notices: see `announce_change`. */
const changesOf = new WeakMap<PoolClient, Set<string>>()

/** Records what the triggers report on the connections of this pool, which must enable it (`app.announce`). */
export function noteChanges(pool: Pool) {
  pool.on('connect', (client) => {
    const changes = new Set<string>()
    changesOf.set(client, changes)
    client.on('notice', ({ message = '' }) => {
      const change = CHANGED.exec(message)?.[1]
      if (change !== undefined) changes.add(change)
    })
  })
}

/** Forgets the changes of a transaction that was rolled back. */
export const forgetChanges = (client: PoolClient) => changesOf.get(client)?.clear()

// Its commit waits for neither the disk nor a standby: the setting lasts as long as the statement, which is its own
// transaction.
const ANNOUNCE = `select set_config('synchronous_commit', 'off', true), pg_notify('${CHANGES_CHANNEL}', message) from unnest($1::text[]) as message`

/**
 * Tells all processes what the transaction changed that was just committed on this connection. In a transaction of its
 * own, because notifications are committed one after the other. If the process or the connection is lost, pages see the
 * change at their next poll.
 */
export async function announceChanges(client: PoolClient) {
  const changes = changesOf.get(client)
  if (!changes?.size) return
  const messages = [...changes]
  changes.clear()
  await client.query(ANNOUNCE, [messages]).catch(() => {})
}
