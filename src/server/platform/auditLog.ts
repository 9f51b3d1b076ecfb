import { createHash } from 'node:crypto'
import type { Tx } from '@/server/db/transaction'
import { auditLog } from '@/server/db/schema'

export type AuditEntry = {
  /** The line of the call, or the name of what happened ('refresh_replay'). */
  call: string
  result: 'done' | 'denied'
  code?: string | undefined
  accountId?: number | undefined
  sessionId?: number | undefined
  companyId?: number | undefined
  clientId?: number | undefined
  /** Only ids: what was typed has no place here. */
  ids?: Record<string, string | number>
  ip?: string | undefined
}
/** Adds one row. Rows are never changed. The address is kept as a hash: it tells two places apart and names none. */
export const audit = (db: Tx, { ip, ids = {}, ...entry }: AuditEntry, now: Date) =>
  db.insert(auditLog).values({
    ...entry,
    at: now.toISOString(),
    ids,
    ip: ip && createHash('sha256').update(ip).digest('base64url').slice(0, 16),
  })
