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

/**
 * Tells all processes what the transaction changed that was just committed on this connection. In a transaction of its
 * own, which waits for no standby: notifications are committed one after the other. If the process or the connection is
 * lost, pages see the change at their next poll.
 */
export async function announceChanges(client: PoolClient) {
  const changes = changesOf.get(client)
  if (!changes?.size) return
  const messages = [...changes].map((message) => client.escapeLiteral(message))
  changes.clear()
  await client
    .query(
      `begin; set local synchronous_commit = off; ${messages.map((message) => `select pg_notify('${CHANGES_CHANNEL}', ${message})`).join('; ')}; commit`,
    )
    .catch(() => {})
}
