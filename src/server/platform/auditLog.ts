import { createHash } from 'node:crypto'
import type { AuditChange } from '@/domain/audit/auditChange'
import { auditLog } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type AuditEntry = {
  /** The operation of the call, or the name of an event ('refresh_replay'). */
  call: string
  result: 'done' | 'denied'
  code?: string | undefined
  accountId?: number | undefined
  sessionId?: number | undefined
  companyId?: number | undefined
  clientId?: number | undefined
  /** Ids only, never user input. */
  ids?: Record<string, string | number>
  /** Numbers, ids and words of a vocabulary before and after. */
  changes?: readonly AuditChange[]
  ip?: string | undefined
}
/**
 * Appends a row to the audit log. The address is stored as a hash, which distinguishes addresses without revealing
 * them.
 */
export const audit = (db: Tx, { ip, ids = {}, changes = [], ...entry }: AuditEntry, now: Date) =>
  db.insert(auditLog).values({
    ...entry,
    at: now.toISOString(),
    ids,
    changes: [...changes],
    ip: ip && createHash('sha256').update(ip).digest('base64url').slice(0, 16),
  })
