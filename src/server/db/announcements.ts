import type { Pool, PoolClient } from 'pg'
import { CHANGES_CHANNEL } from '@/server/platform/changes'

/** The notice of a trigger: the table of a changed row, and the id of the store or account whose browsers to notify. */
const CHANGE_NOTICE = /^changed ([a-z_]+:\d+)$/

/**
 * What each connection has changed since its last commit. The triggers report it in notices: see `announce_change`
 * (ADR 34).
 */
const changesOf = new WeakMap<PoolClient, Set<string>>()

/** Records what the triggers report on the connections of this pool, which must enable it (`app.announce`). */
export function noteChanges(pool: Pool) {
  pool.on('connect', (client) => {
    const changes = new Set<string>()
    changesOf.set(client, changes)
    client.on('notice', ({ message = '' }) => {
      const change = CHANGE_NOTICE.exec(message)?.[1]
      if (change !== undefined) changes.add(change)
    })
  })
}

/** Forgets the changes of a transaction that was rolled back. */
export const forgetChanges = (client: PoolClient) => changesOf.get(client)?.clear()

// The commit of the announcement waits for neither the disk nor a standby: the setting lasts as long as the statement,
// which is its own transaction.
const ANNOUNCE_SQL = `select set_config('synchronous_commit', 'off', true), pg_notify('${CHANGES_CHANNEL}', message) from unnest($1::text[]) as message`

/**
 * Notifies all processes of what the transaction just committed on this connection has changed. It runs in a separate
 * transaction, because PostgreSQL commits transactions with notifications one after the other. If the process or the
 * connection is lost, pages see the change at their next poll.
 */
export async function announceChanges(client: PoolClient) {
  const changes = changesOf.get(client)
  if (!changes?.size) return
  const messages = [...changes]
  changes.clear()
  await client.query(ANNOUNCE_SQL, [messages]).catch(() => {})
}
